import { eq } from 'drizzle-orm'
import type { OrganisationRecords } from '../organisation/records'
import { consignments } from './tables'

/** Consignments that belong to an organisation. */
export const consignmentRecords: OrganisationRecords = {
  tables: ['consignment'],
  async move(tx, from, to) {
    await tx.update(consignments).set({ orgId: to }).where(eq(consignments.orgId, from))
    return true
  },
}
