import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** A difference that is still to be paid; `amount` in fen. */
export const openDifference = v.object({
  /** Number of the shipment. */
  number: v.string(),
  recipientName: v.string(),
  amount: v.number(),
  /** Until when it can be paid before the parcels may go back; also once that time is over. */
  dueAt: v.string(),
  isLate: v.boolean(),
})
/** A difference that is still to be paid. */
export type OpenDifference = v.InferOutput<typeof openDifference>

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
