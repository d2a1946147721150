import type { RefundLine } from '@chuhai/contract/order'
import { dateInShanghai, endInShanghai } from '../../time/shanghai'
import type { OrderRow } from './steps'

/** Returns until when a refund can be asked for; null for what is not paid, and for what is free and holds no place. */
export const refundDeadline = ({
  refundTerms,
  amount,
  places,
  paidAt,
}: Pick<OrderRow, 'refundTerms' | 'amount' | 'places' | 'paidAt'>): Date | null => {
  if (!paidAt || (amount === 0 && places === null)) return null
  return endInShanghai(
    'lastDate' in refundTerms ? refundTerms.lastDate : dateInShanghai(paidAt, refundTerms.daysAfterPayment),
  )
}

/** Returns what comes back by when it is asked for, from a time on: all of it until the deadline, nothing after it. */
export const refundTable = (amount: number, deadline: Date | null, now: Date): RefundLine[] => {
  if (amount === 0) return []
  const later = { until: null, amount: 0 }
  return deadline && now <= deadline ? [{ until: deadline.toISOString(), amount }, later] : [later]
}
