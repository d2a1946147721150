import { type EvaluationResult, getEvaluationResult } from '@chuhai/contract/evaluation'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { Button, Icon, LocaleProvider, useStyles } from '@chuhai/ui'
import { iconCompass } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EvaluationDialog } from './EvaluationDialog'
import { evaluationMessages } from './messages'
import css from './styles.css?inline'
import { useOpening } from './use-opening'
import { linkTo, portalWays, type Ways } from './ways'

export interface EvaluationProps extends Partial<Ways> {
  core: Core
  /** The language of this card alone; the core's when not given. */
  locale?: Locale
  /** Shows the button without the card around it. */
  buttonOnly?: boolean
  /** Name of the draft; cards with the same name share the answers. */
  draft?: string
  /** A new evaluation has found where somebody is. */
  onRated?(result: EvaluationResult): void
}

/** The way to one's own guide: the evaluation, or what it has led to (specification 2.10, 4). */
export const Evaluation = ({ core, buttonOnly, draft = 'form', onRated, ...props }: EvaluationProps) => {
  useStyles(css)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = evaluationMessages[locale]
  const ways = { ...portalWays(core), ...props }
  const user = useStore(core.session.$user)
  const results = core.query(getEvaluationResult)
  const result = useStore(results.$state).data
  const opening = useOpening(core, draft)

  // For a page that has not asked yet who is signed in; without a hint of a session nothing is sent.
  useEffect(() => {
    if (!core.session.$isKnown.get() && !core.session.$user.get()) core.session.refresh()
  }, [core])
  // Without it the card shows the way to the questions, which is never wrong.
  useEffect(() => {
    if (user) results.load().catch(() => undefined)
  }, [user, results])

  const rating = user && result?.rating
  const navImageId = result?.navImageId
  const special = rating && navImageId ? linkTo(ways.specialHref(navImageId)) : null
  return (
    <LocaleProvider locale={locale}>
      <section
        className="ch-evaluation-card"
        aria-label={words.title}
        data-bare={buttonOnly || undefined}
        lang={locale}
      >
        {!buttonOnly && (
          <>
            <span className="ch-evaluation-card__sign">
              <Icon path={iconCompass} size={24} />
            </span>
            <div className="ch-evaluation-card__text">
              <p className="ch-evaluation-card__title">{rating ? words.ratedTitle(rating) : words.title}</p>
              <p className="ch-evaluation-card__intro">{rating ? words.ratedIntro : words.intro}</p>
            </div>
          </>
        )}
        <div className="ch-evaluation-card__actions">
          {special ? (
            <>
              <Button variant="text" aria-haspopup="dialog" onClick={opening.open}>
                {words.viewResult}
              </Button>
              <Button {...special} aria-label={special.target && words.toSpecial + words.newWindow}>
                {words.toSpecial}
              </Button>
            </>
          ) : (
            <Button aria-haspopup="dialog" onClick={opening.open}>
              {words.start}
            </Button>
          )}
        </div>
      </section>
      <EvaluationDialog
        {...ways}
        core={core}
        locale={locale}
        draft={draft}
        isOpen={opening.isOpen}
        onClose={opening.close}
        onRated={onRated}
      />
    </LocaleProvider>
  )
}
