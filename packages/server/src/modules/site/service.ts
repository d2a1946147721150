import type { Site } from '@chuhai/contract/admin'
import { originOf as originOfAddress } from '@chuhai/contract/site-request'
import type { SiteScope } from '@chuhai/contract/site-scope'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { sites } from './tables'

/** Returns the origin of an address as browsers send it; null for others (`null`, `https://a.com/path`, `a.com`). */
export const originOf = (text: string): string | null => {
  const origin = originOfAddress(text)
  return origin === text.replace(/\/$/, '').toLowerCase() ? origin : null
}

export const listSites = (db: Db): Promise<Site[]> =>
  db
    .select({ origin: sites.origin, name: sites.name, enabled: sites.enabled, scopes: sites.scopes })
    .from(sites)
    .orderBy(asc(sites.origin))

/** Registers a site, or renames and enables a registered one. Throws for what is no origin: it goes into headers. */
export const addSite = async (db: Db, text: string, name: string): Promise<void> => {
  const origin = originOf(text)
  if (origin === null) throw new ApiError('REQUEST_INVALID')
  await db
    .insert(sites)
    .values({ origin, name })
    .onConflictDoUpdate({ target: sites.origin, set: { name, enabled: true } })
}

/** Returns whether the site exists. */
export const setSiteEnabled = async (db: Db, origin: string, enabled: boolean): Promise<boolean> => {
  const changed = await db
    .update(sites)
    .set({ enabled })
    .where(eq(sites.origin, origin))
    .returning({ origin: sites.origin })
  return changed.length === 1
}

/** Returns whether the site exists. */
export const setSiteScopes = async (db: Db, origin: string, scopes: SiteScope[] | null): Promise<boolean> => {
  const changed = await db
    .update(sites)
    .set({ scopes })
    .where(eq(sites.origin, origin))
    .returning({ origin: sites.origin })
  return changed.length === 1
}

/** Takes a site off the list; returns whether it was there. What came from it has its origin as a text, and stays. */
export const removeSite = async (db: Db, origin: string): Promise<boolean> => {
  const removed = await db.delete(sites).where(eq(sites.origin, origin)).returning({ origin: sites.origin })
  return removed.length === 1
}
