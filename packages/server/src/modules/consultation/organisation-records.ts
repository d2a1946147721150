import { eq } from 'drizzle-orm'
import type { OrganisationRecords } from '../organisation/records'
import { consultations } from './tables'

/** Leads that name an organisation. */
export const consultationRecords: OrganisationRecords = {
  tables: ['consultation'],
  async move(tx, from, to) {
    await tx.update(consultations).set({ orgId: to }).where(eq(consultations.orgId, from))
    return true
  },
}
