import { otherNames } from './names'
import { lexemesOf } from './pieces'

/** PostgreSQL takes no longer ones. */
const lexemeMax = 500

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/**
 * The words of an entry, as a literal that both databases read alike, whatever language they are set to. What stands in
 * the title has the weight A. All stand at one place: reading where each stands would cost more than it tells.
 */
export const vectorOf = (title: string, body: string): string => {
  const wordsOf = (text: string) =>
    lexemesOf([text, ...otherNames(text)].join(' ')).filter(({ length }) => length <= lexemeMax)
  const inTitle = new Set(wordsOf(title))
  const lexemes = new Set([...inTitle, ...wordsOf(body)])
  return [...lexemes].map((lexeme) => `${quoted(lexeme)}${inTitle.has(lexeme) ? ':1A' : ':1'}`).join(' ')
}

/** A question's piece as a query: the beginning of a longer Latin word is enough. */
export const queryOf = (piece: string, { inTitle = false, byBeginning = false } = {}): string => {
  const marks = `${byBeginning ? '*' : ''}${inTitle ? 'A' : ''}`
  return `${quoted(piece)}${marks && `:${marks}`}`
}
