import * as v from 'valibot'
import { recordId } from '../fields'
import { orderCard } from '../order/order'
import { optionalLine } from '../text-fields'
import { recipient, sender } from './address'
import { customsDetails, customsRule, goodsLine, goodsLines } from './customs'
import { countryCodes } from './destinations'
import { quoteLine, quoteRequest } from './quote'
import { type ShipmentErrorCode, shipmentProblemCodes } from './shipment-errors'
import { shipmentActions, shipmentActors, shipmentStates } from './shipment-state'

const tooLong: ShipmentErrorCode = 'SHIPMENT_TEXT_TOO_LONG'

const shipmentNumber = /^CY\d{16}$/

/** The number of a shipment: `CY2611284067192855`. */
export const shipmentNumberInPath = v.object({ number: v.pipe(v.string(), v.regex(shipmentNumber)) })

/** Details that a sender fills in; anything may still be missing. */
export const shipmentDetails = v.object({
  /** One of the addresses of the sender; null where none is chosen. */
  senderId: v.nullable(recordId()),
  recipient,
  goods: goodsLines,
  customs: customsDetails,
  /** The warehouse that the goods are brought to, or that collects them; empty where none is chosen. */
  warehouseId: v.pipe(v.string(), v.maxLength(40)),
  /** The day of collection, yyyy-MM-dd in China; empty where the goods are brought. */
  collectOn: v.pipe(v.string(), v.maxLength(10)),
  /** The sender's reference, such as the number of an order of theirs; printed on the label. */
  reference: optionalLine(40, tooLong),
})
/** Details that a sender fills in. */
export type ShipmentDetails = v.InferOutput<typeof shipmentDetails>

/** A missing or invalid detail: the field, such as `recipient.state`, and an error code. */
export const shipmentProblem = v.object({
  field: v.string(),
  code: v.picklist(shipmentProblemCodes),
})

/** A label of one parcel. */
export const shipmentLabel = v.object({
  /** The content of its barcode. */
  number: v.string(),
  /** Which parcel it is of, from 1 on. */
  parcel: v.number(),
  /** The carrier's number; null as long as there is none. */
  carrierNumber: v.nullable(v.string()),
  issuedAt: v.string(),
  /** When it was voided; null where it is valid. */
  voidedAt: v.nullable(v.string()),
})
/** A label of one parcel. */
export type ShipmentLabel = v.InferOutput<typeof shipmentLabel>

/** A shipment in lists; `amount` in fen. */
export const shipmentCard = v.object({
  number: v.string(),
  state: v.picklist(shipmentStates),
  /** Grows with every transition; a call names the one that it is based on (optimistic lock). */
  step: v.number(),
  /** The sender's reference. */
  reference: v.string(),
  recipientName: v.string(),
  country: v.picklist(countryCodes),
  city: v.string(),
  line: quoteLine.entries.name,
  carrier: quoteLine.entries.carrier,
  parcels: v.number(),
  amount: v.number(),
  /** How many fields are missing or invalid. */
  problems: v.number(),
  /** Until when it can be paid at this price. */
  endsAt: v.string(),
  /** The order that it was paid with, or the caller's that holds it until then; null where there is none. */
  orderNumber: v.nullable(v.string()),
  /** The name of the creator. */
  maker: v.string(),
  isOwn: v.boolean(),
  createdAt: v.string(),
  changedAt: v.string(),
})
/** A shipment in lists. */
export type ShipmentCard = v.InferOutput<typeof shipmentCard>

/** A transition in the history of a shipment. */
export const shipmentStep = v.object({
  step: v.number(),
  action: v.picklist(shipmentActions),
  state: v.picklist(shipmentStates),
  by: v.picklist(shipmentActors),
  at: v.string(),
  words: v.string(),
})
/** A transition in the history of a shipment. */
export type ShipmentStep = v.InferOutput<typeof shipmentStep>

const { number, state, amount, payBefore } = orderCard.entries

/** A shipment on its page. */
export const shipment = v.object({
  ...shipmentCard.entries,
  quoteNumber: v.string(),
  request: quoteRequest,
  /** The answer of the line, with every part of the price. */
  quote: quoteLine,
  details: v.object({ ...shipmentDetails.entries, goods: v.array(goodsLine) }),
  /** The sender as the label has it; null where none is chosen. */
  sender: v.nullable(sender),
  /** The customs rules there today; null where unknown. */
  rule: v.nullable(customsRule),
  /** Missing or invalid details. */
  lacks: v.array(shipmentProblem),
  /** The newest first. */
  labels: v.array(shipmentLabel),
  order: v.nullable(v.object({ number, state, amount, payBefore })),
  /** Refunded, in fen. */
  refunded: v.number(),
  /** The oldest first. */
  history: v.array(shipmentStep),
  /** The actions of the caller now. */
  actions: v.array(v.picklist(shipmentActions)),
  now: v.string(),
})
/** A shipment on its page. */
export type Shipment = v.InferOutput<typeof shipment>
