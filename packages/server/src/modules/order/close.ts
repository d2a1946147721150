import type { OrderAction } from '@chuhai/contract/order'
import type { Db } from '../../database/db'
import { takeSteps } from './steps'
import { writeStep } from './write-step'

/** Gives all of an order back that another module has ended; the provider of payments carries it out. */
export const returnAll = async (
  db: Db,
  number: string,
  { reason, by }: { reason: string; by: string },
  now: Date,
): Promise<void> => {
  const isGivenBack = await writeStep<boolean>(db, number, (order) => {
    const asked: OrderAction[] = order?.state === 'refunding' ? [] : ['requestRefund']
    const note = { actor: 'operator', at: now, by, reason, kept: 0 } as const
    const taken = order && takeSteps(order, [...asked, 'acceptRefund'], note)
    return taken ? { outcome: true, taken } : { outcome: order?.isRefundAccepted ?? false }
  })
  if (!isGivenBack) throw new Error(`[chuhai] order ${number} cannot be given back`)
}

/** Completes an order whose work another module has seen end. */
export const completeOrder = (db: Db, number: string, now: Date): Promise<null> =>
  writeStep<null>(db, number, (order) => {
    const taken = order && takeSteps(order, ['fulfil'], { actor: 'time', at: now })
    return { outcome: null, ...(taken && { taken }) }
  })
