import type { AuditStatus, Registration } from '@chuhai/contract/competition'
import { type ButtonProps, EmptyState, useLocale } from '@chuhai/ui'
import { Sail, Ship, ThemedIllustration } from '@chuhai/ui/illustrations'
import { StatusTag } from '../../parts/StatusTag'
import { type PlanMessages, planMessages } from '../messages'

/** A missing registration is shown like one that was not submitted. */
const statusOf = (registration: Registration | null): AuditStatus => registration?.auditStatus ?? '正在报名'

const blockReason = (status: AuditStatus, words: PlanMessages): { title: string; text?: string } => {
  if (status === '未通过') return { title: words.resubmit }
  if (status === '待审核') return { title: words.underReview, text: words.later.reviewing }
  return { title: words.signUpFirst, text: words.later.none }
}

/** Returns the button that leads a team without a plan on. */
export const nextAction = (
  registration: Registration | null,
  words: PlanMessages,
): { text: string; variant: ButtonProps['variant'] } => {
  const status = statusOf(registration)
  if (status === '未通过') return { text: words.change, variant: 'primary' }
  if (status === '待审核') return { text: words.view, variant: 'quiet' }
  return { text: words.apply, variant: 'primary' }
}

/** Why there is no plan to upload yet: the status of the registration, and its reason. */
export const PlanBlocked = ({ registration }: { registration: Registration | null }) => {
  const words = planMessages[useLocale()]
  const status = statusOf(registration)
  const { title, text } = blockReason(status, words)
  return (
    <>
      <EmptyState
        illustration={status !== '未通过' && <ThemedIllustration of={status === '待审核' ? Ship : Sail} />}
        title={
          <span className="ch-plan__status">
            {registration && <StatusTag status={status} />}
            {title}
          </span>
        }
        text={text}
      />
      {status === '未通过' && registration?.auditReason && (
        <p className="ch-plan__reason">{words.reason(registration.auditReason)}</p>
      )}
    </>
  )
}
