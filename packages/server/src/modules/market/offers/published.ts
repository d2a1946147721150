import type { MarketOffer } from '@chuhai/contract/market'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { columnsOf } from '../columns'
import { marketServices } from '../tables'
import type { OfferRow } from './own'
import type { ProviderRow } from './provider'

/** What buyers see of a service; null before its first publication. */
export const findPublished = async (
  db: Db,
  { serviceId }: Pick<OfferRow, 'serviceId'>,
): Promise<MarketOffer | null> => {
  if (serviceId === null) return null
  const [found] = await db
    .select({ content: marketServices.content })
    .from(marketServices)
    .where(eq(marketServices.id, serviceId))
  return found?.content ?? null
}

/**
 * Publishes what was accepted, in the transaction of the caller, and returns its id for buyers. Orders have copied what they bought, so
 * that a new price is for new orders.
 */
export const publish = async (
  tx: Db,
  { serviceId, isPaused }: Pick<OfferRow, 'serviceId' | 'isPaused'>,
  content: MarketOffer,
  { providerId, orgId }: Pick<ProviderRow, 'providerId' | 'orgId'>,
): Promise<number> => {
  const status = isPaused ? ('paused' as const) : ('published' as const)
  const row = { providerId, orgId, origin: 'provider' as const, status, ...columnsOf(content) }
  const { id, version } = marketServices
  if (serviceId === null) {
    const [added] = await tx.insert(marketServices).values(row).returning({ id })
    if (!added) throw new Error('[chuhai] a service was not published')
    return added.id
  }
  await tx
    .update(marketServices)
    .set({ ...row, version: sql`${version} + 1` })
    .where(eq(id, serviceId))
  return serviceId
}

/** Hides a service of an organisation from buyers, or shows it again; in the transaction of the caller. */
export const setPaused = async (
  tx: Db,
  { serviceId, orgId }: Pick<OfferRow, 'serviceId' | 'orgId'>,
  isPaused: boolean,
): Promise<void> => {
  if (serviceId === null) return
  await tx
    .update(marketServices)
    .set({ status: isPaused ? 'paused' : 'published' })
    .where(and(eq(marketServices.id, serviceId), eq(marketServices.orgId, orgId)))
}
