import type { Locale } from '../locale'

/** `draft` until it is submitted; `rejected` until it is submitted again. */
export const applicationStates = [
  'draft',
  'submitted',
  'reviewing',
  'rejected',
  'accepted',
  'withdrawn',
] as const
/** How far an application is. */
export type ApplicationState = (typeof applicationStates)[number]

/** The applicant saves, submits and withdraws; an operator begins a review, accepts and rejects. */
export const applicationActions = ['save', 'submit', 'withdraw', 'review', 'accept', 'reject'] as const
/** What leads from one state to another. */
export type ApplicationAction = (typeof applicationActions)[number]

const transitions: Record<ApplicationState, Partial<Record<ApplicationAction, ApplicationState>>> = {
  draft: { save: 'draft', submit: 'submitted' },
  submitted: { withdraw: 'withdrawn', review: 'reviewing', accept: 'accepted', reject: 'rejected' },
  reviewing: { withdraw: 'withdrawn', accept: 'accepted', reject: 'rejected' },
  rejected: { save: 'rejected', submit: 'submitted', withdraw: 'withdrawn' },
  accepted: {},
  withdrawn: { save: 'draft', submit: 'submitted' },
}

/**
 * Returns the state after an action; null where the action is not possible.
 *
 * @example
 * stateAfter('draft', 'submit') // 'submitted'
 */
export const stateAfter = (state: ApplicationState, action: ApplicationAction): ApplicationState | null =>
  transitions[state][action] ?? null

/** What applicants and operators read of a state. */
export const stateNames: Record<ApplicationState, Record<Locale, string>> = {
  draft: { 'zh-CN': '填写中', en: 'Draft' },
  submitted: { 'zh-CN': '待审核', en: 'Submitted' },
  reviewing: { 'zh-CN': '审核中', en: 'In review' },
  rejected: { 'zh-CN': '未通过', en: 'Not accepted' },
  accepted: { 'zh-CN': '已通过', en: 'Accepted' },
  withdrawn: { 'zh-CN': '已撤回', en: 'Withdrawn' },
}
