import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../database/db'
import { type ExcerptPart, excerptOf } from './excerpt'
import { type Question, readQuestion } from './question'
import { searchEntries } from './tables'
import { arrayOfText, queryIn } from './vector'

/** A search result. */
export interface Find {
  kind: string
  key: string
  title: string
  address: string
  text: string
  publishedAt: string | null
  excerpt: ExcerptPart[]
}

interface SearchOptions {
  /** Kinds to search; all by default. */
  kinds?: readonly string[]
  limit?: number
  offset?: number
  /** Minimum share of the question's pieces in a result. */
  share?: number
  excerptLength?: number
}

const titleWeight = 5
const leadWeight = 2
const usualShare = 0.5
const anywhere = queryIn('')
const inTitle = queryIn('A')
const inLead = queryIn('B')

/** The entries with enough pieces of a question as `best`, with their scores. */
const withBest = ({ pieces }: Question, share: number): SQL => sql`
    with asked as (
      select place, query::tsquery as query, title::tsquery as title, lead::tsquery as lead
      from unnest(${arrayOfText(pieces.map(anywhere))}, ${arrayOfText(pieces.map(inTitle))},
        ${arrayOfText(pieces.map(inLead))}) with ordinality as word (query, title, lead, place)
    ), hit as materialized (
      select entry.kind, entry.key, entry.locale, asked.place, case when entry.vector @@ asked.title then ${titleWeight}::int
        when entry.vector @@ asked.lead then ${leadWeight}::int else 1 end as part
      from asked join ${searchEntries} entry on entry.vector @@ asked.query
    ), worth as (
      select place, ln(1 + (select count(*) from ${searchEntries}) / (count(*) + 0.5)) as weight from hit group by place
    ), best as (
      select kind, key, locale,
        sum(weight * part) * count(*) * count(*) as score
      from hit join worth using (place)
      group by kind, key, locale having count(*) >= ${share}::float8 * ${pieces.length}::int
    )`

interface Row {
  kind: string
  key: string
  title: string
  address: string
  body: string
  publishedAt: string | null
}

/**
 * Finds entries with enough pieces of a question, ranked by the number of pieces; rare pieces weigh more, and so do
 * matches in the title, then in the lead. What can be ordered comes first among equals.
 */
export const findByPieces = async (
  db: Db,
  question: Question,
  options: SearchOptions = {},
): Promise<Find[]> => {
  const { kinds, limit = 20, offset = 0, share = usualShare, excerptLength } = options
  if (question.pieces.length === 0) return []
  const among = kinds ? sql`where entry.kind = any(${arrayOfText(kinds)})` : sql``
  const rows = await rowsOf<Row>(
    db,
    sql`${withBest(question, share)}
    select entry.kind, entry.key, entry.title, entry.address, entry.body, entry.published_at::text as "publishedAt"
    from best join ${searchEntries} entry using (kind, key, locale) ${among}
    order by best.score desc, entry.offer is null, length(entry.body), entry.kind, entry.key
    limit ${limit} offset ${offset}`,
  )
  return rows.map(({ body, ...row }) => ({
    ...row,
    text: body,
    excerpt: excerptOf(body, question.marks, excerptLength),
  }))
}

interface FoundOfKind {
  kind: string
  total: number
  /** How many of them can be ordered. */
  services: number
}

/** Counts what a question finds of each kind. */
export const countByKind = async (db: Db, question: Question): Promise<FoundOfKind[]> =>
  question.pieces.length === 0
    ? []
    : rowsOf(
        db,
        sql`${withBest(question, usualShare)}
    select kind, count(*)::int as total, count(entry.offer)::int as services
    from best join ${searchEntries} entry using (kind, key, locale) group by kind`,
      )

/** Searches for a question in words. */
export const search = async (db: Db, question: string, options?: SearchOptions): Promise<Find[]> =>
  findByPieces(db, await readQuestion(db, question), options)
