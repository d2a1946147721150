import type { Locale } from '../locale'

/**
 * How the draft of a service stands: it is written, handed in for review, returned with reasons, or accepted, which publishes it. What
 * was published before is shown until another draft is accepted.
 */
export const offerStates = ['draft', 'submitted', 'returned', 'accepted'] as const
/** How the draft of a service stands. */
export type OfferState = (typeof offerStates)[number]

/** What providers and operators read of a state. */
export const offerStateNames: Record<OfferState, Record<Locale, string>> = {
  draft: { 'zh-CN': '编辑中', en: 'Draft' },
  submitted: { 'zh-CN': '待审核', en: 'Under review' },
  returned: { 'zh-CN': '待修改', en: 'Returned' },
  accepted: { 'zh-CN': '已发布', en: 'Published' },
}

/** What a provider or an operator does with a draft. */
export const offerActions = ['save', 'submit', 'withdraw', 'discard', 'accept', 'return'] as const
/** What somebody does with a draft. */
export type OfferAction = (typeof offerActions)[number]

/** Every transition: who may make it, from which states, and where it leads. */
export const offerTransitions: Record<
  OfferAction,
  { by: 'provider' | 'operator'; from: readonly OfferState[]; to: OfferState }
> = {
  save: { by: 'provider', from: ['draft', 'returned', 'accepted'], to: 'draft' },
  submit: { by: 'provider', from: ['draft', 'returned'], to: 'submitted' },
  withdraw: { by: 'provider', from: ['submitted'], to: 'draft' },
  discard: { by: 'provider', from: ['draft', 'returned'], to: 'accepted' },
  accept: { by: 'operator', from: ['submitted'], to: 'accepted' },
  return: { by: 'operator', from: ['submitted'], to: 'returned' },
}

/**
 * Returns the state after an action; null where it is not possible. A returned draft stays so while it is mended.
 *
 * @example
 * offerStateAfter('draft', 'accept') // null
 */
export const offerStateAfter = (state: OfferState, action: OfferAction): OfferState | null => {
  const { from, to } = offerTransitions[action]
  if (!from.includes(state)) return null
  return action === 'save' && state === 'returned' ? 'returned' : to
}
