import * as v from 'valibot'
import { isOwnPath } from '../web-address'

/** How many days a package may take at most, and an option may add. */
export const marketDaysMax = 365

/** A package of a service; `price` in fen. */
export const marketPackage = v.object({
  key: v.string(),
  name: v.string(),
  price: v.number(),
  /** In how many days it is done, counted from when the provider accepts. */
  days: v.number(),
  /** How often the buyer may ask for changes. */
  revisions: v.number(),
  /** What it contains, a line each. */
  contains: v.array(v.string()),
})
/** A package of a service. */
export type MarketPackage = v.InferOutput<typeof marketPackage>

/** What can be bought in addition; `price` in fen, and `days` on top of those of the package. */
export const marketOption = v.object({
  key: v.string(),
  name: v.string(),
  price: v.number(),
  days: v.number(),
})
/** What can be bought in addition. */
export type MarketOption = v.InferOutput<typeof marketOption>

const picture = v.pipe(v.string(), v.check(isOwnPath, 'must be a path of this site'))

/** Something that the provider has done. */
export const marketExample = v.object({ picture, text: v.string() })
/** Something that the provider has done. */
export type MarketExample = v.InferOutput<typeof marketExample>

/** What a provider says of a service: published as it is, and copied into the orders of it. */
export const marketOffer = v.object({
  title: v.string(),
  summary: v.string(),
  /** One of `marketCategories`; a newer server may have others. */
  category: v.string(),
  /** Those of `marketPlatforms` that it is for; empty where it is for all. */
  platforms: v.array(v.string()),
  /** Where it is done, of `marketPlaces`. */
  places: v.array(v.string()),
  /** In how many working hours the provider answers. */
  answersWithinHours: v.number(),
  /** From one to three, the cheapest first. */
  packages: v.array(marketPackage),
  options: v.array(marketOption),
  /** What the buyer is asked for after payment, a line each. */
  asksFor: v.array(v.string()),
  examples: v.array(marketExample),
  questions: v.array(v.object({ question: v.string(), answer: v.string() })),
})
/** What a provider says of a service. */
export type MarketOffer = v.InferOutput<typeof marketOffer>

/** Who does it, as in the directory of service providers: the page of `id` is there. */
export const marketProvider = v.object({
  id: v.number(),
  name: v.string(),
  logo: v.string(),
  city: v.string(),
})
/** Who does a service. */
export type MarketProvider = v.InferOutput<typeof marketProvider>

/** How buyers rate it: `average` of 1 to 5 stars with two decimals, null before the first; `distribution` from 1 star to 5. */
export const marketRating = v.object({
  average: v.nullable(v.number()),
  count: v.number(),
  distribution: v.array(v.number()),
})
/** How buyers rate a service. */
export type MarketRating = v.InferOutput<typeof marketRating>

const { title, summary, category, platforms, places, answersWithinHours } = marketOffer.entries

/** A service in lists; `priceFrom` in fen. */
export const marketServiceCard = v.object({
  id: v.number(),
  title,
  summary,
  category,
  platforms,
  places,
  answersWithinHours,
  provider: marketProvider,
  rating: marketRating,
  priceFrom: v.number(),
  daysFrom: v.number(),
})
/** A service in lists. */
export type MarketServiceCard = v.InferOutput<typeof marketServiceCard>

/** A service on its page. */
export const marketService = v.object({
  ...marketServiceCard.entries,
  ...marketOffer.entries,
  /** Whether its packages are ordered here: it is offered by an organisation that acts for the provider. */
  canOrder: v.boolean(),
})
/** A service on its page. */
export type MarketService = v.InferOutput<typeof marketService>
