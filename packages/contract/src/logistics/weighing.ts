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
  /** The picture that was taken of it, an address relative to the server; only the sender and operators may see it. */
  picture: v.nullable(v.string()),
})
/** A parcel of a shipment, declared and measured. */
export type WeighedParcel = v.InferOutput<typeof weighedParcel>

const { countedGrams, countedWhy, parts } = quoteLine.entries

/** What a shipment costs by the measures of one side, explained like a quote. */
export const weighedPrice = v.object({ amount: v.number(), countedGrams, countedWhy, parts })
/** What a shipment costs by some measures. */
export type WeighedPrice = v.InferOutput<typeof weighedPrice>

/** A step of what happens in the warehouse. */
export const weighingStep = v.object({
  action: v.picklist(weighingActions),
  state: v.picklist(weighingStates),
  by: v.picklist(weighingActors),
  at: v.string(),
  words: v.string(),
})
/** A step of what happens in the warehouse. */
export type WeighingStep = v.InferOutput<typeof weighingStep>

const { number, state, amount, payBefore } = orderCard.entries

/** The parcels of a shipment in the warehouse, and what became of the difference; amounts in fen. */
export const weighing = v.object({
  /** That of the shipment. */
  number: v.string(),
  warehouse: v.object({ id: v.string(), name: v.string() }),
  state: v.picklist(weighingStates),
  /** Grows with every step. */
  version: v.number(),
  parcels: v.array(weighedParcel),
  /** What was paid for, by the measures that were declared. */
  before: weighedPrice,
  /** The same line and the same table with what was measured; null before all parcels are there, and where it is not possible. */
  after: v.nullable(weighedPrice),
  /** Asked for above zero, given back below; null where there is nothing to compare yet. */
  difference: v.nullable(v.number()),
  /** Why the line does not take what was measured; empty where it does. */
  impossible: v.array(words),
  /** Names what is to be paid in an order, of the kind `weighing`; null where nothing is. */
  productId: v.nullable(v.number()),
  /** The order of the difference; null where there is none. */
  order: v.nullable(v.object({ number, state, amount, payBefore })),
  /** Until when the difference can be paid before the parcels go back; null where none is asked for. */
  dueAt: v.nullable(v.string()),
  /** The first step first. */
  history: v.array(weighingStep),
  /** The server's time, to which `dueAt` is compared. */
  now: v.string(),
})
/** The parcels of a shipment in the warehouse. */
export type Weighing = v.InferOutput<typeof weighing>

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
