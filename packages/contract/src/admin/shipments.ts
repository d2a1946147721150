import * as v from 'valibot'
import { shipmentWordsMax } from '../constants'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { sender } from '../logistics/address'
import { goodsLine } from '../logistics/customs'
import { quoteLine, quoteRequest } from '../logistics/quote'
import {
  shipmentCard,
  shipmentDetails,
  shipmentLabel,
  shipmentNumberInPath,
  shipmentStep,
} from '../logistics/shipment'
import { shipmentStates } from '../logistics/shipment-state'
import { operatorText } from '../text-fields'

const { isOwn: _isOwn, problems: _problems, maker: _maker, ...facts } = shipmentCard.entries

const managedShipment = v.object({
  ...facts,
  /** Who has made it; null once they are erased. */
  userId: v.nullable(v.number()),
  maker: v.string(),
  /** In whose name; null for a person's own. */
  organisation: v.nullable(v.string()),
})
/** A shipment as operators see it. */
export type ManagedShipment = v.InferOutput<typeof managedShipment>

const managedShipmentWithSteps = v.object({
  ...managedShipment.entries,
  request: quoteRequest,
  quote: quoteLine,
  details: v.object({ ...shipmentDetails.entries, goods: v.array(goodsLine) }),
  sender: v.nullable(sender),
  labels: v.array(shipmentLabel),
  refunded: v.number(),
  /** The first step first, with the operator who took it; empty for all others. */
  history: v.array(v.object({ ...shipmentStep.entries, operator: v.string() })),
})
/** A shipment with its labels and every step. */
export type ManagedShipmentWithSteps = v.InferOutput<typeof managedShipmentWithSteps>

/** Shipments in the order of their numbers, which begin with their day, after the last one of the page before. */
export const listManagedShipments = adminEndpoint({
  name: 'listManagedShipments',
  summary: '运单列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/shipments',
  query: v.object({
    state: v.optional(v.picklist(shipmentStates)),
    after: v.optional(shipmentNumberInPath.entries.number),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedShipment),
})

/** A shipment with every step; null where the number is unknown. */
export const getManagedShipment = adminEndpoint({
  name: 'getManagedShipment',
  summary: '一票运单',
  role: 'agent',
  method: 'GET',
  path: '/admin/shipments/{number}',
  params: shipmentNumberInPath,
  answer: v.nullable(managedShipmentWithSteps),
})

/** What an operator does with a shipment: its label is voided, or it is cancelled and its freight goes back. */
export const operatorShipmentMoves = ['voidLabel', 'cancel'] as const
/** What an operator does with a shipment. */
export type OperatorShipmentMove = (typeof operatorShipmentMoves)[number]

/** Takes a step for the sender, only while `step` is the newest one; the sender is told the words. */
export const moveManagedShipment = adminEndpoint({
  name: 'moveManagedShipment',
  summary: '作废面单或取消运单',
  role: 'agent',
  method: 'PUT',
  path: '/admin/shipments/{number}/step',
  params: shipmentNumberInPath,
  body: v.object({
    step: wholeNumber(1, 9999),
    action: v.picklist(operatorShipmentMoves),
    words: operatorText(shipmentWordsMax),
  }),
  answer: managedShipment,
  errors: ['SHIPMENT_CHANGED'],
})
