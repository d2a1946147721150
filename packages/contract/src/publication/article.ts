import * as v from 'valibot'
import { publicationType } from './publication-type'

/** News and guides; `minutes` is what reading takes. */
export const articles = publicationType({
  key: 'news',
  names: ['listArticles', 'getArticle'],
  label: '资讯',
  detailPath: '/news/detail?id=',
  card: { category: v.string(), minutes: v.number() },
  detail: { author: v.string() },
  filters: { category: ['平台规则', '物流', '税务合规', '营销', '选品', '政策'] },
})

/** An article in lists. */
export type ArticleCard = v.InferOutput<typeof articles.card>
/** An article on its page. */
export type Article = v.InferOutput<typeof articles.detail>
