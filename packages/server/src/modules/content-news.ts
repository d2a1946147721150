import type { ContentNews } from '../content/content-news'
import { exclusiveNews } from './evaluation/news'
import { subscriptionNews } from './guide/news'

/** Who is told of what editors publish; a module adds its own here. */
export const contentNews: readonly ContentNews[] = [subscriptionNews, exclusiveNews]
