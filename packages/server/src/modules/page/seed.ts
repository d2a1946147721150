import type { Page } from '@chuhai/contract/page'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { positionOf } from '../position'
import { typeset } from '../typeset'
import { pageContent } from './content'
import { pages } from './tables'

const unlisted = new Set(['beServiceProvider'])

const rowOf = ({ key, path, title, summary, ...content }: Page, index: number) => ({
  key,
  path,
  title,
  summary,
  position: positionOf(index),
  isListed: !unlisted.has(key),
  content,
})

/** What is told elsewhere by now: the competition has pages of its own. */
const moved = ['kylinCup-kycup']

/** The portal's pages; what an operator has changed stays. */
export const seedPages = async (db: Db): Promise<void> => {
  await db.delete(pages).where(inArray(pages.key, moved))
  await db.insert(pages).values(pageContent.map(typeset).map(rowOf)).onConflictDoNothing()
}
