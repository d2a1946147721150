import * as v from 'valibot'
import { orderCard } from '../order/order'
import { quoteLine } from './quote'
import { consignmentStages } from './stages'

/** Goods that are exported for somebody, as lists show them. */
export const consignment = v.object({
  /** That of the accepted application. */
  id: v.string(),
  /** Which one of the applicant's it is, from 1 on. */
  subject: v.string(),
  goods: v.string(),
  /** In whose name it is; null for a person's own. */
  organisation: v.nullable(v.string()),
  applicant: v.string(),
  isOwn: v.boolean(),
  stage: v.picklist(consignmentStages),
  /** Grows with every step. */
  version: v.number(),
  changedAt: v.string(),
})
/** Goods that are exported for somebody. */
export type Consignment = v.InferOutput<typeof consignment>

/** A stage that was reached, with the words of the operator; empty where the application was accepted. */
export const consignmentStep = v.object({
  stage: v.picklist(consignmentStages),
  at: v.string(),
  words: v.string(),
})
/** A stage that was reached. */
export type ConsignmentStep = v.InferOutput<typeof consignmentStep>

const { number, state, amount, refunded, payBefore } = orderCard.entries

/** A consignment with its sum, its order and everything that has happened. */
export const consignmentWithSteps = v.object({
  ...consignment.entries,
  /** Names it in an order. */
  productId: v.number(),
  /** The sum by the fees of the day on which it was handed in. */
  lines: v.array(quoteLine),
  total: v.number(),
  /** The stages that it passes. */
  stages: v.array(v.picklist(consignmentStages)),
  /** The order that holds it; null where there is none. */
  order: v.nullable(v.object({ number, state, amount, refunded, payBefore })),
  /** Whether the caller can order it now. */
  canOrder: v.boolean(),
  /** The first step first. */
  history: v.array(consignmentStep),
})
/** A consignment with its sum, its order and its history. */
export type ConsignmentWithSteps = v.InferOutput<typeof consignmentWithSteps>
