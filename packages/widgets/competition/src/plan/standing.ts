import type { AuditStatus } from '@chuhai/contract/competition'
import type { ButtonProps } from '@chuhai/ui'
import type { PlanMessages } from './messages'
import type { PlanState } from './state'

/** Who has not begun is as far as who has not finished. */
export const statusOf = (state: { registration: { auditStatus: AuditStatus } | null }): AuditStatus =>
  state.registration?.auditStatus ?? '正在报名'

/** What a team that is not accepted is told (specification, section 4). */
export const barOf = (status: AuditStatus, words: PlanMessages): { title: string; text?: string } => {
  if (status === '未通过') return { title: words.resubmit }
  if (status === '待审核') return { title: words.underReview, text: words.later.reviewing }
  return { title: words.signUpFirst, text: words.later.none }
}

/** Where a team that is not accepted goes from here. */
export const wayOn = (
  state: PlanState,
  words: PlanMessages,
): { text: string; variant: ButtonProps['variant'] } | null => {
  if (state.phase !== 'barred') return null
  const status = statusOf(state)
  if (status === '未通过') return { text: words.mend, variant: 'primary' }
  if (status === '待审核') return { text: words.look, variant: 'quiet' }
  return { text: words.apply, variant: 'primary' }
}
