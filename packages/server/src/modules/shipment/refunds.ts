import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { givePartBack } from '../order/books/partial-refunds'
import { completeOrder, returnAll } from '../order/close'
import { shipments } from './tables'
import { endStates } from './transitions'

interface Part {
  /** Fen. */
  amount: number
  reason: string
  /** The operator; empty for all others. */
  by: string
}

/** Refunds part of an order, or all that is left of it, in the transaction that decides it. */
export const giveBack = async (
  tx: Db,
  orderNumber: string,
  { amount, reason, by }: Part,
  now: Date,
): Promise<void> => {
  if (amount === 0) return
  const outcome = await givePartBack(tx, orderNumber, { amount, reason, by }, now)
  if (outcome === 'decided') return
  if (outcome !== 'tooMuch')
    throw new Error(`[chuhai] part of order ${orderNumber} is not given back: ${outcome}`)
  await returnAll(tx, orderNumber, { reason, by }, now)
}

/** Completes an order once all its shipments have ended; a fully refunded one stays as it is. */
export const completeIfOver = async (tx: Db, orderNumber: string, now: Date): Promise<void> => {
  const isOpen = and(eq(shipments.orderNumber, orderNumber), notInArray(shipments.state, [...endStates]))
  if ((await tx.$count(shipments, isOpen)) === 0) await completeOrder(tx, orderNumber, now)
}
