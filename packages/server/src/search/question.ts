import { cleanWords } from '@chuhai/contract/text'
import { arrayOverlaps, sql } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import { type Db, rowsOf } from '../database/db'
import { findHomophones } from './homophones'
import { otherNames } from './names'
import { isLatin, pairsOf, piecesOf, significantTerms, trigramsOf, wholesOf, writtenIn } from './pieces'
import { searchEntries, searchWords } from './tables'
import { arrayOfText, queryIn } from './vector'
import { asWritten } from './wording'

/** Returns a word with two neighbouring letters swapped, from its end: `gpsr` before `rgps` for `gprs`. */
const swapsOf = (word: string): string[] => {
  // Swapping letters of shorter words or digits would give other valid ones.
  if (!/^[a-z]{3,}$/.test(word)) return []
  const letters = [...word]
  const swaps = letters.slice(1).map((letter, at) => {
    const swapped = [...letters]
    swapped[at] = letter
    swapped[at + 1] = letters[at] as string
    return swapped.join('')
  })
  return swaps.reverse().filter((swap) => swap !== word)
}

/** Returns a question with words replaced, in capitals where it was in capitals. */
const reworded = (question: string, replacements: ReadonlyMap<string, string>): string => {
  let result = question
  for (const [asked, meant] of replacements) {
    const at = result.toLowerCase().indexOf(asked)
    if (at < 0) continue
    const written = result.slice(at, at + asked.length)
    const isCapital = written === written.toUpperCase()
    result = result.slice(0, at) + (isCapital ? meant.toUpperCase() : meant) + result.slice(at + asked.length)
  }
  return result
}

/** A parsed question. */
export interface Question {
  /** The search terms, each with its spellings. */
  pieces: string[][]
  /** The terms to mark in results, synonyms included. */
  marks: string[]
  /** The question that was searched for where it differs from the one that was asked, or null. */
  searchedFor: string | null
  /** A suggestion with swapped letters for unknown words, or null. */
  suggestion: string | null
}

/** Shorter Latin words are not corrected. */
const guessMin = 4
/** From this length on two mistakes are corrected, before it one. */
const longWord = 6
const nearMax = 5000
/** Each guess compares a word with all that share some of its letters. */
const guessesMax = 4
const piecesMax = 200
/** Longer Chinese runs are sentences, whose pairs are mostly no words. */
const nameMax = 8

/** Returns the known word closest to an unknown Latin one, or null. */
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

const anywhere = queryIn('')

/** Returns which of these pieces are in no entry. */
const findUnknown = async (db: Db, pieces: readonly string[]): Promise<Set<string>> => {
  if (pieces.length === 0) return new Set()
  const queries = pieces.map((piece) => anywhere([piece]))
  const rows = await rowsOf<{ piece: string }>(
    db,
    sql`
    select asked.piece from unnest(${arrayOfText(pieces)}, ${arrayOfText(queries)}) as asked (piece, query)
    where not exists (select from ${searchEntries} where ${searchEntries.vector} @@ asked.query::tsquery)`,
  )
  return new Set(rows.map(({ piece }) => piece))
}

/** Returns the corrected pieces of corrected runs: 亚马 for 亚玛 of 亚玛逊. */
const spellingsOf = (meant: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...meant].flatMap(([asked, right]) => {
      const pairs = pairsOf(right)
      return isLatin(asked)
        ? []
        : pairsOf(asked).map((pair, at): [string, string] => [pair, pairs[at] ?? pair])
    }),
  )

const mayBeName = (run: string): boolean => (isLatin(run) ? run.length >= guessMin : run.length <= nameMax)

/** Returns the first known word for unknown ones with two letters swapped. */
const swapped = async (db: Db, words: readonly string[]): Promise<Map<string, string>> => {
  const unknown = await findUnknown(db, words.flatMap(swapsOf))
  return new Map(
    words.flatMap((word): [string, string][] => {
      const meant = swapsOf(word).find((swap) => !unknown.has(swap))
      return meant === undefined ? [] : [[word, meant]]
    }),
  )
}

/** Parses a question; traditional characters become simplified ones, misspelt words known ones. */
export const readQuestion = async (db: Db, typed: string): Promise<Question> => {
  const words = cleanWords(typed)
  const question = asWritten(words)
  const asked = piecesOf(question).slice(0, piecesMax)
  const names = significantTerms(question).filter(mayBeName)
  const latin = asked.filter(isLatin)
  const candidates = [...names.filter((name) => !isLatin(name)).flatMap(pairsOf), ...latin]
  const unknown = await findUnknown(db, candidates.slice(0, piecesMax))
  const meant = await findHomophones(db, names, unknown)
  const spellings = spellingsOf(meant)
  const wholes = wholesOf(question)
  const unsure = latin.filter((word) => word.length >= guessMin && unknown.has(word) && !meant.has(word))
  for (const word of unsure.slice(0, guessesMax)) {
    const right = await guess(db, word)
    if (right !== null) meant.set(word, right)
  }
  const pieces = asked.map((piece): string[][] => {
    if (!isLatin(piece)) return [[...new Set([piece, spellings.get(piece) ?? piece])]]
    const right = meant.get(piece) ?? piece
    return isLatin(right)
      ? [[...new Set([right, wholes.get(piece) ?? right])]]
      : pairsOf(right).map((pair) => [pair])
  })
  const written = new Map(pieces.flat().map((spelt) => [spelt.join(), spelt]))
  const marks = [...new Set(pieces.flat(2))]
  const others = otherNames([question, ...marks, ...meant.values()].join(' '))
  const uncorrected = latin.filter((word) => unknown.has(word) && !meant.has(word))
  const searchedFor = reworded(question, meant)
  const suggestion = reworded(question, await swapped(db, uncorrected))
  return {
    pieces: [...written.values()],
    marks: [...new Set([...marks, ...writtenIn(question, asked), ...others])],
    searchedFor: searchedFor === words ? null : searchedFor,
    suggestion: suggestion === question ? null : suggestion,
  }
}
