import { eq } from 'drizzle-orm'
import type { SearchSource } from '../../search/entry'
import { articles } from './tables'

type Row = typeof articles.$inferSelect

const bodyOf = (blocks: Row['blocks']): string[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))

/** Articles for everybody's search. */
export const findableArticles: SearchSource = {
  kind: 'article',
  async entries(db) {
    const rows = await db.select().from(articles).where(eq(articles.isShown, true))
    return rows.map(({ id, title, summary, category, tags, blocks }) => ({
      key: String(id),
      locale: 'zh-CN',
      title,
      lead: summary,
      text: [...bodyOf(blocks), `${category} ${tags.join(' ')}`].join('\n'),
      address: `/news/detail?id=${id}`,
    }))
  },
}
