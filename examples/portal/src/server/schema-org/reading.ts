import type { ReadingData } from '../../reading/ReadingPage'

/** A reading list: its articles in their order. */
export const asReading = ({ reading }: ReadingData, origin: string) =>
  reading
    ? {
        '@type': 'ItemList',
        name: reading.title,
        description: reading.lead,
        itemListElement: reading.articles.map(({ article }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: article.title,
          url: `${origin}/news/detail?id=${article.id}`,
        })),
      }
    : []
