import type { LedgerAccount, LedgerEvent } from '@chuhai/contract/market'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { organisations } from '../organisation/tables'

const time = (name: string) => timestamp(name, { withTimezone: true })
/** The provider; null once the organisation is gone: the books stay. */
const provider = () => uuid('org_id').references(() => organisations.id, { onDelete: 'set null' })

/** The commission of a category from a day on, in basis points: content, of which the newest that has begun counts. */
export const commissions = pgTable(
  'market_commission',
  {
    category: text().notNull(),
    /** A day in China. */
    from: date('valid_from', { mode: 'string' }).notNull(),
    basisPoints: integer('basis_points').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.from] })],
)

/**
 * The books of a deal, with what was agreed when it was paid. Nothing here names the buyer. A trigger lets nothing be changed but the
 * organisation, which may be joined with another one, and nothing be deleted.
 */
export const ledgerDeals = pgTable(
  'ledger_deal',
  {
    /** That of the deal and its order. */
    number: text().primaryKey(),
    orgId: provider(),
    title: text().notNull(),
    category: text().notNull(),
    commissionRate: integer('commission_rate').notNull(),
    openedAt: time('opened_at').notNull(),
  },
  (table) => [index('ledger_deal_organisation').on(table.orgId, table.openedAt)],
)

/** Transfers to providers, as operators record them from the bank; kept like the lines. */
export const settlements = pgTable(
  'ledger_settlement',
  {
    id: uuid().primaryKey(),
    orgId: provider(),
    /** Fen. */
    amount: integer().notNull(),
    /** By which the bank knows the transfer. */
    reference: text().notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    by: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    unique('ledger_settlement_reference').on(table.reference),
    index('ledger_settlement_organisation').on(table.orgId, table.at),
    check('ledger_settlement_amount', sql`${table.amount} > 0`),
  ],
)

/**
 * Lines are only ever added. Those of one step or settlement are an entry: a trigger refuses it unless the accounts hold together what
 * was charged, and no account of the deal falls below nothing.
 */
export const ledgerLines = pgTable(
  'ledger_line',
  {
    number: text()
      .notNull()
      .references(() => ledgerDeals.number),
    /** The step of the deal; null for a settlement. */
    step: integer(),
    settlementId: uuid('settlement_id').references(() => settlements.id),
    event: text().$type<LedgerEvent>().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    /** By how much the account grows, in fen. */
    amount: integer().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    unique('ledger_line_entry')
      .on(table.number, table.step, table.settlementId, table.account)
      .nullsNotDistinct(),
    index('ledger_line_at').on(table.at),
    index('ledger_line_settlement').on(table.settlementId),
    check('ledger_line_of', sql`(${table.step} is null) <> (${table.settlementId} is null)`),
    check('ledger_line_amount', sql`${table.amount} <> 0`),
  ],
)
