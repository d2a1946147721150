import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { markdownText } from '../../content/markdown'
import type { SearchSource } from '../../search/entry'
import { categories, sites } from './tables'

const parents = alias(categories, 'parent')

export const siteKind = 'site'

/** `https://www.17track.net/zh-cn` is looked for as `17track.net`. */
const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** Sites of the guide for everybody's search. */
export const findableSites: SearchSource = {
  kind: siteKind,
  async entries(db) {
    const { id, name, summary, body, tags, address } = sites
    const rows = await db
      .select({ id, name, summary, body, tags, address, category: categories.name, parent: parents.name })
      .from(sites)
      .innerJoin(categories, eq(categories.id, sites.categoryId))
      .innerJoin(parents, eq(parents.id, categories.parentId))
      .where(eq(sites.isShown, true))
      .orderBy(asc(sites.id))
    return rows.map((row) => ({
      key: String(row.id),
      locale: 'zh-CN',
      title: row.name,
      lead: row.summary,
      // Lines that can be shown alone.
      text: [
        markdownText(row.body),
        `${row.parent}、${row.category}`,
        row.tags.join('、'),
        hostOf(row.address),
      ].join('\n'),
      address: `/crossBorderSiteGuide/detail?id=${row.id}`,
    }))
  },
}
