import { eq } from 'drizzle-orm'
import type { OrganisationRecords } from '../organisation/records'
import { ledgerDeals, settlements } from './tables'

/** The books of providers. */
export const ledgerRecords: OrganisationRecords = {
  tables: ['ledger_deal', 'ledger_settlement'],
  async move(tx, from, to) {
    await tx.update(ledgerDeals).set({ orgId: to }).where(eq(ledgerDeals.orgId, from))
    await tx.update(settlements).set({ orgId: to }).where(eq(settlements.orgId, from))
    return true
  },
}
