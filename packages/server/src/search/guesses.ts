import { isLatin, pairsOf } from './pieces'
import { nearPatternOf, patternOf, patternOfLetters } from './reading'

/** Fewer syllables sound like many words. */
const surelyMin = 3
/** One character is no word, however it is written. */
const wordMin = 2

/** A part of what is asked, and how a title that means it would be read. */
export interface Guess {
  run: string[]
  start: number
  end: number
  pattern: string
  /** The same, where sounds that many mix up count as the same. */
  nearPattern: string
}

const isUnheld = (signs: readonly string[], unheld: ReadonlySet<string>): boolean =>
  pairsOf(signs.join('')).some((pair) => unheld.has(pair))

/** Parts of a run of Chinese that nothing holds, the longest first. */
const guessesOfHan = async (run: string[], unheld: ReadonlySet<string>): Promise<Guess[]> => {
  if (!isUnheld(run, unheld)) return []
  const { syllablesOf } = await import('./syllables')
  const syllables = syllablesOf(run.join('')).map(([, syllable]) => syllable)
  const guesses: Guess[] = []
  for (let length = run.length; length >= Math.min(run.length, surelyMin); length -= 1)
    for (let start = 0; start + length <= run.length; start += 1) {
      const end = start + length
      if (!isUnheld(run.slice(start, end), unheld)) continue
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

/** What may be meant by a run, the best first. */
export const guessesOf = async (text: string, unheld: ReadonlySet<string>): Promise<Guess[]> => {
  const run = [...text]
  if (!isLatin(text)) return guessesOfHan(run, unheld)
  if (!unheld.has(text) || !/^[a-z]+$/.test(text)) return []
  const pattern = patternOfLetters(text)
  return [{ run, start: 0, end: run.length, pattern, nearPattern: pattern }]
}

/**
 * Whether a title says what was meant. Something stays as it was, unless much sounds quite alike: 事实 is not 实施. And
 * a character that stands in words that there are was meant, save where the whole run sounds alike.
 */
export const isLikely = (
  { run, start, end }: Guess,
  said: readonly string[],
  isNear: boolean,
  unheld: ReadonlySet<string>,
): boolean => {
  if (isLatin(run.join(''))) return said.length >= wordMin
  const changed = said.flatMap((sign, index) => (sign === run[start + index] ? [] : [start + index]))
  const isWhole = end - start === run.length
  if (changed.length === said.length && (isNear || said.length < surelyMin || !isWhole)) return false
  const isFree = (at: number) =>
    pairsOf(run.slice(Math.max(0, at - 1), at + 2).join('')).every((pair) => unheld.has(pair))
  return isWhole || changed.every(isFree)
}
