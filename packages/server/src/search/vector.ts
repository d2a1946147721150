import { sql } from 'drizzle-orm'
import { otherNames } from './names'
import { isBeginning, lexemesOf } from './pieces'

/** PostgreSQL limits the length. */
const lexemeMax = 500

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

const wordsOf = (text: string): string[] =>
  lexemesOf([text, ...otherNames(text)].join(' ')).filter(({ length }) => length <= lexemeMax)

/**
 * Returns the words of an entry as a tsvector literal, which does not depend on the language of the database. Words of the
 * title have the weight A, those of the lead B. All have position 1, because positions are not used.
 */
export const vectorOf = (title: string, lead: string, body: string): string => {
  const weights = new Map(wordsOf(body).map((word) => [word, '']))
  for (const word of wordsOf(lead)) weights.set(word, 'B')
  for (const word of wordsOf(title)) weights.set(word, 'A')
  return [...weights].map(([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' ')
}

/** Returns a piece as a tsquery: in words of these weights, or anywhere. */
export const queryOf = (piece: string, { weights = '', byBeginning = false } = {}): string => {
  const marks = `${byBeginning ? '*' : ''}${weights}`
  return `${quoted(piece)}${marks && `:${marks}`}`
}

export const arrayOfText = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/** Returns all spellings of a piece as a tsquery. */
export const queryIn =
  (weights: string) =>
  (spellings: readonly string[]): string =>
    spellings.map((piece) => queryOf(piece, { weights, byBeginning: isBeginning(piece) })).join(' | ')
