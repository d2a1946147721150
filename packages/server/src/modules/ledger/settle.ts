import { randomUUID } from 'node:crypto'
import { priceText } from '@chuhai/contract/money'
import { count, eq, sum } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { type Write, write, writeRows } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import { tell } from '../../messages/tell'
import { lockOrganisation, membersWith } from '../organisation/membership'
import { ledgerSettled } from './messages'
import { boundsOf, monthOf } from './months'
import { findOwedDeals } from './owed'
import { linesOf } from './rows'
import { settlements } from './tables'

interface Transfer {
  orgId: string
  /** The last month whose deals it pays. */
  month: string
  /** Fen, as the bank has it. */
  amount: number
  reference: string
  paidOn: string
  by: string
}

/** What those are told who read the statements of the provider. */
const toldOf = async (
  db: Db,
  {
    id,
    orgId,
    organisation,
    amount,
    reference,
    deals,
  }: Transfer & { id: string; organisation: string; deals: number },
  now: Date,
): Promise<Write[]> => {
  const values = {
    organisation,
    reference,
    amount: priceText(amount),
    deals: String(deals),
    month: monthOf(now),
  }
  const readers = await membersWith(db, orgId, 'readStatements')
  return readers.flatMap((userId) => tell(ledgerSettled, { userId, once: id, values }, now))
}

const settleOnce = (db: Db, transfer: Transfer, now: Date) =>
  db.transaction(async (tx) => {
    const { orgId, month, amount, reference, paidOn, by } = transfer
    // Of two operators the second waits here, and then finds nothing owed.
    const organisation = await lockOrganisation(tx, orgId)
    if (!organisation) throw new ApiError('NOT_FOUND')
    const deals = await findOwedDeals(tx, orgId, boundsOf(month).to)
    const owed = deals.reduce((sum, deal) => sum + deal.owed, 0)
    if (owed === 0) throw new ApiError('LEDGER_NOTHING_OWED')
    if (owed !== amount)
      throw new ApiError('LEDGER_AMOUNT_DIFFERS', { fields: () => ({ amount: priceText(owed) }) })
    const id = randomUUID()
    const entry = { step: null, settlementId: id, event: 'settled', at: now } as const
    const told = { ...transfer, id, organisation: organisation.orgName, deals: deals.length }
    await writeRows(tx, [
      write(settlements, { id, orgId, amount, reference, paidOn, by, at: now }),
      ...deals.flatMap((deal) =>
        linesOf({ owed: -deal.owed, paidOut: deal.owed }, { ...entry, number: deal.number }),
      ),
      ...(await toldOf(tx, told, now)),
    ])
    return { id, deals: deals.length, amount }
  })

/**
 * Records a transfer of all that is owed to a provider of deals up to a month, and tells them. Its sum is that of the bank: another one
 * is refused, and so is a reference that was recorded before.
 */
export const recordSettlement = async (db: Db, transfer: Transfer, now: Date) => {
  try {
    return await settleOnce(db, transfer, now)
  } catch (error) {
    if (violatedConstraint(error) !== 'ledger_settlement_reference') throw error
    throw new ApiError('LEDGER_REFERENCE_USED')
  }
}

/** What the audit log tells of the settlements of a provider before and after another one. */
export const ledgerState = async (db: Db, orgId: string) => {
  const [found] = await db
    .select({ settlements: count(), amount: sum(settlements.amount).mapWith(Number) })
    .from(settlements)
    .where(eq(settlements.orgId, orgId))
  return { settlements: found?.settlements ?? 0, amount: found?.amount ?? 0 }
}
