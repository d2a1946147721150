const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const isHan = (run: string): boolean => /\p{Script=Han}/u.test(run)

const isSingle = (piece: string): boolean => isHan(piece) && [...piece].length === 1

export const pairsOf = (run: string): string[] => {
  const signs = [...run]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

const runsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(runs) ?? []

/** Words that ask, and say nothing of what is asked about: many titles are questions too. */
const askingWords =
  /怎么样|怎么|怎样|如何|为什么|什么|有哪|哪些|哪几种|哪种|哪个|哪家|哪里|多少|几种|请问|吗|呢/g

/** Runs of a question that tell what it is about. */
export const tellingRuns = (question: string): string[] => [
  ...new Set(runsOf(question.replace(askingWords, ' ')).filter((run) => !isSingle(run))),
]

const cut = (runs: readonly string[]): string[] => [
  ...new Set(runs.flatMap((run) => (isHan(run) && [...run].length > 2 ? pairsOf(run) : [run]))),
]

/**
 * What a question is looked for by: Latin words as they are, runs of Chinese in pieces of two characters, because
 * neither database knows where a Chinese word ends. Words that ask, and characters that stand alone, count where there
 * is nothing else.
 */
export const piecesOf = (question: string): string[] => {
  const pieces = cut(runsOf(question.replace(askingWords, ' ')))
  const telling = pieces.filter((piece) => !isSingle(piece))
  if (telling.length > 0) return telling
  return pieces.length > 0 ? pieces : cut(runsOf(question))
}

/** What a text is found by, in its order: single characters too, for questions of one character. */
export const lexemesOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isHan(run) ? [...pairsOf(run), ...run] : [run]))

export const isLatin = (piece: string): boolean => !isHan(piece)

/** Shorter Latin words must be written in full. */
const beginningMin = 3

/** Whether the beginning of a longer word is enough. */
export const isBeginning = (piece: string): boolean => isLatin(piece) && piece.length >= beginningMin

/** Three letters each, with the edges of the word: `vat` is `  v`, ` va`, `vat`, `at `. */
export const trigramsOf = (word: string): string[] => {
  const edged = `  ${word} `
  return [...new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)))]
}
