import { eq } from 'drizzle-orm'
import type { OrganisationRecords } from '../../organisation/records'
import { marketChoices, marketDeals } from './tables'

/** Deals that an organisation is the provider of. */
export const dealRecords: OrganisationRecords = {
  tables: ['market_choice', 'market_deal'],
  async move(tx, from, to) {
    await tx.update(marketChoices).set({ orgId: to }).where(eq(marketChoices.orgId, from))
    await tx.update(marketDeals).set({ orgId: to }).where(eq(marketDeals.orgId, from))
    return true
  },
}
