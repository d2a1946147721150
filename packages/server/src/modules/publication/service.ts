import type {
  PublicationCard,
  PublicationDetail,
  PublicationType,
  TimeState,
} from '@chuhai/contract/publication'
import { and, arrayContains, asc, desc, eq, gt, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { search } from '../../search/search'
import { relevanceOf } from '../relevance'
import { publications } from './tables'
import { isVisibleAt } from './visibility'

const { type, id, title, summary, cover, tags, body, publishedAt, everyDays, fields } = publications

/** When it takes place: what is held again and is over has moved on by whole rounds, to the next time. */
const timesAt = (now: Date) => {
  const { startsAt, endsAt } = publications
  const overDays = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${endsAt}) / 86400`
  const rounds = sql`greatest(ceil(${overDays} / ${everyDays}), 0)`
  const moved = sql`coalesce(${rounds} * ${everyDays}, 0) * interval '24 hours'`
  return {
    startsAt: sql<Date | null>`(${startsAt} + ${moved})`.mapWith(startsAt),
    endsAt: sql<Date | null>`(${endsAt} + ${moved})`.mapWith(endsAt),
  }
}

const cardColumnsAt = (now: Date) => ({
  id,
  title,
  summary,
  cover,
  tags,
  publishedAt,
  ...timesAt(now),
  everyDays,
  fields,
})

type Row = typeof publications.$inferSelect
type CardRow = Pick<Row, keyof ReturnType<typeof cardColumnsAt>>

/** The fields of a row that a schema of the contract declares. */
const present = <T>(schema: { entries: object }, { fields, ...columns }: CardRow): T => {
  const all: Record<string, unknown> = {
    ...fields,
    ...columns,
    startsAt: columns.startsAt?.toISOString(),
    endsAt: columns.endsAt?.toISOString(),
  }
  return Object.fromEntries(Object.keys(schema.entries).map((name) => [name, all[name]])) as T
}

const isSeen = ({ key }: PublicationType, now: Date): SQL | undefined => and(eq(type, key), isVisibleAt(now))

const isInState = (state: TimeState, at: Date): SQL | undefined => {
  const { startsAt, endsAt } = timesAt(at)
  const now = sql`${at.toISOString()}::timestamptz`
  if (state === '未开始') return gt(startsAt, now)
  return state === '已结束' ? lt(endsAt, now) : and(lte(startsAt, now), gte(endsAt, now))
}

/** What takes place: the soonest first, and then what is over, the latest first. The rest: the newest first. */
const orderAt = (now: Date): SQL[] => {
  const { startsAt, endsAt } = timesAt(now)
  const isOver = sql`${endsAt} < ${now.toISOString()}::timestamptz`
  const start = sql`extract(epoch from ${startsAt})`
  return [
    sql`${isOver}`,
    sql`case when ${isOver} then -${start} else ${start} end`,
    desc(publishedAt),
    asc(id),
  ]
}

/** Whether a field holds several words. */
export const isList = (field: { type: string } | undefined): boolean => field?.type === 'array'

/** The fields that hold the wanted words. */
const wantedFields = ({ card }: PublicationType, wanted: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(wanted).map(([name, word]) => [name, isList(card.entries[name]) ? [word] : word]),
  )

/** The number of a field that has one. */
const numberOf = (name: string) => sql`(${fields} ->> ${name})::numeric`

/** Whether numbers are in the wanted parts. */
const isInBands = ({ bands }: PublicationType, wanted: Record<string, string>): SQL[] =>
  Object.entries(wanted).flatMap(([name, word]) => {
    const [from, below] = bands[name]?.[word] ?? []
    const number = numberOf(name)
    return from === undefined ? [] : [gte(number, from), ...(below ? [lt(number, below)] : [])]
  })

/** The lowest or the highest of a field first, those without a number last. */
const orderBy = ({ orders }: PublicationType, name: string): SQL[] => [
  sql`${numberOf(name)} ${sql.raw(orders[name] === 'highest' ? 'desc' : 'asc')} nulls last`,
  desc(publishedAt),
  asc(id),
]

interface ListRequest {
  page: number
  rows: number
  word?: string
  tag?: string
  /** One of the orders that the type declares. */
  order?: string
  /** The filters that the type declares. */
  [filter: string]: unknown
}

const findsMax = 1000

/** The ids of what a word is found in, the best first. */
const findIds = async (db: Db, { key }: PublicationType, word: string): Promise<number[]> =>
  (await search(db, word, { kinds: [key], limit: findsMax })).map((find) => Number(find.key))

/** A page of what is shown of a type, narrowed down. */
export const listPublications = async <Card extends PublicationCard>(
  db: Db,
  kind: PublicationType,
  { page, rows, word, tag, order, ...filters }: ListRequest,
  now: Date,
) => {
  const { state, ...wanted } = filters as Record<string, string> & { state?: TimeState }
  const [byNumber = {}, byWord = {}] = [true, false].map((isBand) =>
    Object.fromEntries(Object.entries(wanted).filter(([name]) => name in kind.bands === isBand)),
  )
  const found = word ? sql`${sql.param(await findIds(db, kind, word))}::int[]` : undefined
  const condition = and(
    isSeen(kind, now),
    found && sql`${id} = any(${found})`,
    tag ? arrayContains(tags, [tag]) : undefined,
    state && isInState(state, now),
    Object.keys(byWord).length > 0
      ? sql`${fields} @> ${JSON.stringify(wantedFields(kind, byWord))}::jsonb`
      : undefined,
    ...isInBands(kind, byNumber),
  )
  const best = found ? [sql`array_position(${found}, ${id})`] : orderAt(now)
  const list = await db
    .select(cardColumnsAt(now))
    .from(publications)
    .where(condition)
    .orderBy(...(order ? orderBy(kind, order) : best))
    .limit(rows)
    .offset((page - 1) * rows)
  const total = await db.$count(publications, condition)
  return { list: list.map((row) => present<Card>(kind.card, row)), total, page, rows }
}

/** What is shown of a type among these ids, in any order. */
export const findCards = async <T extends PublicationCard>(
  db: Db,
  kind: PublicationType,
  ids: readonly number[],
  now: Date,
): Promise<T[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select(cardColumnsAt(now))
    .from(publications)
    .where(and(isSeen(kind, now), inArray(id, [...ids])))
  return rows.map((row) => present<T>(kind.card, row))
}

/** What is shown of a type among these ids as its page has it, in the order of the ids, without the text. */
export const findDetails = async <T extends PublicationDetail>(
  db: Db,
  kind: PublicationType,
  ids: readonly number[],
  now: Date,
): Promise<Omit<T, 'body'>[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select(cardColumnsAt(now))
    .from(publications)
    .where(and(isSeen(kind, now), inArray(id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, present<T>(kind.detail, row)]))
  return ids.flatMap((wanted) => found.get(wanted) ?? [])
}

/** Counts what visitors see of a type. */
export const countShown = (db: Db, kind: PublicationType, now: Date): Promise<number> =>
  db.$count(publications, isSeen(kind, now))

/** Adds up a number that what visitors see of a type has. */
export const sumShown = async (db: Db, kind: PublicationType, field: string, now: Date): Promise<number> => {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum((${fields} ->> ${field})::int), 0)::int` })
    .from(publications)
    .where(isSeen(kind, now))
  return row?.sum ?? 0
}

/** Counts the publications with a tag, also those that visitors do not see. */
export const countWithTag = (db: Db, tag: string): Promise<number> =>
  db.$count(publications, arrayContains(tags, [tag]))

/** What shares tags, the fittest first, then the newest. */
export const listRelevant = async <T extends PublicationCard>(
  db: Db,
  kind: PublicationType,
  wanted: readonly string[],
  limit: number,
  now: Date,
  except?: SQL,
): Promise<T[]> => {
  const among = and(isSeen(kind, now), except)
  const relevance = await relevanceOf(db, publications, wanted, among)
  if (!relevance) return []
  const rows = await db
    .select(cardColumnsAt(now))
    .from(publications)
    .where(and(among, relevance.isAny))
    .orderBy(desc(relevance.score), desc(publishedAt), asc(id))
    .limit(limit)
  return rows.map((row) => present<T>(kind.card, row))
}

const relatedMax = 3

/** One that is shown, with others that are about the same; null for none. */
export const findPublication = async (db: Db, kind: PublicationType, wantedId: number, now: Date) => {
  const [row] = await db
    .select({ ...cardColumnsAt(now), body })
    .from(publications)
    .where(and(isSeen(kind, now), eq(id, wantedId)))
  if (!row) return null
  const related = await listRelevant(db, kind, row.tags, relatedMax, now, ne(id, wantedId))
  return { item: present<PublicationDetail>(kind.detail, row), related }
}
