import {
  type Consignment,
  type ConsignmentStep,
  type ConsignmentWithSteps,
  quoteOf,
  stagesOf,
  totalOf,
} from '@chuhai/contract/consignment'
import { asc, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findRefunds, noRefunds } from '../order/money'
import { findHeldOrder, presentCard } from '../order/records'
import { findOrganisationNames } from '../organisation/service'
import { findAccounts } from '../user/service'
import { findFees } from './fees'
import { consignmentSteps, consignments } from './tables'

export type ConsignmentRow = typeof consignments.$inferSelect
export type StepRow = typeof consignmentSteps.$inferSelect

/** A consignment with its newest step. */
export interface Newest {
  consignment: ConsignmentRow
  step: StepRow
}

/** Returns the consignments that a condition takes in with their newest steps, in the order of the ids. */
export const newestSteps = (db: Db, where: SQL | undefined) =>
  db
    .selectDistinctOn([consignments.id], { consignment: consignments, step: consignmentSteps })
    .from(consignments)
    .innerJoin(consignmentSteps, eq(consignmentSteps.id, consignments.id))
    .where(where)
    .orderBy(consignments.id, desc(consignmentSteps.version))

/** Returns a consignment that a condition takes in with all of its steps, the first one first; null where there is none. */
export const findSteps = async (
  db: Db,
  where: SQL | undefined,
): Promise<{ consignment: ConsignmentRow; steps: StepRow[]; newest: StepRow } | null> => {
  const rows = await db
    .select({ consignment: consignments, step: consignmentSteps })
    .from(consignments)
    .innerJoin(consignmentSteps, eq(consignmentSteps.id, consignments.id))
    .where(where)
    .orderBy(asc(consignmentSteps.version))
  const last = rows.at(-1)
  return last
    ? { consignment: last.consignment, steps: rows.map(({ step }) => step), newest: last.step }
    : null
}

export const presentStep = ({ stage, at, words }: StepRow): ConsignmentStep => ({
  stage,
  at: at.toISOString(),
  words,
})

/** Returns how consignments stand, from their newest steps. */
export const presentConsignments = async (
  db: Db,
  rows: readonly Newest[],
): Promise<Omit<Consignment, 'isOwn'>[]> => {
  const [organisations, accounts] = await Promise.all([
    findOrganisationNames(
      db,
      rows.flatMap(({ consignment }) => consignment.orgId ?? []),
    ),
    findAccounts(
      db,
      rows.map(({ consignment }) => consignment.userId),
    ),
  ])
  return rows.map(({ consignment: { id, subject, goods, orgId, userId }, step }) => ({
    id,
    subject,
    goods,
    organisation: (orgId && organisations.get(orgId)) ?? null,
    applicant: accounts.get(userId)?.userName ?? '',
    stage: step.stage,
    version: step.version,
    changedAt: step.at.toISOString(),
  }))
}

/** Returns the order that holds a consignment; null where there is none. */
export const findOrderOf = (db: Db, { productId, userId }: ConsignmentRow, now: Date) =>
  findHeldOrder(db, { kind: 'consignment', productId, userId }, now)

/** Returns the sum of a consignment by the fees that count for it; null where there are none. */
export const findQuote = async (db: Db, consignment: ConsignmentRow) => {
  const fees = await findFees(db, consignment.feesOf)
  if (!fees) return null
  const lines = quoteOf(fees, consignment)
  return { fees, lines, total: totalOf(lines) }
}

/** Returns what a consignment costs, which order holds it, and which stages it passes. */
export const presentSum = async (
  db: Db,
  consignment: ConsignmentRow,
  now: Date,
): Promise<Pick<ConsignmentWithSteps, 'lines' | 'total' | 'stages' | 'order'>> => {
  const [quote, held] = await Promise.all([findQuote(db, consignment), findOrderOf(db, consignment, now)])
  const refunds = held && (await findRefunds(db, [held.number])).get(held.number)
  const card = held && presentCard(held, refunds ?? noRefunds, now)
  return {
    lines: quote?.lines ?? [],
    total: quote?.total ?? 0,
    stages: stagesOf(consignment.extras),
    order: card && {
      number: card.number,
      state: card.state,
      amount: card.amount,
      refunded: card.refunded,
      payBefore: card.payBefore,
    },
  }
}
