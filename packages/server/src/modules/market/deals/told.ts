import type { DealSide } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import type { Write } from '../../../database/write-rows'
import { tell } from '../../../messages/tell'
import * as kinds from './messages'
import type { DealRow, DealStepRow } from './tables'

const wordsMax = 60

/** What was said, as far as a message has room for it; all of it stands on the page. */
export const excerpt = (words: string): string => {
  const letters = [...words.replaceAll(/\s+/g, ' ')]
  return letters.length > wordsMax ? `${letters.slice(0, wordsMax).join('')}…` : letters.join('')
}

const dateOf = ({ dueAt }: DealRow): string => (dueAt ?? new Date(0)).toISOString()

/** Returns who is told on a side: the buyer, or the members of the provider's organisation. */
export const usersOf = (side: DealSide, { userId }: DealRow, members: readonly number[]): number[] =>
  side === 'buyer' ? [userId ?? []].flat() : members.filter((member) => member !== userId)

const both = ['buyer', 'provider'] as const

/** Which sides a step is news for: a side that took it itself knows. */
const sidesTold = ({ action, by }: DealStepRow): readonly DealSide[] => {
  if (action === 'begin') return ['provider']
  if (by === 'buyer') return ['provider']
  return by === 'provider' ? ['buyer'] : both
}

const messageOf = (deal: DealRow, { step, action, words, at }: DealStepRow, userId: number): Write[] => {
  const { number } = deal
  const values = { number, service: deal.terms.title }
  const about = { userId, once: `${number}:${step}` }
  const timed = { ...about, values: { ...values, due: dateOf(deal) } }
  const said = excerpt(words) || '没有留言'
  switch (action) {
    case 'begin':
      return tell(kinds.dealBegun, timed, at)
    case 'giveBrief':
      return tell(kinds.dealBriefed, timed, at)
    case 'accept':
      return tell(kinds.dealAccepted, timed, at)
    case 'deliver':
      return tell(kinds.dealDelivered, timed, at)
    case 'askRevision':
      return tell(kinds.dealRevision, { ...about, values: { ...timed.values, words: said } }, at)
    case 'confirm':
      return tell(kinds.dealConfirmed, timed, at)
    case 'dispute':
      return tell(kinds.dealDisputed, { ...about, values: { ...values, words: said } }, at)
    case 'decide':
      return tell(
        kinds.dealDecided,
        { ...about, values: { ...values, words: said, amount: priceText(deal.refund ?? 0) } },
        at,
      )
    default:
      return tell(kinds.dealCancelled, { ...about, values: { ...values, words: said } }, at)
  }
}

/** Returns what both sides are told of a step. */
export const toldOf = (deal: DealRow, step: DealStepRow, members: readonly number[]): Write[] =>
  sidesTold(step).flatMap((side) =>
    usersOf(side, deal, members).flatMap((userId) => messageOf(deal, step, userId)),
  )
