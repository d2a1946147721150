import { eq } from 'drizzle-orm'
import type { OrganisationRecords } from '../organisation/records'
import { storeOpenings } from './tables'

/** Openings of stores that belong to an organisation. */
export const openingRecords: OrganisationRecords = {
  tables: ['store_opening'],
  async move(tx, from, to) {
    await tx.update(storeOpenings).set({ orgId: to }).where(eq(storeOpenings.orgId, from))
    return true
  },
}
