import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { hashOf } from '../../signing/secret'
import { userIdOf } from '../user/service'
import { logoutTokenLifetimeMs, type ProviderLogout } from './logout-token'
import { logoutTokens, sessions, signOnTokens } from './tables'

/**
 * Whether a session, or a token that opens one, is of what was signed out: of the provider's session where it names one. One
 * that does not know its provider's session ends with its user.
 */
const isLeft = (
  table: typeof sessions | typeof signOnTokens,
  client: string,
  { issuer, subject, sid }: ProviderLogout,
) => {
  const isOfUser = subject === null ? sql`false` : sql`${table.userId} = ${userIdOf({ issuer, subject })}`
  const belongs = sid === null ? isOfUser : or(eq(table.sid, sid), and(isNull(table.sid), isOfUser))
  return and(eq(table.client, client), belongs)
}

/** Ends what was signed out at a provider; returns the number of sessions, null where the token was obeyed before. */
export const endAtProvider = (
  db: Db,
  client: string,
  logout: ProviderLogout,
  now: Date,
): Promise<number | null> =>
  db.transaction(async (tx) => {
    const idHash = hashOf(JSON.stringify([logout.issuer, logout.id]))
    const expiresAt = new Date(now.getTime() + logoutTokenLifetimeMs)
    const first = await tx
      .insert(logoutTokens)
      .values({ idHash, expiresAt })
      .onConflictDoNothing()
      .returning({ idHash: logoutTokens.idHash })
    if (first.length === 0) return null
    await tx
      .delete(signOnTokens)
      .where(and(isNull(signOnTokens.usedAt), isLeft(signOnTokens, client, logout)))
    const ended = await tx
      .delete(sessions)
      .where(isLeft(sessions, client, logout))
      .returning({ idHash: sessions.idHash })
    return ended.length
  })

export const deleteOldLogoutTokens = async (db: Db, now: Date): Promise<void> => {
  await deleteInBatches(db, logoutTokens, lt(logoutTokens.expiresAt, now))
}
