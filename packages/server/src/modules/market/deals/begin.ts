import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { violatedConstraint } from '../../../database/errors'
import { write, writeRows } from '../../../database/write-rows'
import { eachInTurn } from '../../../jobs/run-jobs'
import { ownersOf } from '../../order/ownership'
import { instantsOf } from './clocks'
import { rowsOf, stepRow } from './steps'
import { type DealRow, marketChoices, marketDeals } from './tables'
import { transitions } from './transitions'

type Choice = typeof marketChoices.$inferSelect

const begin = transitions.none.begin

const rowOf = async (
  db: Db,
  { orgId, serviceId, terms, userId }: Choice,
  number: string,
  at: Date,
): Promise<DealRow> => ({
  number,
  userId,
  orgId,
  serviceId,
  terms,
  amount: terms.amount,
  brief: null,
  revisionsLeft: terms.revisions,
  refund: null,
  step: 1,
  state: begin?.to ?? 'paid',
  ...(await instantsOf(db, begin?.clock, { orgId, terms }, at)),
  remindedAt: null,
  lateAt: null,
  createdAt: at,
  changedAt: at,
})

const beginOne = async (db: Db, choice: Choice, number: string, at: Date): Promise<void> => {
  const deal = await rowOf(db, choice, number, at)
  const step = stepRow(deal, 'begin', { actor: 'buyer', at })
  try {
    await db.transaction(async (tx) =>
      writeRows(tx, [write(marketDeals, deal), ...(await rowsOf(tx, deal, step))]),
    )
  } catch (error) {
    // Another instance, or another page of the buyer, has begun it.
    if (violatedConstraint(error) !== 'market_deal_pkey') throw error
  }
}

/**
 * Begins the deals of packages that are paid, of all buyers or of one. They follow from the orders, so that a process which
 * dies in between loses none; their clocks begin with the payment, whenever this runs.
 */
export const beginDeals = async (db: Db, buyer?: number): Promise<void> => {
  const owner = ownersOf(db, 'marketPackage')
  const found = await db
    .select({ choice: marketChoices, number: owner.number, paidAt: owner.paidAt })
    .from(owner)
    .innerJoin(
      marketChoices,
      and(eq(marketChoices.id, owner.productId), eq(marketChoices.userId, owner.userId)),
    )
    .leftJoin(marketDeals, eq(marketDeals.number, owner.number))
    .where(and(isNull(marketDeals.number), buyer === undefined ? undefined : eq(owner.userId, buyer)))
  await eachInTurn(found, async ({ choice, number, paidAt }) => {
    if (paidAt) await beginOne(db, choice, number, paidAt)
  })
}
