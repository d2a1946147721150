import type { OrderState } from '@chuhai/contract/order'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import { decidePartRefund } from '../operator'
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

/** Gives part of the money back, less than is left, as whoever decides over the work has decided; the order stays its buyer's. */
export const givePartBack = (
  db: Db,
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
    const outcome = await decidePartRefund(tx, number, { reason, by }, now)
    if (outcome === 'decided')
      await tx.insert(refunds).values({ ...newRefund(payment, amount, now), isSurplus: false, isPart: true })
    return outcome
  })

/** Gives part of the money back for an operator; throws where they decide over the work instead, before anything is changed. */
export const refundInPart = async (
  { db, sources }: { db: Db; sources: ProductSources },
  number: string,
  part: Part,
  now: Date,
): ReturnType<typeof givePartBack> => {
  const found = await findOrder(db, number, now)
  if (found && sources[found.order.kind].isDecidedByWork) throw new ApiError('ORDER_DECIDED_BY_WORK')
  return givePartBack(db, number, part, now)
}
