import type { ServiceData } from './load'

/** A service as schema.org describes it, with what its packages cost. */
export const asMarketService = ({ item }: ServiceData): object => ({
  '@type': 'Service',
  name: item.title,
  description: item.summary,
  serviceType: item.category,
  provider: { '@type': 'Organization', name: item.provider.name },
  offers: item.packages.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: price / 100,
    priceCurrency: 'CNY',
  })),
  ...(item.rating.average !== null && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: item.rating.average,
      ratingCount: item.rating.count,
    },
  }),
})
