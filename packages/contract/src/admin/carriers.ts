import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { recordId, wholeNumber } from '../fields'
import { bookingStates, carrierAbilities } from '../logistics/carrier-state'
import { countryCode, plainPostcode } from '../logistics/destinations'
import { goodsKinds } from '../logistics/goods-kind'
import { parcel } from '../logistics/parcel'
import { trackingNumber } from '../logistics/tracking'

const managedCarrier = v.object({
  key: v.string(),
  name: v.string(),
  can: v.array(v.picklist(carrierAbilities)),
  /** Whether its circuit breaker is open, after too many failures in a row. */
  isResting: v.boolean(),
  /** Bookings and cancellations without an answer yet, and how many of them have failed before. */
  waiting: v.number(),
  failing: v.number(),
})
/** A carrier that is connected, as operators see it. */
export type ManagedCarrier = v.InferOutput<typeof managedCarrier>

/** The carriers that are connected. */
export const listCarriers = adminEndpoint({
  name: 'listCarriers',
  summary: '已接入的承运商与待办',
  role: 'viewer',
  method: 'GET',
  path: '/admin/carriers',
  answer: v.array(managedCarrier),
})

const managedBooking = v.object({
  id: v.string(),
  /** The number of the parcel, by which its carrier recognises a repetition. */
  number: v.string(),
  carrierKey: v.string(),
  state: v.picklist(bookingStates),
  /** The carrier's number; null before it has booked. */
  carrierNumber: v.nullable(v.string()),
  attempts: v.number(),
  /** The next attempt; null where none is due. */
  nextAttemptAt: v.nullable(v.string()),
  /** The last error, or the reason of a refusal; null otherwise. */
  error: v.nullable(v.string()),
  createdAt: v.string(),
  changedAt: v.string(),
})
/** The booking of a parcel, as operators see it. */
export type ManagedBooking = v.InferOutput<typeof managedBooking>

/** Bookings in a stable order, after the last one of the page before. */
export const listBookings = adminEndpoint({
  name: 'listBookings',
  summary: '承运商下单记录',
  role: 'agent',
  method: 'GET',
  path: '/admin/carriers/bookings',
  query: v.object({
    state: v.optional(v.picklist(bookingStates)),
    /** `1` for those that have failed and are tried again. */
    failing: v.optional(v.picklist(['1'])),
    after: v.optional(recordId()),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedBooking),
})

/** Results of a retry: it is due, the booking is unknown, or the carrier has answered it already. */
export const bookingRepeats = ['due', 'unknown', 'answered'] as const
/** The result of a retry. */
export type BookingRepeat = (typeof bookingRepeats)[number]

/** Retries a booking now, also one that the carrier has refused. */
export const repeatBooking = adminEndpoint({
  name: 'repeatBooking',
  summary: '立即重试一个承运商下单',
  role: 'agent',
  method: 'PUT',
  path: '/admin/carriers/bookings/{id}/repeat',
  params: v.object({ id: recordId() }),
  answer: v.picklist(bookingRepeats),
})

const carrierQuote = v.object({
  service: v.string(),
  name: v.string(),
  /** Fen. */
  amount: v.number(),
  days: v.object({ from: v.number(), to: v.number() }),
})
/** The price of a carrier by its own rates. */
export type ManagedCarrierQuote = v.InferOutput<typeof carrierQuote>

/** Prices of carriers for a parcel by their own rates, to compare our tables with; the cheapest first. */
export const askCarrierQuotes = adminEndpoint({
  name: 'askCarrierQuotes',
  summary: '向承运商询价，与运价表核对',
  role: 'agent',
  method: 'POST',
  path: '/admin/carriers/quotes',
  changes: false,
  body: v.object({
    country: countryCode,
    postcode: v.pipe(v.string(), v.maxLength(12), v.transform(plainPostcode)),
    parcel,
    goodsKind: v.picklist(goodsKinds),
  }),
  answer: v.array(carrierQuote),
  errors: ['CARRIER_MISSING', 'CARRIER_UNAVAILABLE', 'CARRIER_REFUSES'],
})

/** The carrier's own label of a parcel, a PDF in Base64. */
export const getCarrierLabel = adminEndpoint({
  name: 'getCarrierLabel',
  summary: '承运商的面单',
  role: 'agent',
  method: 'GET',
  path: '/admin/carriers/labels/{number}',
  params: v.object({ number: trackingNumber }),
  answer: v.string(),
  errors: ['CARRIER_MISSING', 'CARRIER_UNAVAILABLE', 'CARRIER_REFUSES'],
})
