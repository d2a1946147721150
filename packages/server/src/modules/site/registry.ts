import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { SiteRegistry } from '../../http/context'
import { sites } from './tables'

const freshMs = 3000
/** After this time without an answer, the last list is used. */
const timeoutMs = 200

interface Known {
  origins: ReadonlySet<string>
  readAt: number
}

/** Enabled sites, read at most every few seconds; the last list is used while the database is unavailable. */
export const createSiteRegistry = (db: Db): SiteRegistry => {
  let known: Known | null = null
  let reading: Promise<Known> | null = null

  const read = async (): Promise<Known> => {
    const rows = await db.select({ origin: sites.origin }).from(sites).where(eq(sites.enabled, true))
    return { origins: new Set(rows.map((row) => row.origin)), readAt: Date.now() }
  }

  const refresh = (): Promise<Known> => {
    reading ??= read()
      .then((fresh) => {
        known = fresh
        return fresh
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  const current = async (): Promise<ReadonlySet<string>> => {
    if (known && Date.now() - known.readAt < freshMs) return known.origins
    if (!known) return (await refresh()).origins
    const stale = known
    const timeout = new Promise<Known>((resolve) => setTimeout(() => resolve(stale), timeoutMs).unref())
    return (await Promise.race([refresh().catch(() => stale), timeout])).origins
  }

  return {
    has: async (origin) => (await current()).has(origin),
    origins: async () => [...(await current())],
  }
}
