import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { shipmentNumberInPath } from './shipment'
import { openDifference, weighing } from './weighing'

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

/**
 * Differences that are still to be paid, of the caller's shipments and of those of organisations where their role sends goods: the
 * soonest first, at most 20.
 */
export const listOpenDifferences = endpoint({
  name: 'listOpenDifferences',
  summary: '待补的运费差价',
  method: 'GET',
  path: '/logistics/differences',
  access: 'user',
  answer: v.array(openDifference),
})
