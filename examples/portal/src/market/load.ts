import {
  getMarketService,
  listMarketReviews,
  listMarketServices,
  type MarketReview,
  type MarketService,
  type MarketServiceCard,
  marketFilters,
} from '@chuhai/contract/market'
import { optional } from '../app/calls'
import type { Link, Read } from '../app/page'
import { marketPath } from '../app/paths/market'
import type { ShownPage } from '../pages/service/blocks/block'
import { type Context, type ListingPlace, readBlocks } from '../publications/load'
import { type Listing, loadListing } from '../publications/load-list'

const listing: Listing = {
  words: marketFilters,
  list: listMarketServices,
  detailPath: `${marketPath}/detail?id=`,
}

/** What the page of a service shows. */
export interface ServiceData {
  above: readonly Link[]
  item: MarketService
  related: readonly MarketServiceCard[]
  /** A page of its reviews; null where they were not loaded. */
  reviews: Reviews | null
}

interface Reviews {
  list: readonly MarketReview[]
  total: number
  page: number
  rows: number
}

const reviewRows = 10

const readReviews = (read: Read, serviceId: number, page: number): Promise<Reviews | null> =>
  optional(read(listMarketReviews, { body: { serviceId, page, rows: reviewRows } }), 'the reviews')

/** Reads a page of the list with the blocks of its page. */
export const loadServices = (market: ListingPlace) =>
  loadListing<MarketServiceCard, ShownPage>(market, listing, readBlocks)

/** Reads a service by the id of the address. */
export const loadDetail =
  ({ title, path }: ListingPlace) =>
  async ({ read, query }: Context): Promise<ServiceData> => {
    const { item, related } = await read(getMarketService, { params: { id: query.id ?? '' } })
    const reviews = item.rating.count > 0 ? await readReviews(read, item.id, Number(query.page ?? 1)) : null
    return { above: [{ title, path }], item, related, reviews }
  }

/** Reads the service of the address, or without one the first of the list. */
export const loadFramed =
  (market: ListingPlace) =>
  async (context: Context): Promise<ServiceData> => {
    const { id } = context.query
    if (id) return loadDetail(market)(context)
    const { list } = await context.read(listMarketServices, { body: { rows: 1 } })
    return loadDetail(market)({ ...context, query: { id: String(list[0]?.id ?? '') } })
  }
