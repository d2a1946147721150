import type { Page, PageHit } from '@chuhai/contract/page'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Find, search } from '../../search/search'
import { editionKind } from '../competition/findable'
import { pages } from './tables'

const hitLimit = 20

export const findPage = async (db: Db, key: string): Promise<Page | null> => {
  const [row] = await db.select().from(pages).where(eq(pages.key, key))
  if (!row) return null
  const { key: _, path, title, summary, content } = row
  return { key, path, title, summary, ...content }
}

/** What has pages of its own beside those that are written here. */
const editionHit = ({ address, title, text }: Find): PageHit => ({
  path: address,
  title,
  summary: text.split('\n')[0] ?? '',
  parent: null,
})

/** Pages that hold at least half of the question's pieces, the best first. */
export const searchPages = async (db: Db, question: string): Promise<PageHit[]> => {
  const finds = await search(db, question, { kinds: ['page', editionKind], limit: hitLimit })
  if (finds.length === 0) return []
  const rows = await db
    .select({
      key: pages.key,
      path: pages.path,
      title: pages.title,
      summary: pages.summary,
      content: pages.content,
    })
    .from(pages)
    .where(
      inArray(
        pages.key,
        finds.filter(({ kind }) => kind === 'page').map(({ key }) => key),
      ),
    )
  const hits = new Map(
    rows.map(({ key, content, ...hit }) => [key, { ...hit, parent: content.parent?.title ?? null }]),
  )
  return finds.flatMap((find) => (find.kind === editionKind ? editionHit(find) : (hits.get(find.key) ?? [])))
}
