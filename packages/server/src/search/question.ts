import { arrayOverlaps, sql } from 'drizzle-orm'
import { distance } from 'fastest-levenshtein'
import type { Db } from '../database/db'
import { soundingAlike } from './homophones'
import { otherNames } from './names'
import { isLatin, pairsOf, piecesOf, tellingRuns, trigramsOf } from './pieces'
import { searchEntries, searchWords } from './tables'
import { arrayOfText, queryIn } from './vector'

/** A word with two letters that stand side by side changed over, from its end: `gpsr` before `rgps` for `gprs`. */
export const swapsOf = (word: string): string[] => {
  // Shorter words, and numbers, become others with any two signs.
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

/** A question with words replaced, in capitals where it was written in capitals; null where it stays as it is. */
export const reworded = (question: string, replacements: ReadonlyMap<string, string>): string | null => {
  const text = question.normalize('NFKC').trim()
  let result = text
  for (const [asked, meant] of replacements) {
    const at = result.toLowerCase().indexOf(asked)
    if (at < 0) continue
    const written = result.slice(at, at + asked.length)
    const isCapital = written === written.toUpperCase()
    result = result.slice(0, at) + (isCapital ? meant.toUpperCase() : meant) + result.slice(at + asked.length)
  }
  return result === text ? null : result
}

/** A question as it is understood. */
export interface Question {
  /** What is looked for, each as it was asked and as it may be meant. */
  pieces: string[][]
  /** What is marked where it is found: other names of what is looked for too. */
  marks: string[]
  /** What is looked for in place of what was asked, where nothing holds that. */
  searchedFor: string | null
  /** What may have been meant by words that nothing holds: two letters have changed places. */
  suggestion: string | null
}

/** Shorter Latin words must be written right. */
const guessMin = 4
/** From here on two mistakes are forgiven, before it one. */
const longWord = 6
const nearMax = 5000
const piecesMax = 200
/** Longer runs of Chinese are sentences: most of their pairs are no words. */
const nameMax = 8

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

const anywhere = queryIn('')

/** Which of these pieces nothing holds. */
const unheldOf = async (db: Db, pieces: readonly string[]): Promise<Set<string>> => {
  if (pieces.length === 0) return new Set()
  const queries = pieces.map((piece) => anywhere([piece]))
  const { rows } = (await db.execute(sql`
    select asked.piece from unnest(${arrayOfText(pieces)}, ${arrayOfText(queries)}) as asked (piece, query)
    where not exists (select from ${searchEntries} where ${searchEntries.vector} @@ asked.query::tsquery)`)) as unknown as {
    rows: { piece: string }[]
  }
  return new Set(rows.map(({ piece }) => piece))
}

/** Pieces of runs that mean others, side by side: of 亚玛逊 for 亚马逊, 亚玛 is 亚马. */
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

/** Of words that nothing holds, the first that something holds with two letters changed over. */
const swapped = async (db: Db, words: readonly string[]): Promise<Map<string, string>> => {
  const unheld = await unheldOf(db, words.flatMap(swapsOf))
  return new Map(
    words.flatMap((word): [string, string][] => {
      const meant = swapsOf(word).find((swap) => !unheld.has(swap))
      return meant === undefined ? [] : [[word, meant]]
    }),
  )
}

/** Takes a question apart; what is misspelt is put right by what there is. */
export const readQuestion = async (db: Db, question: string): Promise<Question> => {
  const asked = piecesOf(question).slice(0, piecesMax)
  const names = tellingRuns(question).filter(mayBeName)
  const latin = asked.filter(isLatin)
  const doubtful = [...names.filter((name) => !isLatin(name)).flatMap(pairsOf), ...latin]
  const unheld = await unheldOf(db, doubtful.slice(0, piecesMax))
  const meant = await soundingAlike(db, names, unheld)
  const spellings = spellingsOf(meant)
  for (const word of latin) {
    if (word.length < guessMin || !unheld.has(word) || meant.has(word)) continue
    const right = await guess(db, word)
    if (right !== null) meant.set(word, right)
  }
  const pieces = asked.map((piece): string[][] => {
    if (!isLatin(piece)) return [[...new Set([piece, spellings.get(piece) ?? piece])]]
    const right = meant.get(piece) ?? piece
    return isLatin(right) ? [[right]] : pairsOf(right).map((pair) => [pair])
  })
  const written = new Map(pieces.flat().map((spelt) => [spelt.join(), spelt]))
  const marks = [...new Set(pieces.flat(2))]
  const others = otherNames([question, ...marks, ...meant.values()].join(' '))
  const strange = latin.filter((word) => unheld.has(word) && !meant.has(word))
  return {
    pieces: [...written.values()],
    marks: [...marks, ...others],
    searchedFor: reworded(question, meant),
    suggestion: reworded(question, await swapped(db, strange)),
  }
}
