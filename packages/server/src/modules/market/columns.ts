import type { MarketOffer } from '@chuhai/contract/market'

/** The columns of a service that follow from its content. */
export const columnsOf = (content: MarketOffer) => ({
  content,
  category: content.category,
  platforms: content.platforms,
  places: content.places,
  priceFrom: Math.min(...content.packages.map(({ price }) => price)),
  daysFrom: Math.min(...content.packages.map(({ days }) => days)),
  answersWithinHours: content.answersWithinHours,
})
