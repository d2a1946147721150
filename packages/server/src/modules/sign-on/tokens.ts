import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { createSecret, hashOf } from '../../signing/secret'
import { dayMs } from '../../time/durations'
import { seal, unseal } from './secrets'
import type { Ending, Holder } from './sessions'
import { signOnTokens } from './tables'

const lifetimeMs = 2 * 60 * 1000
/** A token can end the session that it opened for as long as any session lasts. */
const keptMs = 365 * dayMs

/** Issues a token that opens one session, once, in the browser that has the proof. */
export const issueToken = async (db: Db, holder: Holder, challenge: string, now: Date): Promise<string> => {
  const token = createSecret()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const idToken = holder.idToken && seal(holder.idToken, token)
  await db.insert(signOnTokens).values({ ...holder, idToken, challenge, tokenHash: hashOf(token), expiresAt })
  return token
}

/** Redeems a token; null where it is used, expired or without its proof. */
export const redeemToken = async (
  db: Db,
  token: string,
  proof: string,
  now: Date,
): Promise<Holder | null> => {
  const [holder] = await db
    .update(signOnTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(signOnTokens.tokenHash, hashOf(token)),
        eq(signOnTokens.challenge, hashOf(proof)),
        isNull(signOnTokens.usedAt),
        gt(signOnTokens.expiresAt, now),
      ),
    )
    .returning({
      userId: signOnTokens.userId,
      client: signOnTokens.client,
      idToken: signOnTokens.idToken,
      sid: signOnTokens.sid,
    })
  return holder ? { ...holder, idToken: holder.idToken && unseal(holder.idToken, token) } : null
}

/** Stores which session a token opened, so that the token can end it. */
export const linkSession = async (db: Db, token: string, sessionHash: string): Promise<void> => {
  await db
    .update(signOnTokens)
    .set({ sessionHash })
    .where(eq(signOnTokens.tokenHash, hashOf(token)))
}

/** Deletes a token; returns the session that it opened. */
export const revokeToken = async (db: Db, token: string, client?: string): Promise<Ending | null> => {
  const [dropped] = await db
    .delete(signOnTokens)
    .where(
      and(
        eq(signOnTokens.tokenHash, hashOf(token)),
        client === undefined ? undefined : eq(signOnTokens.client, client),
      ),
    )
    .returning({ sessionHash: signOnTokens.sessionHash, idToken: signOnTokens.idToken })
  if (!dropped?.sessionHash) return null
  return { idHash: dropped.sessionHash, idToken: dropped.idToken && unseal(dropped.idToken, token) }
}

export const deleteOldTokens = async (db: Db, now: Date): Promise<void> => {
  const keptSince = new Date(now.getTime() - keptMs)
  const isUnused = and(isNull(signOnTokens.sessionHash), lt(signOnTokens.expiresAt, now))
  await deleteInBatches(db, signOnTokens, or(isUnused, lt(signOnTokens.expiresAt, keptSince)))
}
