import * as v from 'valibot'
import { publicationWordMax } from '../constants'
import { endpoint } from '../endpoint'
import { searchWords } from '../fields'
import { pageOf, pageRequest } from '../list'
import { marketFilters, marketOrders } from './filters'
import { marketServiceCard } from './service'

const { category, price, days, place, rating, platform, answers } = marketFilters

/** What a list of services is narrowed down by and put in order by. */
export const marketListRequest = v.strictObject({
  ...pageRequest.entries,
  word: v.optional(searchWords(publicationWordMax)),
  category: v.optional(v.picklist(category)),
  price: v.optional(v.picklist(price)),
  days: v.optional(v.picklist(days)),
  place: v.optional(v.picklist(place)),
  rating: v.optional(v.picklist(rating)),
  platform: v.optional(v.picklist(platform)),
  answers: v.optional(v.picklist(answers)),
  order: v.optional(v.picklist(marketOrders)),
})
/** What a list of services is narrowed down by and put in order by. */
export type MarketListRequest = v.InferOutput<typeof marketListRequest>

/** Services of the market, a page at a time. */
export const listMarketServices = endpoint({
  name: 'listMarketServices',
  summary: '服务市场的服务',
  method: 'POST',
  path: '/market/service/page',
  access: 'anyone',
  changes: false,
  body: marketListRequest,
  answer: pageOf(marketServiceCard),
})
