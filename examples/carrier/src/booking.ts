import * as v from 'valibot'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
const whole = v.pipe(v.number(), v.integer(), v.minValue(1))

const party = v.object({
  name: v.pipe(text(100), v.minLength(1)),
  company: text(100),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  state: text(60),
  city: v.pipe(text(60), v.minLength(1)),
  postcode: text(12),
  street: v.pipe(text(200), v.minLength(1)),
  phone: text(25),
  mail: text(100),
  taxId: text(30),
})

const parcel = v.object({ grams: whole, lengthMm: whole, widthMm: whole, heightMm: whole })

/** The request of a booking. */
export const bookingForm = v.object({
  carrier: text(40),
  service: text(60),
  shipment: text(40),
  index: whole,
  count: whole,
  parcel,
  goodsKind: text(30),
  /** Its street may hold all of the address. */
  sender: v.object({ ...party.entries, city: text(60) }),
  recipient: party,
  goods: v.array(
    v.object({
      name: v.pipe(text(200), v.minLength(1)),
      hsCode: text(14),
      origin: text(2),
      /** Value and weight are those of one piece. */
      pieces: whole,
      value: v.pipe(v.number(), v.integer(), v.minValue(0)),
      grams: whole,
      battery: v.picklist(['none', 'inside', 'packed', 'alone']),
      /** Identifiers of the seller, the maker and the trade. */
      sellerId: text(128),
      makerId: text(128),
      standardId: text(64),
    }),
  ),
  /** The values of goods are in hundredths of its currency. */
  customs: v.object({
    purpose: text(20),
    schemeNumber: text(20),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  }),
  /** Where notices are sent. */
  noticeUrl: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
})
/** The request of a booking. */
export type BookingForm = v.InferOutput<typeof bookingForm>

/** The request of a price. */
export const quoteForm = v.object({
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  postcode: text(12),
  parcel,
  goodsKind: text(30),
})
/** The request of a price. */
export type QuoteForm = v.InferOutput<typeof quoteForm>

/** An event of a parcel; `at` in local time of the zone. */
export interface ParcelEvent {
  code: string
  at: string
  zone: string
  place: string
  country: string
  text: string
}

/** A parcel that was booked. */
export interface Booking {
  /** The portal's number: a repeated request is the same booking. */
  number: string
  carrierNumber: string
  form: BookingForm
  bookedAt: number
  cancelledAt: number | null
  /** How many of the usual steps it has made. */
  step: number
  /** The oldest first. */
  events: ParcelEvent[]
}
