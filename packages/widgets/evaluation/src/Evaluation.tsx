import { type EvaluationResult, getEvaluationResult } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import { type Core, createScope, requireSignOn } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { Button, Icon, type Theme, useStyles, WidgetScope } from '@chuhai/ui'
import { iconCompass } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { EvaluationDialog } from './EvaluationDialog'
import { linkProps, type PortalLinks, portalLinks } from './links'
import { evaluationMessages } from './messages'
import css from './styles.css?inline'

/** What `Evaluation` takes. */
export interface EvaluationProps extends Partial<PortalLinks> {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this card alone; the core's when not given. */
  locale?: Locale
  /** The theme of this card alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** Shows the button without the card around it. */
  buttonOnly?: boolean
  /** Name of the draft; cards with the same name share the answers. */
  draft?: string
  /**
   * A new evaluation has a result.
   * @type (result: EvaluationResult) => void
   */
  onRated?(result: EvaluationResult): void
}

/**
 * The card that starts the evaluation, or leads to its result and the exclusive guide (specification 2.10, 4).
 *
 * @example
 * <Evaluation core={core} onRated={({ rating }) => console.log(rating)} />
 */
export const Evaluation = ({ buttonOnly, draft = 'form', onRated, ...props }: EvaluationProps) => {
  useStyles(css)
  const core = useCore('Evaluation', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = evaluationMessages[locale]
  const links = { ...portalLinks(core), ...props }
  const user = useStore(core.session.$user)
  const resultQuery = core.query(getEvaluationResult)
  const result = useStore(resultQuery.$state).data
  const dialog = useDialogState(core, draft)

  // For a page that has not asked yet who is signed in; without a hint of a session nothing is sent.
  useEffect(() => {
    core.session.load()
  }, [core])
  // Without a result the card offers the questions.
  useEffect(() => {
    if (user) resultQuery.load().catch(() => undefined)
  }, [user, resultQuery])

  const rating = user && result?.rating
  const navImageId = result?.navImageId
  const special = rating && navImageId ? linkProps(links.specialHref(navImageId)) : null
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section
        className="ch-evaluation"
        aria-label={words.title}
        data-bare={buttonOnly || undefined}
        lang={locale}
      >
        {!buttonOnly && (
          <>
            <span className="ch-evaluation__sign">
              <Icon path={iconCompass} size={24} />
            </span>
            <div className="ch-evaluation__text">
              <p className="ch-evaluation__title">{rating ? words.ratedTitle(rating) : words.title}</p>
              <p className="ch-evaluation__intro">{rating ? words.ratedIntro : words.intro}</p>
            </div>
          </>
        )}
        <div className="ch-evaluation__actions">
          {special ? (
            <>
              <Button variant="text" aria-haspopup="dialog" onClick={dialog.open}>
                {words.viewResult}
              </Button>
              <Button {...special} aria-label={special.target && words.toSpecial + words.newWindow}>
                {words.toSpecial}
              </Button>
            </>
          ) : (
            <Button aria-haspopup="dialog" onClick={dialog.open}>
              {words.start}
            </Button>
          )}
        </div>
      </section>
      <EvaluationDialog
        {...links}
        core={core}
        locale={locale}
        draft={draft}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
        onRated={onRated}
      />
    </WidgetScope>
  )
}

/** Whether the dialog is open; a sign-on that has to leave the page comes back to the open dialog. */
const useDialogState = (core: Core, name: string) => {
  const [isOpen, setIsOpen] = useState(false)
  const requireUser = useRef<(action: 'open') => void>(null)

  useEffect(() => {
    const { signal, end } = createScope()
    requireUser.current = requireSignOn(core, {
      name: `evaluation.${name}.dialog`,
      reason: 'evaluation',
      run: () => setIsOpen(true),
      signal,
    })
    return end
  }, [core, name])

  return { isOpen, open: () => requireUser.current?.('open'), close: () => setIsOpen(false) }
}
