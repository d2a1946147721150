import { eq } from 'drizzle-orm'
import type { OrganisationRecords } from '../organisation/records'
import { marketServices } from './tables'

/** Services that an organisation offers. */
export const marketRecords: OrganisationRecords = {
  tables: ['market_service'],
  async move(tx, from, to) {
    await tx.update(marketServices).set({ orgId: to }).where(eq(marketServices.orgId, from))
    return true
  },
}
