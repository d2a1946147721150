import * as v from 'valibot'
import { uploadMaxBytes } from '../constants'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { parcel } from '../logistics/parcel'
import { shipmentNumberInPath } from '../logistics/shipment'
import { trackingNumber } from '../logistics/tracking'
import { warehouseInPath } from '../logistics/warehouse'
import { weighing, weighingStep } from '../logistics/weighing'
import { type weighingActions, weighingStates } from '../logistics/weighing-state'
import { operatorText } from '../text-fields'

const { now: _, history: _history, ...facts } = weighing.entries

const managedWeighing = v.object({
  ...facts,
  userId: v.nullable(v.number()),
  changedAt: v.string(),
})
/** The parcels of a shipment in the warehouse, as operators see them. */
export type ManagedWeighing = v.InferOutput<typeof managedWeighing>

const managedWeighingWithSteps = v.object({
  ...managedWeighing.entries,
  /** The oldest first; `operator` is empty for other actors. */
  history: v.array(v.object({ ...weighingStep.entries, version: v.number(), operator: v.string() })),
})
/** The same with its history. */
export type ManagedWeighingWithSteps = v.InferOutput<typeof managedWeighingWithSteps>

/** Shipments in warehouses in the order of their numbers, after the last one of the page before. */
export const listWeighings = adminEndpoint({
  name: 'listWeighings',
  summary: '仓库里的货物与差价',
  role: 'agent',
  method: 'GET',
  path: '/admin/weighings',
  query: v.object({
    state: v.optional(v.picklist(weighingStates)),
    warehouse: v.optional(warehouseInPath.entries.id),
    after: v.optional(shipmentNumberInPath.entries.number),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedWeighing),
})

/** A shipment in the warehouse with its history; null where none of its parcels has been received. */
export const getManagedWeighing = adminEndpoint({
  name: 'getManagedWeighing',
  summary: '一票货物的入库、复重与差价',
  role: 'agent',
  method: 'GET',
  path: '/admin/weighings/{number}',
  params: shipmentNumberInPath,
  answer: v.nullable(managedWeighingWithSteps),
})

/**
 * Receives a parcel by the number on its label, with measures and a picture. With the last parcel of its shipment the difference is charged
 * or refunded. The same measures again change nothing; others are a correction.
 */
export const receiveParcel = adminEndpoint({
  name: 'receiveParcel',
  summary: '登记包裹入库与复重',
  role: 'agent',
  method: 'PUT',
  path: '/admin/weighings/parcels/{number}',
  params: v.object({ number: trackingNumber }),
  body: v.object({
    warehouse: warehouseInPath.entries.id,
    measured: parcel,
    /** A PNG or JPEG in Base64, which is encoded again. */
    picture: v.pipe(v.string(), v.minLength(1), v.maxLength(4 * Math.ceil(uploadMaxBytes / 3))),
  }),
  answer: managedWeighing,
  errors: [
    'WEIGHING_PARCEL_UNKNOWN',
    'WEIGHING_PARCEL_UNPAID',
    'WEIGHING_OTHER_WAREHOUSE',
    'WEIGHING_STATE',
    'WEIGHING_CHANGED',
    'FILE_TYPE_FORBIDDEN',
    'FILE_BROKEN',
    'FILE_BUSY',
    'FILE_QUOTA_USED',
    'FILE_STORE_FULL',
  ],
})

/** Decisions of an operator about parcels in the warehouse. */
export const weighingDecisions = [
  'waive',
  'forward',
  'return',
] as const satisfies readonly (typeof weighingActions)[number][]
/** Decisions of an operator about parcels in the warehouse. */
export type WeighingDecision = (typeof weighingDecisions)[number]

/** Characters of an operator's words about a decision. */
export const weighingWordsMax = 400

/** Waives the difference, forwards or returns parcels, and notifies the sender; rejected if `version` is no longer current. */
export const decideWeighing = adminEndpoint({
  name: 'decideWeighing',
  summary: '减免差价、出库或退回',
  role: 'agent',
  method: 'PUT',
  path: '/admin/weighings/{number}/decision',
  params: shipmentNumberInPath,
  body: v.object({
    version: wholeNumber(1, 999_999),
    action: v.picklist(weighingDecisions),
    words: operatorText(weighingWordsMax),
  }),
  answer: managedWeighing,
  errors: ['WEIGHING_CHANGED', 'WEIGHING_STATE'],
})
