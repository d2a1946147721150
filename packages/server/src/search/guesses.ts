import { isLatin, pairsOf } from './pieces'
import { nearPatternOf, patternOf, patternOfLetters } from './reading'

/** Fewer syllables would match many words. */
const surelyMin = 3
/** A single character is no word. */
const wordMin = 2

/** A part of a question, and the reading of a title that may be meant. */
export interface Guess {
  run: string[]
  start: number
  end: number
  pattern: string
  /** The same, with similar sounds treated as equal. */
  nearPattern: string
}

const hasUnknownPair = (signs: readonly string[], unknown: ReadonlySet<string>): boolean =>
  pairsOf(signs.join('')).some((pair) => unknown.has(pair))

/** Returns the parts of a Chinese run with unknown pairs, the longest first. */
const guessesOfHan = async (run: string[], unknown: ReadonlySet<string>): Promise<Guess[]> => {
  if (!hasUnknownPair(run, unknown)) return []
  const { syllablesOf } = await import('./syllables')
  const syllables = syllablesOf(run.join('')).map(([, syllable]) => syllable)
  const guesses: Guess[] = []
  for (let length = run.length; length >= Math.min(run.length, surelyMin); length -= 1)
    for (let start = 0; start + length <= run.length; start += 1) {
      const end = start + length
      if (!hasUnknownPair(run.slice(start, end), unknown)) continue
      const read = syllables.slice(start, end)
      const pattern = patternOf(read)
      guesses.push({
        run,
        start,
        end,
        pattern,
        nearPattern: length < surelyMin ? pattern : nearPatternOf(read),
      })
    }
  return guesses
}

/** Returns the guesses for a run, the best first. */
export const guessesOf = async (text: string, unknown: ReadonlySet<string>): Promise<Guess[]> => {
  const run = [...text]
  if (!isLatin(text)) return guessesOfHan(run, unknown)
  if (!unknown.has(text) || !/^[a-z]+$/.test(text)) return []
  const pattern = patternOfLetters(text)
  return [{ run, start: 0, end: run.length, pattern, nearPattern: pattern }]
}

/**
 * Returns whether a title has the meant word. A part must stay the same unless much sounds alike: 事实 is not 实施. A
 * character of a known word must stay, unless the whole run sounds alike.
 */
export const isLikely = (
  { run, start, end }: Guess,
  said: readonly string[],
  isNear: boolean,
  unknown: ReadonlySet<string>,
): boolean => {
  if (isLatin(run.join(''))) return said.length >= wordMin
  const changed = said.flatMap((sign, index) => (sign === run[start + index] ? [] : [start + index]))
  const isWhole = end - start === run.length
  if (changed.length === said.length && (isNear || said.length < surelyMin || !isWhole)) return false
  const isFree = (at: number) =>
    pairsOf(run.slice(Math.max(0, at - 1), at + 2).join('')).every((pair) => unknown.has(pair))
  return isWhole || changed.every(isFree)
}
