import type { ArticleContent } from './article-content'
import { marketing } from './marketing'
import { policy } from './policy'
import { products } from './products'
import { rules } from './rules'
import { shipping } from './shipping'
import { tax } from './tax'

/** The articles of a new database, by category. */
export const articles: ArticleContent[] = [
  ...rules,
  ...shipping,
  ...tax,
  ...marketing,
  ...products,
  ...policy,
]
