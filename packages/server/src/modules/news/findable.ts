import { eq } from 'drizzle-orm'
import { markdownText } from '../../content/markdown'
import type { SearchSource } from '../../search/entry'
import { articles } from './tables'

/** Articles for everybody's search. */
export const findableArticles: SearchSource = {
  kind: 'article',
  async entries(db) {
    const rows = await db.select().from(articles).where(eq(articles.isShown, true))
    return rows.map(({ id, title, summary, category, tags, body }) => ({
      key: String(id),
      locale: 'zh-CN',
      title,
      lead: summary,
      text: `${markdownText(body)}\n${category} ${tags.join(' ')}`,
      address: `/news/detail?id=${id}`,
    }))
  },
}
