import { LocaleProvider, usePart } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import type { CompetitionDialogsProps } from './dialogs-props'
import { competitionMessages } from './messages'
import { useAdmission } from './use-admission'
import { useReturn } from './use-return'

const loadSignUp = () => import('./sign-up')
const loadPlan = () => import('./plan')

/**
 * Everything behind 立即报名 and 上传计划书 (specification 2.15, 4): the window and the sign-on, then the sign-up or the
 * plan, which are fetched when they are first opened.
 */
export const CompetitionDialogs = (props: CompetitionDialogsProps) => {
  const { core, editionId, onOpen, onClose, onSubmitted, draft = 'form' } = props
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const name = `competition.${draft}.${editionId}`
  useReturn(props, name)
  const admitted = useAdmission(props, locale)
  const fail = () => {
    core.notices.error(competitionMessages[locale].loadFailed)
    onClose()
  }
  const signUp = usePart(loadSignUp, admitted === 'sign-up', fail)
  const plan = usePart(loadPlan, admitted === 'plan', fail)
  const shared = { core, editionId, locale, onClose }
  return (
    <LocaleProvider locale={locale}>
      {signUp && (
        <signUp.SignUpDialog
          {...shared}
          draft={name}
          isOpen={admitted === 'sign-up'}
          onPlan={() => onOpen('plan')}
          onSubmitted={onSubmitted}
        />
      )}
      {plan && (
        <plan.PlanDialog {...shared} isOpen={admitted === 'plan'} onSignUp={() => onOpen('sign-up')} />
      )}
    </LocaleProvider>
  )
}
