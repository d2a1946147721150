import { sql } from 'drizzle-orm'
import type { Db } from '../database/db'
import { type ExcerptPart, excerptOf } from './excerpt'
import { type Question, readQuestion } from './question'
import { searchEntries } from './tables'
import { arrayOfText, queryIn } from './vector'

/** Something found, the best first. */
export interface Find {
  kind: string
  key: string
  title: string
  address: string
  text: string
  excerpt: ExcerptPart[]
}

export interface SearchOptions {
  /** Kinds to look among; all when left out. */
  kinds?: readonly string[]
  /** The kind that comes first of what is equally good. */
  preferred?: string
  limit?: number
  /** Share of the question's pieces that a find holds at least. */
  share?: number
  excerptLength?: number
}

const titleWeight = 5
const leadWeight = 2
const anywhere = queryIn('')
const inTitle = queryIn('A')
const inLead = queryIn('B')

interface Row {
  kind: string
  key: string
  title: string
  address: string
  body: string
}

/**
 * What the domains have on a question: entries that hold enough of its pieces, the more of them the better, rare pieces
 * counting more than common ones, and a title more than its lead, and that more than the text.
 */
export const findByPieces = async (
  db: Db,
  { pieces, marks }: Question,
  options: SearchOptions = {},
): Promise<Find[]> => {
  const { kinds, preferred = '', limit = 20, share = 0.5, excerptLength } = options
  if (pieces.length === 0) return []
  const among = kinds ? sql`where entry.kind = any(${arrayOfText(kinds)})` : sql``
  const { rows } = (await db.execute(sql`
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
    )
    select entry.kind, entry.key, entry.title, entry.address, entry.body
    from best join ${searchEntries} entry using (kind, key, locale) ${among}
    order by best.score desc, entry.kind = ${preferred}::text desc, length(entry.body), entry.kind, entry.key
    limit ${limit}`)) as unknown as { rows: Row[] }
  return rows.map(({ body, ...row }) => ({
    ...row,
    text: body,
    excerpt: excerptOf(body, marks, excerptLength),
  }))
}

/** What the domains have on a question, in words. */
export const search = async (db: Db, question: string, options?: SearchOptions): Promise<Find[]> =>
  findByPieces(db, await readQuestion(db, question), options)
