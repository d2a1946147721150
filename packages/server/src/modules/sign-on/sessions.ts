import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { createBatchLoader } from '../../database/batch-loader'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import type { Sessions, StoredSession } from '../../http/context'
import type { SessionEnds } from '../../settings/sign-on'
import { createSecret, hashOf } from '../../signing/secret'
import { dayMs } from '../../time/durations'
import { organisationsOf } from '../organisation/service'
import { isEnabled, userInfoOf } from '../user/service'
import { noteDevice } from './devices'
import { seal, unseal } from './secrets'
import { isCurrentSiteToken, secretOf } from './site-tokens'
import { sessions } from './tables'

/** How often the last use of a session is stored at most. */
const touchMs = 60_000

/** The user of a session, and the provider that authenticated them. */
export interface Holder {
  userId: number
  client: string
  idToken: string | null
  /** The provider's own session, where it names one. */
  sid?: string | null
  /** The browser and the system, where they are known. */
  device?: string | null
}

/** A site other than the portal, and the key of its page that a session there is bound to. */
export type SessionSite = NonNullable<StoredSession['site']>

/** A new session; only the browser gets its value. */
export interface OpenedSession {
  value: string
  idHash: string
  endsAt: Date
  cookieSeconds: number
}

/** A session to end, with its id_token or with the value that decrypts it. */
export interface Ending {
  idHash: string
  value?: string
  idToken?: string | null
}

interface EndedSession {
  client: string
  idToken: string | null
}

export interface SessionStore extends Sessions {
  /** Opens a session under a new value, and ends the browser's previous one; with a site it is for the pages of that site alone. */
  open(holder: Holder, before: string | undefined, now: Date, site?: SessionSite): Promise<OpenedSession>
  end(ending: Ending): Promise<EndedSession | null>
}

/** Finds sessions by their hashes, in batches: every request of a visitor needs one. */
const createLookup = (db: Db) => {
  const user = userInfoOf(sessions.userId, organisationsOf(sessions.userId))
  const looking = db
    .select({
      idHash: sessions.idHash,
      lastSeenAt: sessions.lastSeenAt,
      idleEndsAt: sessions.idleEndsAt,
      endsAt: sessions.endsAt,
      origin: sessions.origin,
      keyThumbprint: sessions.keyThumbprint,
      user: sql`${user}`.mapWith((found) => found as StoredSession['user']),
    })
    .from(sessions)
    .where(and(sql`${sessions.idHash} = any(${sql.placeholder('idHashes')})`, isEnabled(sessions.userId)))
    .prepare('find_sessions')

  const lookUp = async (idHashes: readonly string[]) => {
    const found = await looking.execute({ idHashes: [...new Set(idHashes)] })
    const byHash = new Map(found.map((row) => [row.idHash, row]))
    return idHashes.map((idHash) => byHash.get(idHash) ?? null)
  }
  return createBatchLoader(lookUp)
}

/** The sessions of the database. */
export const createSessionStore = (db: Db, { idleDays, days }: SessionEnds): SessionStore => {
  const look = createLookup(db)

  const idleEnd = (at: Date, endsAt: Date) =>
    new Date(Math.min(at.getTime() + idleDays * dayMs, endsAt.getTime()))

  const touch = async (idHash: string, at: Date, endsAt: Date): Promise<Date> => {
    const idleEndsAt = idleEnd(at, endsAt)
    await db
      .update(sessions)
      .set({ lastSeenAt: at, idleEndsAt })
      .where(and(eq(sessions.idHash, idHash), lt(sessions.lastSeenAt, new Date(at.getTime() - touchMs))))
    return idleEndsAt
  }

  return {
    async find(value, at) {
      const idHash = hashOf(value)
      const found = await look(idHash)
      if (!found || found.idleEndsAt <= at || found.endsAt <= at) return null
      const { user, origin, keyThumbprint, lastSeenAt, idleEndsAt, endsAt } = found
      const isStale = at.getTime() - lastSeenAt.getTime() > touchMs
      return {
        user,
        endsAt: isStale ? await touch(idHash, at, endsAt) : idleEndsAt,
        site: origin !== null && keyThumbprint !== null ? { origin, keyThumbprint } : null,
      }
    },

    isCurrentToken: (token, at) => isCurrentSiteToken(db, token, at),
    secretOf,

    async ended(values, at) {
      const byHash = new Map(values.map((value) => [hashOf(value), value]))
      const found = await db
        .select({ idHash: sessions.idHash })
        .from(sessions)
        .where(
          and(
            sql`${sessions.idHash} = any(${sql.param([...byHash.keys()])})`,
            gt(sessions.endsAt, at),
            gt(sessions.idleEndsAt, at),
            isEnabled(sessions.userId),
          ),
        )
      for (const { idHash } of found) byHash.delete(idHash)
      return new Set(byHash.values())
    },

    async open({ userId, client, idToken, sid, device }, before, at, site) {
      const value = createSecret()
      const idHash = hashOf(value)
      const endsAt = new Date(at.getTime() + days * dayMs)
      const idleEndsAt = idleEnd(at, endsAt)
      await db.transaction(async (tx) => {
        if (before) await tx.delete(sessions).where(eq(sessions.idHash, hashOf(before)))
        await tx.insert(sessions).values({
          idHash,
          userId,
          client,
          idToken: idToken && seal(idToken, value),
          sid,
          ...site,
          createdAt: at,
          lastSeenAt: at,
          idleEndsAt,
          endsAt,
        })
        if (device) await noteDevice(tx, userId, device, at)
      })
      return { value, idHash, endsAt: idleEndsAt, cookieSeconds: (days * dayMs) / 1000 }
    },

    async end({ idHash, value, idToken }) {
      const [ended] = await db
        .delete(sessions)
        .where(eq(sessions.idHash, idHash))
        .returning({ client: sessions.client, idToken: sessions.idToken })
      if (!ended) return null
      const own = ended.idToken && value ? unseal(ended.idToken, value) : null
      return { client: ended.client, idToken: idToken ?? own }
    },
  }
}

/** Ends every session of a user, or of all users; returns their number. */
export const revokeSessions = async (db: Db, userId?: number): Promise<number> => {
  const ended = await db
    .delete(sessions)
    .where(userId === undefined ? undefined : eq(sessions.userId, userId))
    .returning({ idHash: sessions.idHash })
  return ended.length
}

export const deleteEndedSessions = async (db: Db, now: Date): Promise<void> => {
  await deleteInBatches(db, sessions, or(lt(sessions.endsAt, now), lt(sessions.idleEndsAt, now)))
}
