import { otherNames } from './names'
import { lexemesOf } from './pieces'

/** Positions beyond this are not kept by PostgreSQL, and places per word neither. */
const positionMax = 16_383
const placesMax = 200
/** PostgreSQL takes no longer ones. */
const lexemeMax = 500

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

/**
 * A text's words with their places, as a literal that both databases read alike, whatever language they are set to.
 * What stands in the title has the weight A.
 */
export const vectorOf = (title: string, body: string): string => {
  const places = new Map<string, string[]>()
  let position = 1
  const add = (text: string, weight: string) => {
    for (const lexeme of lexemesOf([text, ...otherNames(text)].join(' '))) {
      if (lexeme.length > lexemeMax) continue
      const known = places.get(lexeme) ?? []
      if (known.length < placesMax) known.push(`${Math.min(position, positionMax)}${weight}`)
      places.set(lexeme, known)
      position += 1
    }
  }
  add(title, 'A')
  add(body, '')
  return [...places].map(([lexeme, where]) => `${quoted(lexeme)}:${where.join(',')}`).join(' ')
}

/** A question's piece as a query: the beginning of a longer Latin word is enough. */
export const queryOf = (piece: string, { inTitle = false, byBeginning = false } = {}): string => {
  const marks = `${byBeginning ? '*' : ''}${inTitle ? 'A' : ''}`
  return `${quoted(piece)}${marks && `:${marks}`}`
}
