const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const isHan = (run: string): boolean => /\p{Script=Han}/u.test(run)

const pairsOf = (run: string): string[] => {
  const signs = [...run]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

const runsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(runs) ?? []

/**
 * What a question is looked for by: Latin words as they are, runs of Chinese in pieces of two characters, because
 * neither database knows where a Chinese word ends.
 */
export const piecesOf = (question: string): string[] => [
  ...new Set(runsOf(question).flatMap((run) => (isHan(run) && [...run].length > 2 ? pairsOf(run) : [run]))),
]

/** What a text is found by, in its order: single characters too, for questions of one character. */
export const lexemesOf = (text: string): string[] =>
  runsOf(text).flatMap((run) => (isHan(run) ? [...pairsOf(run), ...run] : [run]))

export const isLatin = (piece: string): boolean => !isHan(piece)

/** Shorter Latin words must be written in full. */
const beginningMin = 3

/** Whether the beginning of a longer word is enough. */
export const isBeginning = (piece: string): boolean => isLatin(piece) && piece.length >= beginningMin
