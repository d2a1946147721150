import type { Page } from '@chuhai/contract/page'
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

/** The portal's pages; what an operator has changed stays. */
export const seedPages = async (db: Db): Promise<void> => {
  await db.insert(pages).values(pageContent.map(typeset).map(rowOf)).onConflictDoNothing()
}
