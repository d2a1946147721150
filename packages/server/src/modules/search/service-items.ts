import {
  type DurationUnit,
  type Offer,
  offerCategories,
  type ServiceItems,
  type ServiceOrder,
} from '@chuhai/contract/search'
import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { PageRequest } from '../../database/read-page'
import { markedIn } from '../../search/excerpt'
import { readQuestion } from '../../search/question'
import { findByPieces } from '../../search/search'
import { searchEntries } from '../../search/tables'

const { kind, key, title, body, address, offer } = searchEntries

const findsMax = 1000
/** How long a unit of durations is, for comparisons. */
const unitDays: Record<DurationUnit, number> = { 工作日: 1.4, 天: 1, 周: 7, 个月: 30, 年: 365 }

const category = sql<Offer['category']>`${offer} ->> 'category'`
const price = sql`(${offer} ->> 'price')::bigint`
const position = sql`(${offer} ->> 'position')::int`
const days = sql`(${offer} #>> '{duration,from}')::float8 * (${JSON.stringify(unitDays)}::jsonb ->> (${offer} #>> '{duration,unit}'))::float8`

const orders: Record<ServiceOrder, SQL> = {
  price: sql`${price} nulls last`,
  duration: sql`${days} nulls last`,
}

const kindsWithOffers = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ kind }).from(searchEntries).where(isNotNull(offer))
  return rows.map((row) => row.kind)
}

interface ItemsRequest extends PageRequest {
  q: string
  category?: Offer['category']
  order?: ServiceOrder
}

/** A page of what can be ordered, with the number of each category. */
export const listServiceItems = async (db: Db, request: ItemsRequest): Promise<ServiceItems> => {
  const { q, page, rows, order } = request
  const question = q === '' ? null : await readQuestion(db, q)
  const finds =
    question && (await findByPieces(db, question, { kinds: await kindsWithOffers(db), limit: findsMax }))
  const names = finds && sql`${sql.param(finds.map((find) => `${find.kind} ${find.key}`))}::text[]`
  const name = sql`${kind} || ' ' || ${key}`
  const isAsked = and(isNotNull(offer), names ? sql`${name} = any(${names})` : undefined)
  const condition = and(isAsked, request.category && eq(category, request.category))
  const found = await db
    .select({ kind, path: address, title, body, offer })
    .from(searchEntries)
    .where(condition)
    .orderBy(
      ...(order ? [orders[order]] : []),
      ...(names ? [sql`array_position(${names}, ${name})`] : []),
      asc(position),
    )
    .limit(rows)
    .offset((page - 1) * rows)
  const counts = await db
    .select({ name: category, total: sql<number>`count(*)::int` })
    .from(searchEntries)
    .where(isAsked)
    .groupBy(category)
  const totals = new Map(counts.map((row) => [row.name, row.total]))
  const marks = question?.marks ?? []
  return {
    list: found.map(({ body, title, offer, ...row }) => {
      const { position: _, ...terms } = offer as NonNullable<typeof offer>
      const summary = body.split('\n')[0] ?? ''
      return { ...row, title: markedIn(title, marks), summary: markedIn(summary, marks), offer: terms }
    }),
    total: request.category
      ? (totals.get(request.category) ?? 0)
      : counts.reduce((sum, row) => sum + row.total, 0),
    page,
    rows,
    categories: offerCategories.flatMap((name) => {
      const total = totals.get(name) ?? 0
      return total > 0 ? [{ name, total }] : []
    }),
    searchedFor: question?.searchedFor ?? null,
    suggestion: question?.suggestion ?? null,
  }
}
