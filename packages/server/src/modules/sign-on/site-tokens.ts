import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { createSecret, hashOf } from '../../signing/secret'
import { siteTokens } from './tables'

/** How long a token is accepted; a page renews it before. */
const lifetimeMs = 15 * 60 * 1000

export interface SiteToken {
  value: string
  expiresAt: Date
}

/** The secret of the session that a token is of: its first half, which all of them share. */
export const secretOf = (token: string): string => token.split('.', 1)[0] ?? ''

/** Issues another token for a session. */
export const issueSiteToken = async (db: Db, secret: string, now: Date): Promise<SiteToken> => {
  const value = `${secret}.${createSecret()}`
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await db.insert(siteTokens).values({ tokenHash: hashOf(value), sessionHash: hashOf(secret), expiresAt })
  return { value, expiresAt }
}

/** Whether a token was issued and is not expired; its session is another question. */
export const isCurrentSiteToken = async (db: Db, token: string, now: Date): Promise<boolean> =>
  (await db.$count(
    siteTokens,
    and(eq(siteTokens.tokenHash, hashOf(token)), gt(siteTokens.expiresAt, now)),
  )) === 1

export const deleteExpiredSiteTokens = async (db: Db, now: Date): Promise<void> => {
  await deleteInBatches(db, siteTokens, lt(siteTokens.expiresAt, now))
}
