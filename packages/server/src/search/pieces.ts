import { plainly } from './wording'

const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const isHan = (run: string): boolean => /\p{Script=Han}/u.test(run)

const isSingle = (piece: string): boolean => isHan(piece) && [...piece].length === 1

export const pairsOf = (run: string): string[] => {
  const signs = [...run]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

const runsOf = (text: string): string[] => plainly(text).match(runs) ?? []

/** Question words, which carry no subject; many titles have them too. */
const askingWords =
  /怎么样|怎么|怎样|如何|为什么|什么|有哪|哪些|哪几种|哪种|哪个|哪家|哪里|多少|几种|请问|吗|呢/g

/** Returns the runs of a question without question words. */
export const significantTerms = (question: string): string[] => [
  ...new Set(runsOf(question.replace(askingWords, ' ')).filter((run) => !isSingle(run))),
]

const cut = (runs: readonly string[]): string[] => [
  ...new Set(runs.flatMap((run) => (isHan(run) && [...run].length > 2 ? pairsOf(run) : [run]))),
]

/**
 * Returns the search terms of a question: Latin words, and pairs of Chinese characters, because neither database splits
 * Chinese into words. Question words and single characters count only where there is nothing else.
 */
export const piecesOf = (question: string): string[] => {
  const pieces = cut(runsOf(question.replace(askingWords, ' ')))
  const telling = pieces.filter((piece) => !isSingle(piece))
  if (telling.length > 0) return telling
  return pieces.length > 0 ? pieces : cut(runsOf(question))
}

/** Returns the search terms of a text in order, with single characters for questions of one character. */
export const lexemesOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isHan(run) ? [...pairsOf(run), ...run] : [run]))

export const isLatin = (piece: string): boolean => !isHan(piece)

/** Shorter Latin words must match as a whole. */
const beginningMin = 3

/** Returns whether a piece matches the beginning of a longer word. */
export const isBeginning = (piece: string): boolean => isLatin(piece) && piece.length >= beginningMin

/** Trigrams with the edges of the word: `vat` is `  v`, ` va`, `vat`, `at `. */
export const trigramsOf = (word: string): string[] => {
  const edged = `  ${word} `
  return [...new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)))]
}
