import { ilike, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Whether a value has some words in it as text, in capitals or not. */
export const contains = (value: SQLWrapper, words: string): SQL =>
  ilike(sql`(${value})::text`, `%${words.replace(/[%_\\]/g, '\\$&')}%`)
