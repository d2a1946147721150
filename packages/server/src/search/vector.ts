import { sql } from 'drizzle-orm'
import { otherNames } from './names'
import { isBeginning, lexemesOf } from './pieces'

/** PostgreSQL takes no longer ones. */
const lexemeMax = 500

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

const wordsOf = (text: string): string[] =>
  lexemesOf([text, ...otherNames(text)].join(' ')).filter(({ length }) => length <= lexemeMax)

/**
 * The words of an entry, as a literal that both databases read alike, whatever language they are set to. What stands in
 * the title has the weight A, what stands in the lead B. All stand at one place: reading where each stands would cost
 * more than it tells.
 */
export const vectorOf = (title: string, lead: string, body: string): string => {
  const weights = new Map(wordsOf(body).map((word) => [word, '']))
  for (const word of wordsOf(lead)) weights.set(word, 'B')
  for (const word of wordsOf(title)) weights.set(word, 'A')
  return [...weights].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ')
}

/** A question's piece as a query: in words of these weights, or anywhere; the beginning of a longer Latin word is enough. */
export const queryOf = (piece: string, { weights = '', byBeginning = false } = {}): string => {
  const marks = `${byBeginning ? '*' : ''}${weights}`
  return `${quoted(piece)}${marks && `:${marks}`}`
}

export const arrayOfText = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/** A piece however it may be written, in words of these weights. */
export const queryIn =
  (weights: string) =>
  (spellings: readonly string[]): string =>
    spellings.map((piece) => queryOf(piece, { weights, byBeginning: isBeginning(piece) })).join(' | ')
