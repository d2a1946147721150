import type { SearchSource } from '../../search/entry'
import { isOffered, withProviders } from './services'
import { marketServices } from './tables'

/** Services of the market, in the public search and that of their list. */
export const marketSearchSource: SearchSource = {
  kind: 'marketService',
  label: '服务套餐',
  async entries(db) {
    const rows = await db.select().from(marketServices).where(isOffered(db))
    return (await withProviders(db, rows)).map(({ service: { id, content }, provider }) => ({
      key: String(id),
      locale: 'zh-CN',
      title: content.title,
      lead: content.summary,
      text: [
        content.category,
        provider.name,
        ...content.platforms,
        ...content.packages.flatMap(({ name, contains }) => [name, ...contains]),
        ...content.options.map(({ name }) => name),
        ...content.questions.flatMap(({ question, answer }) => [question, answer]),
      ].join('\n'),
      address: `/serviceMarket/detail?id=${id}`,
    }))
  },
}
