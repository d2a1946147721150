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
  /** The creator; null once they are erased. */
  userId: v.nullable(v.number()),
  maker: v.string(),
  /** The organisation; null for a person's own. */
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
  /** The oldest first; `operator` is empty for other actors. */
  history: v.array(v.object({ ...shipmentStep.entries, operator: v.string() })),
})
/** A shipment with its labels and its history. */
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

/** A shipment with its history; null where the number is unknown. */
export const getManagedShipment = adminEndpoint({
  name: 'getManagedShipment',
  summary: '一票运单',
  role: 'agent',
  method: 'GET',
  path: '/admin/shipments/{number}',
  params: shipmentNumberInPath,
  answer: v.nullable(managedShipmentWithSteps),
})

/** Actions of an operator on a shipment: void its label, or cancel it and refund the freight. */
export const operatorShipmentMoves = ['voidLabel', 'cancel'] as const
/** An action of an operator on a shipment. */
export type OperatorShipmentMove = (typeof operatorShipmentMoves)[number]

/** Applies a transition and sends `words` to the sender; rejected if `step` is no longer current (optimistic lock). */
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
