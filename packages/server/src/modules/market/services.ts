import type { MarketProvider, MarketService, MarketServiceCard } from '@chuhai/contract/market'
import { serviceProviders } from '@chuhai/contract/publication'
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findHeads, keptIds } from '../publication/service'
import { awayUntil } from './offers/presence'
import { marketServices } from './tables'

type ServiceRow = typeof marketServices.$inferSelect

/** A service with who does it. */
export interface Offered {
  service: ServiceRow
  provider: MarketProvider
}

/** Whether visitors find a service: it is not paused, and its provider is in the directory. */
export const isOffered = (db: Db): SQL | undefined =>
  and(
    sql`${marketServices.isShown} and ${marketServices.status} = 'published'`,
    inArray(marketServices.providerId, keptIds(db, serviceProviders)),
  )

/** Returns services with their providers, in their order. */
export const withProviders = async (db: Db, services: readonly ServiceRow[]): Promise<Offered[]> => {
  const heads = await findHeads(
    db,
    serviceProviders,
    services.map(({ providerId }) => providerId),
  )
  return services.flatMap((service) => {
    const head = heads.get(service.providerId)
    if (!head) return []
    const { title: name, cover: logo, fields } = head
    return { service, provider: { id: service.providerId, name, logo, city: String(fields.city ?? '') } }
  })
}

export const presentCard = ({ service, provider }: Offered) => {
  const { title, summary, category, platforms, places, answersWithinHours } = service.content
  const card: MarketServiceCard = {
    id: service.id,
    title,
    summary,
    category,
    platforms,
    places,
    answersWithinHours,
    provider,
    rating: {
      average: service.rating === null ? null : Math.round(service.rating * 100) / 100,
      count: service.starCount,
      distribution: service.stars,
    },
    priceFrom: service.priceFrom,
    daysFrom: service.daysFrom,
  }
  return card
}

/** A service that is offered, with its row; null for none. */
export const findOffered = async (db: Db, wanted: number): Promise<Offered | null> => {
  const rows = await db
    .select()
    .from(marketServices)
    .where(and(isOffered(db), eq(marketServices.id, wanted)))
  const [found] = await withProviders(db, rows)
  return found ?? null
}

const relatedMax = 3

/** Others of its category, the best rated first. */
const listRelated = async (db: Db, { id, category }: ServiceRow): Promise<MarketServiceCard[]> => {
  const { worth, id: ofOther, category: other } = marketServices
  const rows = await db
    .select()
    .from(marketServices)
    .where(and(isOffered(db), eq(other, category), ne(ofOther, id)))
    .orderBy(desc(worth), ofOther)
    .limit(relatedMax)
  return (await withProviders(db, rows)).map(presentCard)
}

/** A service as its page shows it; null where it is not offered. */
export const readService = async (
  db: Db,
  wanted: number,
  now: Date,
): Promise<{ item: MarketService; related: MarketServiceCard[] } | null> => {
  const found = await findOffered(db, wanted)
  if (!found) return null
  const { content, orgId } = found.service
  const [away, related] = await Promise.all([
    orgId === null ? null : awayUntil(db, orgId, now),
    listRelated(db, found.service),
  ])
  const item = {
    ...content,
    ...presentCard(found),
    canOrder: orgId !== null,
    awayUntil: away?.toISOString() ?? null,
  }
  return { item, related }
}
