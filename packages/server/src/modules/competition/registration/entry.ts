import { and, desc, eq, type InferSelectModel } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import { editions, registrations } from '../tables'

/** One version of a registration. */
export type Version = InferSelectModel<typeof registrations>

/** A user's place in an edition. */
export interface Entry {
  window: { opensAt: Date; closesAt: Date }
  /** The version that counts; null before the first step was saved. */
  current: Version | null
}

/** The edition and the caller's registration of it, in one statement. */
export const findEntry = async (db: Db, editionId: number, userId: number): Promise<Entry> => {
  const [found] = await db
    .select({
      window: { opensAt: editions.opensAt, closesAt: editions.closesAt },
      current: registrations,
    })
    .from(editions)
    .leftJoin(registrations, and(eq(registrations.editionId, editions.id), eq(registrations.userId, userId)))
    .where(eq(editions.id, editionId))
    .orderBy(desc(registrations.version))
    .limit(1)
  if (!found) throw new ApiError('CUP_EDITION_UNKNOWN')
  return found
}
