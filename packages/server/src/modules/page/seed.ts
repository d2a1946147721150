import { inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { typeset } from '../typeset'
import type { readPages } from './content'
import { pages } from './tables'

/** What is told elsewhere by now: the competition has pages of its own. */
const moved = ['kylinCup-kycup']

/** The portal's pages; what an operator has changed stays. */
export const seedPages = async (db: Db, content: ReturnType<typeof readPages>): Promise<void> => {
  await db.delete(pages).where(inArray(pages.key, moved))
  const rows = content.map(({ key, path, title, summary, position, isListed, ...rest }) => ({
    key,
    path,
    title: typeset(title),
    summary: typeset(summary),
    position,
    isListed,
    content: typeset(rest),
  }))
  await db.insert(pages).values(rows).onConflictDoNothing()
}
