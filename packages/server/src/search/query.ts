import { sql } from 'drizzle-orm'
import { isBeginning } from './pieces'
import { queryOf } from './vector'

export const arrayOfText = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/** A piece however it may be written, in words of these weights. */
export const queryIn =
  (weights: string) =>
  (spellings: readonly string[]): string =>
    spellings.map((piece) => queryOf(piece, { weights, byBeginning: isBeginning(piece) })).join(' | ')
