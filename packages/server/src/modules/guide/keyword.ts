import type { FoundText, GuideSite } from '@chuhai/contract/guide'
import type { Db } from '../../database/db'
import { excerptOf, markedIn } from '../../search/excerpt'
import { readQuestion } from '../../search/question'
import { type Find, findByPieces } from '../../search/search'
import { siteKind } from './findable'

const findsMax = 9999
/** A site holds most pieces of a keyword; where none does, one that holds some is better than nothing. */
const shares = [0.6, 0.3]
/** The narrowest card has room for so many characters on two lines. */
const excerptLength = 22

/** What a keyword finds among the sites. */
export interface Found {
  /** The best first. */
  ids: number[]
  searchedFor: string | null
  suggestion: string | null
  /** A site's texts with the places marked where it was found. */
  foundIn(site: GuideSite): NonNullable<GuideSite['found']>
}

const hitsIn = (text: FoundText): number =>
  new Set(text.flatMap((part) => (part.isHit ? part.text.toLowerCase() : []))).size

/** The line of a text that tells most of what was looked for, the first of several. */
const tellingLine = (text: string, marks: readonly string[]): string => {
  let best = { line: '', hits: 0 }
  for (const line of text.split('\n')) {
    const hits = hitsIn(markedIn(line, marks))
    if (hits > best.hits) best = { line, hits }
  }
  return best.line
}

/** Looks for a keyword among names and texts of sites; what is misspelt is guessed, and the guess is marked. */
export const findByKeyword = async (db: Db, keyword: string): Promise<Found> => {
  const question = await readQuestion(db, keyword)
  const { marks, searchedFor, suggestion } = question
  let finds: Find[] = []
  for (const share of shares)
    if (finds.length === 0)
      finds = await findByPieces(db, question, { kinds: [siteKind], limit: findsMax, share })
  const texts = new Map(finds.map(({ key, text }) => [Number(key), text]))
  return {
    ids: [...texts.keys()],
    searchedFor,
    suggestion,
    foundIn({ id, ...site }) {
      const name = markedIn(site.name, marks)
      const summary = markedIn(site.summary, marks)
      const line = hitsIn([...name, ...summary]) > 0 ? '' : tellingLine(texts.get(id) ?? '', marks)
      return { name, summary, ...(line && { text: excerptOf(line, marks, excerptLength) }) }
    },
  }
}
