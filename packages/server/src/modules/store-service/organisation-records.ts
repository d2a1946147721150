import { eq, sql } from 'drizzle-orm'
import type { OrganisationRecords } from '../organisation/records'
import { storeServiceChoices } from './tables'

/** Choices that somebody has made in the name of an organisation. */
export const storeServiceRecords: OrganisationRecords = {
  tables: ['store_service_choice'],
  async move(tx, from, to) {
    const { orgId, userId, subject } = storeServiceChoices
    const both = await tx.$count(
      storeServiceChoices,
      sql`${orgId} = ${from} and exists (select from ${storeServiceChoices} other where other.org_id = ${to}
        and other.user_id = ${userId} and other.subject = ${subject})`,
    )
    if (both > 0) return false
    await tx.update(storeServiceChoices).set({ orgId: to }).where(eq(orgId, from))
    return true
  },
}
