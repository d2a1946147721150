import type { OrderState } from '@chuhai/contract/order'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { decideOrder } from '../operator'
import type { ProductSources } from '../product-source'
import { findOrder } from '../records'
import { newRefund, restOf } from './refunds'
import { payments, refunds } from './tables'

interface Part {
  /** Fen. */
  amount: number
  reason: string
  by: string
}

/** Gives part of the money back, less than is left; the order stays its buyer's. */
export const refundInPart = (
  { db, sources }: { db: Db; sources: ProductSources },
  number: string,
  { amount, reason, by }: Part,
  now: Date,
): Promise<'decided' | 'unknown' | 'tooMuch' | OrderState> =>
  db.transaction(async (tx) => {
    const found = await findOrder(tx, number, now)
    if (!found) return 'unknown'
    const { state, paymentNumber } = found.order
    const isOfOrder = and(eq(payments.orderNumber, number), eq(payments.tradeNumber, paymentNumber ?? ''))
    // The row's lock lets simultaneous parts wait for each other.
    const [payment] = await tx.select().from(payments).where(isOfOrder).for('update')
    if (!payment) return state
    if (amount >= (await restOf(tx, payment))) return 'tooMuch'
    const outcome = await decideOrder(
      { db: tx, sources },
      number,
      { decision: 'refundPart', reason, by },
      now,
    )
    if (outcome === 'decided')
      await tx.insert(refunds).values({ ...newRefund(payment, amount, now), isSurplus: false, isPart: true })
    return outcome
  })
