import type { FoundText } from '@chuhai/contract/guide'
import type { Db } from '../../database/db'
import { markedIn } from '../../search/excerpt'
import { readQuestion } from '../../search/question'
import { type Find, findByPieces } from '../../search/search'
import { siteKind } from './findable'

const findsMax = 9999
/** A site holds most pieces of a keyword; where none does, one that holds some is better than nothing. */
const shares = [0.6, 0.3]

/** What a keyword finds among the sites. */
export interface Found {
  /** The best first. */
  ids: number[]
  /** A text of a site with the places marked where it was found. */
  mark(text: string): FoundText
}

/** Looks for a keyword among names and texts of sites; what is misspelt is guessed, and the guess is marked. */
export const findByKeyword = async (db: Db, keyword: string): Promise<Found> => {
  const question = await readQuestion(db, keyword)
  let finds: Find[] = []
  for (const share of shares)
    if (finds.length === 0)
      finds = await findByPieces(db, question, { kinds: [siteKind], limit: findsMax, share })
  return {
    ids: finds.map(({ key }) => Number(key)),
    mark: (text) => markedIn(text, question.marks),
  }
}
