import {
  type MarketListRequest,
  type MarketOrder,
  marketAnswers,
  marketDays,
  marketPrices,
  marketRatings,
} from '@chuhai/contract/market'
import { and, asc, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { search } from '../../search/search'
import { isOffered, presentCard, withProviders } from './services'
import { marketServices } from './tables'

const { id, category, platforms, places, priceFrom, daysFrom, answersWithinHours, rating, starCount, worth } =
  marketServices

const findsMax = 1000

const isPriced = (word: keyof typeof marketPrices): SQL | undefined => {
  const [from, below] = marketPrices[word]
  return and(gte(priceFrom, from), below === null ? undefined : lt(priceFrom, below))
}

type Wanted = Omit<MarketListRequest, 'page' | 'rows' | 'order' | 'word'>

/** What the filters let through; a service that names no platform is for all. */
const isWanted = (wanted: Wanted): SQL | undefined =>
  and(
    wanted.category && eq(category, wanted.category),
    wanted.price && isPriced(wanted.price),
    wanted.days && lte(daysFrom, marketDays[wanted.days]),
    wanted.place && sql`${wanted.place} = any(${places})`,
    wanted.rating && gte(rating, marketRatings[wanted.rating]),
    wanted.platform && sql`(${wanted.platform} = any(${platforms}) or ${platforms} = '{}')`,
    wanted.answers && lte(answersWithinHours, marketAnswers[wanted.answers]),
  )

const orders: Record<MarketOrder, SQL[]> = {
  price: [asc(priceFrom)],
  days: [asc(daysFrom)],
  rating: [sql`${rating} desc nulls last`, desc(starCount)],
  answers: [asc(answersWithinHours), desc(worth)],
}

/** The ids of what a word is found in, the best first. */
const findIds = async (db: Db, word: string): Promise<SQL> => {
  const finds = await search(db, word, { kinds: ['marketService'], limit: findsMax })
  return sql`${sql.param(finds.map(({ key }) => Number(key)))}::int[]`
}

interface Part {
  where: SQL | undefined
  order: SQL[]
  page: number
  rows: number
}

/** The ids of a page, with the number of all: of what an index has beside the content. */
const findPage = async (db: Db, { where, order, page, rows }: Part) => {
  const total = sql<number>`count(*) over ()`.mapWith(Number)
  const found = await db
    .select({ id, total })
    .from(marketServices)
    .where(where)
    .orderBy(...order, asc(id))
    .limit(rows)
    .offset((page - 1) * rows)
  const [first] = found
  // A page beyond the last one has no row that knows how many there are.
  const all = first?.total ?? (page > 1 ? await db.$count(marketServices, where) : 0)
  return { ids: found.map((one) => one.id), total: all }
}

/** A page of the services that are offered, narrowed down. */
export const listServices = async (db: Db, { page, rows, order, word, ...wanted }: MarketListRequest) => {
  const found = word ? await findIds(db, word) : undefined
  const where = and(isOffered(db), isWanted(wanted), found && sql`${id} = any(${found})`)
  const best = found ? [sql`array_position(${found}, ${id})`] : [desc(worth)]
  const { ids, total } = await findPage(db, { where, order: order ? orders[order] : best, page, rows })
  const read = await db.select().from(marketServices).where(inArray(id, ids))
  const services = new Map(read.map((service) => [service.id, service]))
  const list = await withProviders(
    db,
    ids.flatMap((one) => services.get(one) ?? []),
  )
  return { list: list.map(presentCard), total, page, rows }
}
