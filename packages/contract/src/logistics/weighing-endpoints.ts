import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { shipmentNumberInPath } from './shipment'
import { weighing } from './weighing'

/** What the warehouse has measured of a shipment of the caller; null before its first parcel is there. */
export const getWeighing = endpoint({
  name: 'getWeighing',
  summary: '一票货物的入库、复重与差价',
  method: 'GET',
  path: '/logistics/weighing/{number}',
  access: 'user',
  params: shipmentNumberInPath,
  answer: v.nullable(weighing),
  errors: ['NOT_FOUND'],
})
