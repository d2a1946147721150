import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { marketService, marketServiceCard } from './service'

/** A service with its packages, and what else there is of its kind. */
export const getMarketService = endpoint({
  name: 'getMarketService',
  summary: '一项服务及其套餐',
  method: 'GET',
  path: '/market/service/{id}',
  access: 'anyone',
  params: idInPath(),
  answer: v.object({ item: marketService, related: v.array(marketServiceCard) }),
  errors: ['NOT_FOUND'],
})
