import { isBeginning, isLatin, piecesOf } from '../../search/pieces'
import type { Find } from '../../search/search'
import { asWritten, plainly } from '../../search/wording'

/** A sentence of a page, unchanged. */
export interface Quote {
  sentence: string
  title: string
  address: string
}

const quotesMax = 5
const perPageMax = 2
const lengthMin = 6
const lengthMax = 200
/** A sentence that is worth less than this part of the best one is left out. */
const worthMin = 0.4

/** English words that carry no subject. */
const fillers = new Set(
  'how what why when where who which the a an to on in of for is are do does did can could i we you my our your and or it with me tell about please'.split(
    ' ',
  ),
)

const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.split(/(?<=[。！？!?；;][”’」』）]*)(?![。！？!?；;”’」』）])|(?<=[a-z)]\.)\s+(?=[A-Z])/),
    )
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= lengthMin && length <= lengthMax)

const isLetter = (sign: string): boolean => /[a-z\d]/.test(sign)

const has = (text: string, piece: string): boolean => {
  if (!isLatin(piece)) return text.includes(piece)
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) {
    const end = at + piece.length
    if (!isLetter(text.charAt(at - 1)) && (isBeginning(piece) || !isLetter(text.charAt(end)))) return true
  }
  return false
}

interface Candidate extends Quote {
  page: number
  place: number
  inSentence: Set<string>
  inTitle: Set<string>
}

const candidatesIn = (results: readonly Find[], pieces: readonly string[]): Candidate[] =>
  results.flatMap(({ title, address, text }, page) => {
    const inTitle = new Set(pieces.filter((piece) => has(plainly(title), piece)))
    return [...new Set(sentencesOf(text))]
      .filter((sentence) => sentence !== title)
      .map((sentence, place) => {
        const plain = plainly(sentence)
        const inSentence = new Set(pieces.filter((piece) => has(plain, piece)))
        return { sentence, title, address, page, place, inSentence, inTitle }
      })
  })

/** Returns what a candidate is worth: rare words count more, and those of its title half. */
const worthBy = (candidates: readonly Candidate[]) => {
  const weights = new Map<string, number>()
  for (const { inSentence } of candidates)
    for (const piece of inSentence) weights.set(piece, (weights.get(piece) ?? 0) + 1)
  const weightOf = (piece: string) => Math.log(1 + candidates.length / ((weights.get(piece) ?? 0) + 0.5))
  return ({ sentence, inSentence, inTitle, page }: Candidate): number => {
    const own = [...inSentence].reduce((sum, piece) => sum + weightOf(piece), 0)
    const ofTitle = [...inTitle].reduce(
      (sum, piece) => sum + (inSentence.has(piece) ? 0 : weightOf(piece) / 2),
      0,
    )
    const isWhole = /[。！？!?；;.][”’」』）]*$/.test(sentence)
    return ((own + ofTitle) * (isWhole ? 1 : 0.6)) / (1 + page / 10)
  }
}

/** A Latin word says as much as two pairs of characters. */
const strengthOf = (pieces: ReadonlySet<string>): number =>
  [...pieces].reduce((sum, piece) => sum + (isLatin(piece) && piece.length > 2 ? 2 : 1), 0)

const piecesIn = (text: string): string[] => piecesOf(asWritten(text)).filter((piece) => !fillers.has(piece))

/** Returns the sentences of pages that bear most on a question, in the order of the pages. */
export const quotesFor = (question: string, results: readonly Find[]): Quote[] => {
  const asked = piecesIn(question)
  if (asked.length === 0) return []
  // The search knows other names and spellings, too.
  const found = results.flatMap(({ excerpt }) => excerpt.flatMap(({ text, isHit }) => (isHit ? [text] : [])))
  const pieces = [...new Set([...asked, ...found.flatMap(piecesIn)])]
  // One pair of characters of several may be an accident: 天天 in 今天天气.
  const strengthMin = Math.min(2, asked.length / 1.5)
  const candidates = candidatesIn(results, pieces).filter(
    ({ inSentence, inTitle, place }) =>
      // What a page begins with is about its title.
      (inSentence.size > 0 || place === 0) && strengthOf(new Set([...inSentence, ...inTitle])) >= strengthMin,
  )
  const worth = worthBy(candidates)
  const ranked = candidates
    .map((candidate) => ({ candidate, score: worth(candidate) }))
    .sort((a, b) => b.score - a.score)
  const best = ranked[0]?.score ?? 0
  const chosen: Candidate[] = []
  for (const { candidate, score } of ranked) {
    const { page, sentence } = candidate
    const isRepeated = chosen.some((other) => other.sentence === sentence)
    const ofPage = chosen.filter((other) => other.page === page).length
    if (score < worthMin * best || isRepeated || ofPage >= perPageMax) continue
    chosen.push(candidate)
    if (chosen.length === quotesMax) break
  }
  return chosen
    .sort((a, b) => a.page - b.page || a.place - b.place)
    .map(({ sentence, title, address }) => ({ sentence, title, address }))
}
