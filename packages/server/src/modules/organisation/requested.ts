import { type SQL, sql } from 'drizzle-orm'
import { joinRequests, organisations } from './tables'

/**
 * Whether a request is for an organisation: the first with its code, so that nobody hears of who asks by adding a well-known company
 * once more.
 */
export const isFor = (orgId: string): SQL =>
  sql`${orgId}::uuid = (select first.id from ${organisations} first
    where first.social_code = ${joinRequests.socialCode} order by first.created_at, first.id limit 1)`
