import { and, eq, isNull, lte, not, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dateInShanghai, momentInShanghai } from '../../time/shanghai'
import { publications } from './tables'

const { isShown, publishedAt, visibleFrom } = publications

const hasBegun = (now: Date): SQL =>
  or(lte(visibleFrom, now), and(isNull(visibleFrom), lte(publishedAt, dateInShanghai(now)))) as SQL

/** Whether visitors see a publication: no editor has taken it out, and its day or moment has come. */
export const isVisibleAt = (now: Date): SQL => and(eq(isShown, true), hasBegun(now)) as SQL

/** Whether something has become visible after one moment, and until another. */
export const becameVisible = async (db: Db, after: Date, until: Date): Promise<boolean> =>
  (await db.$count(publications, and(isVisibleAt(until), not(hasBegun(after))))) > 0

/** When a publication becomes visible: a date begins in China. */
export const beginOf = (published: string | Date): Date =>
  typeof published === 'string' ? momentInShanghai(published, '00:00:00') : published
