import type { Page, PageHit } from '@chuhai/contract/page'
import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { piecesOf } from './pieces'
import { pages } from './tables'

const hitLimit = 20
const titleWeight = 4

export const findPage = async (db: Db, key: string): Promise<Page | null> => {
  const [row] = await db.select().from(pages).where(eq(pages.key, key))
  if (!row) return null
  const { key: _, path, title, summary, content } = row
  return { key, path, title, summary, ...content }
}

/** Pages that hold at least half of the question's pieces, those with most of them in the title first. */
export const searchPages = async (db: Db, question: string): Promise<PageHit[]> => {
  const pieces = piecesOf(question)
  if (pieces.length === 0) return []
  const holds = (column: typeof pages.title | typeof pages.summary, piece: string) =>
    sql`(position(${piece} in lower(${column})) > 0)::int`
  const sum = (terms: ReturnType<typeof sql>[]) => sql.join(terms, sql` + `)
  const found = sum(
    pieces.map((piece) => sql`greatest(${holds(pages.title, piece)}, ${holds(pages.summary, piece)})`),
  )
  const inTitle = sum(pieces.map((piece) => holds(pages.title, piece)))
  const rows = await db
    .select({ path: pages.path, title: pages.title, summary: pages.summary, content: pages.content })
    .from(pages)
    .where(sql`${pages.isListed} and 2 * (${found}) >= ${pieces.length}`)
    .orderBy(desc(sql`${titleWeight}::int * (${inTitle}) + (${found})`), asc(pages.position))
    .limit(hitLimit)
  return rows.map(({ content, ...hit }) => ({ ...hit, parent: content.parent?.title ?? null }))
}
