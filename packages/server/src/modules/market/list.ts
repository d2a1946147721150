import {
  type MarketListRequest,
  type MarketOrder,
  marketAnswers,
  marketDays,
  marketPrices,
  marketRatings,
} from '@chuhai/contract/market'
import { and, asc, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { search } from '../../search/search'
import { isOffered, presentCard, selectServices } from './services'
import { marketServices } from './tables'

const { id, category, platforms, places, priceFrom, daysFrom, answersWithinHours, rating, starCount, worth } =
  marketServices

const findsMax = 1000

type Wanted = Omit<MarketListRequest, 'page' | 'rows' | 'order'>
type Name = keyof Wanted
type Conditions = Partial<Record<Name, SQL>>

const isPriced = (word: keyof typeof marketPrices): SQL | undefined => {
  const [from, below] = marketPrices[word]
  return and(gte(priceFrom, from), below === null ? undefined : lt(priceFrom, below))
}

/** What each filter lets through; a service that names no platform is for all. */
const conditionsOf = (wanted: Omit<Wanted, 'word'>): [Name, SQL | undefined][] => [
  ['category', wanted.category && eq(category, wanted.category)],
  ['price', wanted.price && isPriced(wanted.price)],
  ['days', wanted.days && lte(daysFrom, marketDays[wanted.days])],
  ['place', wanted.place && sql`${wanted.place} = any(${places})`],
  ['rating', wanted.rating && gte(rating, marketRatings[wanted.rating])],
  ['platform', wanted.platform && sql`(${wanted.platform} = any(${platforms}) or ${platforms} = '{}')`],
  ['answers', wanted.answers && lte(answersWithinHours, marketAnswers[wanted.answers])],
]

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

/** How much each filter, and the word, leaves when it is dropped alone; what still finds nothing is left out. */
const countWithout = async (db: Db, conditions: Conditions) => {
  const names = Object.keys(conditions) as Name[]
  if (names.length < 2) return []
  const counts = await Promise.all(
    names.map(async (name) => {
      const { [name]: _, ...others } = conditions
      return { name, total: await db.$count(marketServices, and(isOffered, ...Object.values(others))) }
    }),
  )
  return counts.filter(({ total }) => total > 0)
}

/** A page of the services that are offered, narrowed down. */
export const listServices = async (db: Db, { page, rows, order, word, ...wanted }: MarketListRequest) => {
  const found = word ? await findIds(db, word) : undefined
  const conditions: Conditions = Object.fromEntries(
    [...conditionsOf(wanted), ['word', found && sql`${id} = any(${found})`] as const].filter(
      ([, condition]) => condition,
    ),
  )
  const where = and(isOffered, ...Object.values(conditions))
  const best = found ? [sql`array_position(${found}, ${id})`] : [desc(worth)]
  const [list, total] = await Promise.all([
    selectServices(db, where)
      .orderBy(...(order ? orders[order] : best), asc(id))
      .limit(rows)
      .offset((page - 1) * rows),
    db.$count(marketServices, where),
  ])
  return {
    list: list.map(presentCard),
    total,
    page,
    rows,
    without: total === 0 ? await countWithout(db, conditions) : [],
  }
}
