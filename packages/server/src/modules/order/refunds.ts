import type { RefundLine } from '@chuhai/contract/order'
import type { Db } from '../../database/db'
import { dateInShanghai, endInShanghai } from '../../time/shanghai'
import type { ProductSources } from './product-source'
import type { OrderRow } from './steps'

/** What may come back of an order: until when, null where no day ends it, and how much, in fen. */
export interface Refundable {
  until: Date | null
  amount: number
}

type Sold = Pick<OrderRow, 'refundTerms' | 'amount' | 'places' | 'paidAt'>

/** Returns the share of the price that the stage of what was bought leaves to the buyer, in percent; all of it where no stage counts. */
export const refundShare = async (
  sources: ProductSources,
  db: Db,
  { kind, productId, userId, refundTerms }: Pick<OrderRow, 'kind' | 'productId' | 'userId' | 'refundTerms'>,
): Promise<number> => {
  if (!('percentByStage' in refundTerms)) return 100
  const stage = userId === null ? null : await sources[kind].stageOf?.(db, productId, userId)
  return refundTerms.percentByStage[stage ?? ''] ?? 0
}

/** Returns what comes back of a share of the price after the parts that have come back before, in fen; fractions stay with the seller. */
export const sharedAmount = (amount: number, share: number, promised: number): number =>
  Math.max(0, Math.floor((amount * share) / 100) - promised)

/** Whether an order was paid, and is more than something free that holds no place. */
export const isReturnable = ({ paidAt, amount, places }: Sold): boolean =>
  paidAt !== null && (amount > 0 || places !== null)

/** Returns what comes back of an order whose refund is asked for now; null where none can be asked for. */
export const refundableOf = (
  order: Sold,
  { share, promised, now }: { share: number; promised: number; now: Date },
): Refundable | null => {
  const { refundTerms, amount: price, paidAt } = order
  if (!paidAt || !isReturnable(order)) return null
  const amount = sharedAmount(price, share, promised)
  if ('percentByStage' in refundTerms) return amount > 0 ? { until: null, amount } : null
  const until = endInShanghai(
    'lastDate' in refundTerms ? refundTerms.lastDate : dateInShanghai(paidAt, refundTerms.daysAfterPayment),
  )
  return now <= until ? { until, amount } : null
}

/** Returns what comes back by when it is asked for, from now on; empty for what is free. */
export const refundTable = (price: number, refundable: Refundable | null): RefundLine[] => {
  if (price === 0) return []
  const { until = null, amount = 0 } = refundable ?? {}
  return until
    ? [
        { until: until.toISOString(), amount },
        { until: null, amount: 0 },
      ]
    : [{ until: null, amount }]
}
