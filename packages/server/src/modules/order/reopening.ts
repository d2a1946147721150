import { violatedConstraint } from '../../database/errors'
import type { OrderRow } from './steps'

/** Whether an order that was not paid in time can be its buyer's all the same: what they bought is not over. */
export const canReopen = ({ state, fulfilAfter }: OrderRow, now: Date): boolean =>
  state === 'expired' && (fulfilAfter === null || fulfilAfter > now)

const refusals = ['order_place_left', 'purchase_order_held']

/** Whether the database has refused to reopen an order: no place is left, or its buyer has ordered anew. */
export const isReopeningRefused = (error: unknown): boolean =>
  refusals.includes(violatedConstraint(error) ?? '')
