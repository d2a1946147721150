import { providerCities, providerPlatforms, providerServices } from '../publication/service-provider'

/** What services are of: what their providers offer. Commission is set by it. */
export const marketCategories = providerServices
/** One of `marketCategories`. */
export type MarketCategory = (typeof marketCategories)[number]

/** The platforms that services are for. */
export const marketPlatforms = providerPlatforms

/** Where a service is done: in a city, or from anywhere. */
export const marketPlaces = ['线上', ...providerCities] as const

/** Prices of the cheapest package in fen: from the first on, and below the second. */
export const marketPrices = {
  '1,000 元以内': [0, 100_000],
  '1,000–3,000 元': [100_000, 300_000],
  '3,000–8,000 元': [300_000, 800_000],
  '8,000 元以上': [800_000, null],
} as const satisfies Record<string, readonly [from: number, below: number | null]>

/** In how many days the quickest package is done, at most. */
export const marketDays = { '3 天以内': 3, '7 天以内': 7, '15 天以内': 15, '30 天以内': 30 } as const

/** The average of reviews, at least. */
export const marketRatings = { '4.5 分以上': 4.5, '4 分以上': 4, '3 分以上': 3 } as const

/** In how many working hours a provider answers, at most. */
export const marketAnswers = { '1 小时内': 1, '2 小时内': 2, '4 小时内': 4, '8 小时内': 8 } as const

const wordsOf = <T extends string>(parts: Record<T, unknown>): [T, ...T[]] =>
  Object.keys(parts) as [T, ...T[]]

/** Every filter of the list, in the order in which they are asked, with its words. */
export const marketFilters = {
  category: marketCategories,
  price: wordsOf(marketPrices),
  days: wordsOf(marketDays),
  place: marketPlaces,
  rating: wordsOf(marketRatings),
  platform: marketPlatforms,
  answers: wordsOf(marketAnswers),
} as const
/** The name of a filter. */
export type MarketFilter = keyof typeof marketFilters

/** What lists can be put in order by; without one, what buyers rate best and have rated often comes first. */
export const marketOrders = ['price', 'days', 'rating', 'answers'] as const
/** One of `marketOrders`. */
export type MarketOrder = (typeof marketOrders)[number]
