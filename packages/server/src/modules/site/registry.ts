import { type SiteScope, widgetScopes } from '@chuhai/contract/site-scope'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { SiteRegistry } from '../../http/context'
import { sites } from './tables'

export const siteListTimes = {
  freshMs: 3000,
  /** After this time without an answer, the last list is used. */
  timeoutMs: 200,
}

interface Known {
  /** The scopes of each site by its origin. */
  sites: ReadonlyMap<string, readonly SiteScope[]>
  readAt: number
}

/** Enabled sites, read at most every few seconds; the last list is used while the database is unavailable. */
export const createSiteRegistry = (
  db: Db,
  now: () => number = Date.now,
  { freshMs, timeoutMs } = siteListTimes,
): SiteRegistry => {
  let known: Known | null = null
  let reading: Promise<Known> | null = null
  /** The list of the current reading, or the last one where that takes too long. */
  let answer: Promise<Known> | null = null

  const read = async (): Promise<Known> => {
    const rows = await db
      .select({ origin: sites.origin, scopes: sites.scopes })
      .from(sites)
      .where(eq(sites.enabled, true))
    return {
      sites: new Map(rows.map(({ origin, scopes }) => [origin, scopes ?? widgetScopes])),
      readAt: now(),
    }
  }

  const refresh = (): Promise<Known> => {
    reading ??= read()
      .then((fresh) => {
        known = fresh
        return fresh
      })
      .finally(() => {
        reading = null
        answer = null
      })
    return reading
  }

  /** All requests of a slow reading wait for it together. */
  const refreshInTime = (stale: Known): Promise<Known> => {
    const late = () => new Promise<Known>((resolve) => setTimeout(() => resolve(stale), timeoutMs).unref())
    answer ??= Promise.race([refresh().catch(() => stale), late()])
    return answer
  }

  const current = async (): Promise<Known['sites']> => {
    if (known && now() - known.readAt < freshMs) return known.sites
    return (await (known ? refreshInTime(known) : refresh())).sites
  }

  return {
    has: async (origin) => (await current()).has(origin),
    async allows(origin, scope) {
      const scopes = (await current()).get(origin) ?? []
      return scopes.includes('full') || scopes.includes(scope)
    },
  }
}
