import { dateInShanghai, endInShanghai } from '../shanghai'
import type { OrderRow } from './steps'

/** Returns until when a refund can be asked for; null for what is not paid, and for what is free and holds no place. */
export const refundDeadline = ({ refundTerms, amount, places, paidAt }: OrderRow): Date | null => {
  if (!paidAt || (amount === 0 && places === null)) return null
  return endInShanghai(
    'lastDate' in refundTerms ? refundTerms.lastDate : dateInShanghai(paidAt, refundTerms.daysAfterPayment),
  )
}
