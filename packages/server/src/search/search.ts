import { arrayOverlaps, sql } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import type { Db } from '../database/db'
import { type ExcerptPart, excerptOf } from './excerpt'
import { otherNames } from './names'
import { isBeginning, isLatin, piecesOf } from './pieces'
import { searchEntries, searchWords } from './tables'
import { trigramsOf } from './trigrams'
import { queryOf } from './vector'

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
/** Shorter Latin words must be written right. */
const guessMin = 4
/** From here on two mistakes are forgiven, before it one. */
const longWord = 6
const nearMax = 5000
const piecesMax = 200

/** For Latin words that nothing holds: the word that somebody is likely to have meant. */
const guess = async (db: Db, word: string): Promise<string | null> => {
  const near = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(arrayOverlaps(searchWords.trigrams, trigramsOf(word)))
    .limit(nearMax)
  let best = { word: null as string | null, mistakes: word.length < longWord ? 2 : 3 }
  for (const { word: known } of near) {
    const mistakes = distance(word, known)
    if (mistakes < best.mistakes) best = { word: known, mistakes }
  }
  return best.word
}

const inArrayOfText = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

const isHeld = async (db: Db, pieces: readonly string[]): Promise<Set<string>> => {
  const { rows } = (await db.execute(sql`
    select asked.piece from unnest(${inArrayOfText(pieces)}, ${inArrayOfText(pieces.map(anywhere))}) as asked (piece, query)
    where exists (select from ${searchEntries} where ${searchEntries.vector} @@ asked.query::tsquery)`)) as unknown as {
    rows: { piece: string }[]
  }
  return new Set(rows.map(({ piece }) => piece))
}

const queryIn =
  (weights: string) =>
  (piece: string): string =>
    queryOf(piece, { weights, byBeginning: isBeginning(piece) })
const anywhere = queryIn('')
const inTitle = queryIn('A')
const inLead = queryIn('B')

/** Misspelt Latin words are put right by what there is. */
const putRight = async (db: Db, pieces: string[]): Promise<string[]> => {
  const doubtful = pieces.filter((piece) => isLatin(piece) && piece.length >= guessMin)
  if (doubtful.length === 0) return pieces
  const held = await isHeld(db, doubtful)
  const right = await Promise.all(
    pieces.map(async (piece) =>
      doubtful.includes(piece) && !held.has(piece) ? ((await guess(db, piece)) ?? piece) : piece,
    ),
  )
  return [...new Set(right)]
}

interface Row {
  kind: string
  key: string
  title: string
  address: string
  body: string
}

/** A question as it is understood. */
export interface Question {
  /** What is looked for. */
  pieces: string[]
  /** What is marked where it is found: other names of what is looked for too. */
  marks: string[]
}

/** Takes a question apart; misspelt words are put right. */
export const readQuestion = async (db: Db, question: string): Promise<Question> => {
  const asked = piecesOf(question).slice(0, piecesMax)
  const pieces = await putRight(db, asked)
  return { pieces, marks: [...pieces, ...otherNames([question, ...pieces].join(' '))] }
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
  const among = kinds ? sql`where entry.kind = any(${inArrayOfText(kinds)})` : sql``
  const { rows } = (await db.execute(sql`
    with asked as (
      select place, query::tsquery as query, title::tsquery as title, lead::tsquery as lead
      from unnest(${inArrayOfText(pieces.map(anywhere))}, ${inArrayOfText(pieces.map(inTitle))},
        ${inArrayOfText(pieces.map(inLead))}) with ordinality as word (query, title, lead, place)
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
