import type { MarketProvider, MarketService, MarketServiceCard } from '@chuhai/contract/market'
import { serviceProviders } from '@chuhai/contract/publication'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { publications } from '../publication/tables'
import { awayUntil } from './offers/presence'
import { marketServices } from './tables'

type ServiceRow = typeof marketServices.$inferSelect

const isOfProvider = and(
  eq(publications.type, serviceProviders.key),
  eq(publications.id, marketServices.providerId),
)

const columns = {
  service: marketServices,
  provider: {
    id: publications.id,
    name: publications.title,
    logo: publications.cover,
    city: sql<string>`${publications.fields} ->> 'city'`,
  },
}

/** Whether visitors find a service: it is not paused, and its provider is in the directory. */
export const isOffered = sql`(${eq(marketServices.isShown, true)} and ${eq(marketServices.status, 'published')}
  and exists (select from ${publications} where ${isOfProvider} and ${eq(publications.isShown, true)}))`

/** Reads services with their providers. */
export const selectServices = (db: Db, where: SQL | undefined) =>
  db.select(columns).from(marketServices).innerJoin(publications, isOfProvider).where(where).$dynamic()

export const presentCard = ({ service, provider }: { service: ServiceRow; provider: MarketProvider }) => {
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
export const findOffered = async (db: Db, wanted: number) => {
  const [found] = await selectServices(db, and(isOffered, eq(marketServices.id, wanted)))
  return found ?? null
}

const relatedMax = 3

/** Others of its category, the best rated first. */
const listRelated = async (db: Db, { id, category }: ServiceRow): Promise<MarketServiceCard[]> => {
  const { worth, id: ofOther, category: other } = marketServices
  const found = await selectServices(db, and(isOffered, eq(other, category), ne(ofOther, id)))
    .orderBy(desc(worth), ofOther)
    .limit(relatedMax)
  return found.map(presentCard)
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
