import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { orderCard } from '../order/order'
import { words } from '../words'
import { parcel } from './parcel'
import { quoteLine } from './quote'
import { shipmentNumberInPath } from './shipment'
import { weighingActions, weighingActors, weighingStates } from './weighing-state'

/** A parcel of a shipment as it was declared, and as the warehouse has measured it. */
export const weighedParcel = v.object({
  /** The number on its label. */
  number: v.string(),
  declared: parcel,
  /** Null before it is received. */
  measured: v.nullable(parcel),
  measuredAt: v.nullable(v.string()),
  /** The picture taken of it, an address relative to the server; only the sender and operators may see it. */
  picture: v.nullable(v.string()),
})
/** A parcel of a shipment, declared and measured. */
export type WeighedParcel = v.InferOutput<typeof weighedParcel>

const { countedGrams, countedWhy, parts } = quoteLine.entries

/** The price of a shipment by declared or measured parcels, explained like a quote. */
export const weighedPrice = v.object({ amount: v.number(), countedGrams, countedWhy, parts })
/** The price of a shipment by declared or measured parcels. */
export type WeighedPrice = v.InferOutput<typeof weighedPrice>

/** A transition in the warehouse. */
export const weighingStep = v.object({
  action: v.picklist(weighingActions),
  state: v.picklist(weighingStates),
  by: v.picklist(weighingActors),
  at: v.string(),
  words: v.string(),
})
/** A transition in the warehouse. */
export type WeighingStep = v.InferOutput<typeof weighingStep>

const { number, state, amount, payBefore } = orderCard.entries

/** The parcels of a shipment in the warehouse, with the difference; amounts in fen. */
export const weighing = v.object({
  /** Number of the shipment. */
  number: v.string(),
  warehouse: v.object({ id: v.string(), name: v.string() }),
  state: v.picklist(weighingStates),
  /** Grows with every transition. */
  version: v.number(),
  parcels: v.array(weighedParcel),
  /** The paid price, by the declared parcels. */
  before: weighedPrice,
  /** The price by the measured parcels, on the same line and table; null before all are there, and where it is impossible. */
  after: v.nullable(weighedPrice),
  /** Charged above zero, refunded below; null where there is nothing to compare yet. */
  difference: v.nullable(v.number()),
  /** Reasons why the line does not take the measured parcels; empty where it does. */
  impossible: v.array(words),
  /** The product of an order of the kind `weighing`; null where nothing is to be paid. */
  productId: v.nullable(v.number()),
  /** The order of the difference; null where there is none. */
  order: v.nullable(v.object({ number, state, amount, payBefore })),
  /** Until when the difference can be paid before the parcels go back; null where none is charged. */
  dueAt: v.nullable(v.string()),
  /** The oldest first. */
  history: v.array(weighingStep),
  /** The server's time, to which `dueAt` is compared. */
  now: v.string(),
})
/** The parcels of a shipment in the warehouse. */
export type Weighing = v.InferOutput<typeof weighing>

/** The measures of a shipment of the caller; null before its first parcel is received. */
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
