import { and, asc, eq, inArray, isNull, lte, not, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { writeRows } from '../../database/write-rows'
import { isBeingAsked } from './being-asked'
import { type OrderRow, orderAt, stepConstraint, type Taken, takeSteps, writesOf } from './steps'
import { orders } from './tables'

const batchRows = 200

/** Writes steps; where another call took one meanwhile, that one counts. */
const writeUnlessTaken = async (db: Db, taken: Taken): Promise<void> => {
  try {
    // Inside a transaction of the caller, a refused step is undone alone.
    await db.transaction((tx) => writeRows(tx, writesOf(taken)))
  } catch (error) {
    if (violatedConstraint(error) !== stepConstraint) throw error
  }
}

/** Applies a transition to every order that is due, a batch at a time; afterwards the order is no longer due. */
const forEachDue = async (db: Db, due: SQL | undefined, step: (order: OrderRow) => Taken): Promise<void> => {
  for (;;) {
    const rows = await db.select().from(orders).where(due).orderBy(asc(orders.payBefore)).limit(batchRows)
    for (const row of rows) await writeUnlessTaken(db, step(row))
    if (rows.length < batchRows) return
  }
}

/**
 * Expires what was not paid in time, and frees its place: all, or what holds a place of one product. What the provider has
 * still to be asked about waits for that.
 */
export const expireOverdue = (
  db: Db,
  now: Date,
  product?: Pick<OrderRow, 'kind' | 'productId'>,
): Promise<void> =>
  forEachDue(
    db,
    and(
      inArray(orders.state, ['created', 'awaitingPayment']),
      lte(orders.payBefore, now),
      not(isBeingAsked(now)),
      product && and(eq(orders.kind, product.kind), eq(orders.productId, product.productId)),
    ),
    (order) => orderAt(order, now),
  )

/** Fulfils paid orders whose product has ended. */
export const fulfilDue = (db: Db, now: Date): Promise<void> =>
  forEachDue(
    db,
    and(eq(orders.state, 'paid'), or(isNull(orders.fulfilAfter), lte(orders.fulfilAfter, now))),
    (order) => takeSteps(order, ['fulfil'], { actor: 'time', at: now }) ?? { order, steps: [] },
  )
