import { arrayOverlaps, sql } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import type { Db } from '../database/db'
import { type ExcerptPart, excerptOf } from './excerpt'
import { isLatin, piecesOf } from './pieces'
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
  limit?: number
  /** Share of the question's pieces that a find holds at least. */
  share?: number
  excerptLength?: number
}

const titleWeight = 4
/** Shorter Latin words must be written in full and right. */
const beginningMin = 3
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

const byBeginning = (piece: string): boolean => isLatin(piece) && piece.length >= beginningMin
const anywhere = (piece: string): string => queryOf(piece, { byBeginning: byBeginning(piece) })
const inTitle = (piece: string): string => queryOf(piece, { byBeginning: byBeginning(piece), inTitle: true })

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

/**
 * What the domains have on a question: entries that hold enough of its pieces, rare pieces counting more than common
 * ones, and a title more than a text.
 */
export const search = async (db: Db, question: string, options: SearchOptions = {}): Promise<Find[]> => {
  const { kinds, limit = 20, share = 0.5, excerptLength } = options
  const asked = piecesOf(question).slice(0, piecesMax)
  if (asked.length === 0) return []
  const pieces = await putRight(db, asked)
  const any = pieces.map(anywhere)
  const among = kinds ? sql`and entry.kind = any(${inArrayOfText(kinds)})` : sql``
  const { rows } = (await db.execute(sql`
    with asked as (
      select word.query::tsquery as query, word.title::tsquery as title,
        (select count(*) from ${searchEntries} entry where entry.vector @@ word.query::tsquery) as held,
        (select count(*) from ${searchEntries}) as entries
      from unnest(${inArrayOfText(any)}, ${inArrayOfText(pieces.map(inTitle))}) as word (query, title)
    ), worth as (
      select query, title, ln(1 + entries / (held + 0.5)) as weight from asked where held > 0
    )
    select entry.kind, entry.key, entry.title, entry.address, entry.body
    from ${searchEntries} entry
    cross join lateral (
      select count(*) as found,
        sum(weight * (1 + case when entry.vector @@ worth.title then ${titleWeight}::int else 0 end)) as score
      from worth where entry.vector @@ worth.query
    ) as match
    where entry.vector @@ ${any.join(' | ')}::tsquery and match.found >= ${share}::float8 * ${pieces.length}::int ${among}
    order by match.score desc, ts_rank(entry.vector, ${any.join(' | ')}::tsquery, 1) desc, entry.kind, entry.key
    limit ${limit}`)) as unknown as { rows: Row[] }
  return rows.map(({ body, ...row }) => ({
    ...row,
    text: body,
    excerpt: excerptOf(body, pieces, excerptLength),
  }))
}
