import { type Word, wordsOf } from './words'

const lengthOf = (text: string): number => [...text].length

const isHan = (piece: string): boolean => /\p{Script=Han}/u.test(piece)

const isSingle = (piece: string): boolean => isHan(piece) && lengthOf(piece) === 1

export const pairsOf = (run: string): string[] => {
  const signs = [...run]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

/** Question words, which carry no subject; many titles have them too. */
const askingWords =
  /怎么样|怎么|怎样|如何|为什么|什么|有哪|哪些|哪几种|哪种|哪个|哪家|哪里|多少|几种|请问|吗|呢/g

/** The words beside one that is left out are not one. */
const withoutAsking = (question: string): string => question.replace(askingWords, '\n')

/** Returns the runs of a question without question words. */
export const significantTerms = (question: string): string[] => [
  ...new Set(
    wordsOf(withoutAsking(question))
      .flatMap(({ parts }) => parts)
      .filter((run) => !isSingle(run)),
  ),
]

/** A Latin word and the character after it, `t恤`, or a character and a single letter after it, `素c`; null where they are apart. */
const bridgeOf = (word: Word, next: Word | undefined): string | null => {
  if (!next || !word.touchesNext || word.isHan === next.isHan) return null
  if (!word.isHan) return `${word.whole ?? word.parts.at(-1)}${[...next.written][0]}`
  return lengthOf(next.written) === 1 ? `${[...word.written].at(-1)}${next.written}` : null
}

/** Characters that end no word after a Latin one: TikTok的, VAT是. */
const particles = /^[的了是和与及或在要能可有为也都还不把被给对从到用]$/

/** The pieces of a word of a question; one that says little alone is searched for with its neighbour, as in T恤, U盘 and VAT号. */
const piecesOfWord = (word: Word, before: Word | undefined, after: Word | undefined): string[] => {
  const { isHan: isChinese, written, parts, whole } = word
  const [fromBefore, toAfter] = [before && bridgeOf(before, word), bridgeOf(word, after)]
  if (isChinese) {
    if (lengthOf(written) > 1) return lengthOf(written) > 2 ? pairsOf(written) : [written]
    return fromBefore && !particles.test(written) ? [fromBefore] : [written]
  }
  if (written.startsWith('.')) return [whole ?? written]
  const strong = parts.filter((part) => lengthOf(part) > 1)
  if (whole !== null) return strong.length < parts.length ? [...strong, whole] : strong
  if (strong.length > 0) return strong
  const bridge = after && particles.test(after.written) ? null : toAfter
  return [bridge ?? fromBefore ?? written]
}

const cut = (question: string): string[] => {
  const words = wordsOf(question)
  return [...new Set(words.flatMap((word, at) => piecesOfWord(word, words[at - 1], words[at + 1])))]
}

/**
 * Returns the search terms of a question: Latin words, and pairs of Chinese characters, because neither database splits
 * Chinese into words. Question words and single characters count only where there is nothing else.
 */
export const piecesOf = (question: string): string[] => {
  const pieces = cut(withoutAsking(question))
  const telling = pieces.filter((piece) => !isSingle(piece))
  if (telling.length > 0) return telling
  return pieces.length > 0 ? pieces : cut(question)
}

/** Returns the whole word of each part of a question's words: `wi` and `fi` of Wi-Fi are found as `wifi`, too. */
export const wholesOf = (question: string): Map<string, string> =>
  new Map(
    wordsOf(question).flatMap(({ parts, whole }) =>
      whole === null ? [] : parts.map((part): [string, string] => [part, whole]),
    ),
  )

/** Returns how texts write the pieces of a question that have signs, or mix letters and characters: usb-c, t 恤. */
export const writtenIn = (question: string, pieces: readonly string[]): string[] => [
  ...wordsOf(question).flatMap(({ whole, written }) => (whole === null ? [] : [written])),
  ...pieces.flatMap((piece) => {
    const spaced = piece.replace(
      /(?<=\p{Script=Han})(?=\P{Script=Han})|(?<=\P{Script=Han})(?=\p{Script=Han})/u,
      ' ',
    )
    return spaced === piece ? [] : [spaced]
  }),
]

/** The words of a text that are found: the ending of an address, too, as in amazon.de. */
const lexemesOfWord = (word: Word, next: Word | undefined): string[] => {
  const { isHan: isChinese, written, parts, whole } = word
  const bridge = bridgeOf(word, next)
  const ending = isChinese || parts.length === 1 ? null : /\.[a-z]+$/.exec(written)?.[0]
  return [
    ...(isChinese ? [...pairsOf(written), ...written] : parts),
    ...[whole, ending, bridge].filter((lexeme) => typeof lexeme === 'string'),
  ]
}

/** Returns the search terms of a text in order, with single characters for questions of one character. */
export const lexemesOf = (text: string): string[] => {
  const words = wordsOf(text)
  return words.flatMap((word, at) => lexemesOfWord(word, words[at + 1]))
}

export const isLatin = (piece: string): boolean => !isHan(piece)

/** Shorter Latin words must match as a whole, and so must those with signs. */
const beginning = /^[\p{L}\p{N}]{3,}$/u

/** Returns whether a piece matches the beginning of a longer word. */
export const isBeginning = (piece: string): boolean => isLatin(piece) && beginning.test(piece)

/** Trigrams with the edges of the word: `vat` is `  v`, ` va`, `vat`, `at `. */
export const trigramsOf = (word: string): string[] => {
  const edged = `  ${word} `
  return [...new Set(Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3)))]
}
