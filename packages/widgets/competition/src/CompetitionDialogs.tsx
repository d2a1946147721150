import type { Registration } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { type Theme, usePart, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'
import { competitionMessages } from './messages'
import { type CompetitionDialog, createAccessStore } from './store'

/** What `CompetitionDialogs` takes; the owner keeps which dialog is open. */
export interface CompetitionDialogsProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The edition that is signed up for. */
  edition: number
  /** The dialog that the visitor has asked for; the owner keeps it. */
  opened: CompetitionDialog | null
  /** One dialog leads to the other, or a sign-in that left the page has come back. */
  onOpen(dialog: CompetitionDialog): void
  /** The visitor closes the dialog, does not sign in, or the sign-up is not open. */
  onClose(): void
  /**
   * A team was submitted.
   * @type (registration: Registration) => void
   */
  onSubmitted?(registration: Registration): void
  /** The language of these dialogs alone; the core's when not given. */
  locale?: Locale
  /** The theme of these dialogs alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /**
   * Name of the draft; dialogs with the same name and edition share what was typed.
   * @default 'form'
   */
  draft?: string
}

const loadSignUp = () => import('./sign-up/SignUpDialog')
const loadPlan = () => import('./plan/PlanDialog')

/**
 * The dialogs behind 立即报名 and 上传计划书 (specification 2.15, 4), each fetched when it is first opened.
 *
 * @example
 * const [opened, setOpened] = useState<CompetitionDialog | null>('sign-up')
 * const close = () => setOpened(null)
 * return <CompetitionDialogs core={core} edition={6} opened={opened} onOpen={setOpened} onClose={close} />
 */
export const CompetitionDialogs = (props: CompetitionDialogsProps) => {
  const core = useCore('CompetitionDialogs', props.core)
  const { edition: editionId, opened, onOpen, onClose, onSubmitted } = props
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const draft = `competition.${props.draft ?? 'form'}.${editionId}`
  const owner = useRef({ locale, onOpen, onClose })
  owner.current = { locale, onOpen, onClose }
  const access = useMemo(
    () => createAccessStore(core, { editionId, draft, owner: () => owner.current }),
    [core, editionId, draft],
  )
  useEffect(() => access.connect(opened), [access, opened])
  const admitted = useStore(access.$admitted)
  const shown = admitted === opened ? admitted : null

  const fail = () => {
    core.notices.error(competitionMessages[locale].loadFailed)
    onClose()
  }
  const signUp = usePart(loadSignUp, shown === 'sign-up', fail)
  const plan = usePart(loadPlan, shown === 'plan', fail)
  const shared = { core, editionId, onClose }
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      {signUp && (
        <signUp.SignUpDialog
          {...shared}
          draft={draft}
          isOpen={shown === 'sign-up'}
          onPlan={() => onOpen('plan')}
          onSubmitted={onSubmitted}
        />
      )}
      {plan && <plan.PlanDialog {...shared} isOpen={shown === 'plan'} onSignUp={() => onOpen('sign-up')} />}
    </WidgetScope>
  )
}
