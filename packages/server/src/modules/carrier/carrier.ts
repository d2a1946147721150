import type {
  BatteryKind,
  CustomsPurpose,
  DeclaredCurrency,
  GoodsKind,
  Parcel,
} from '@chuhai/contract/logistics'
import type { HeardParcel, TrackingSource } from '../tracking/source'

/** Who sends or receives, in Latin letters as carriers read them. */
export interface Party {
  name: string
  company: string
  country: string
  state: string
  city: string
  postcode: string
  street: string
  phone: string
  mail: string
  /** What customs there know them by, such as a CPF; empty where nobody asks for it. */
  taxId: string
}

/** Goods of a parcel for customs; `value` of one piece, in hundredths of the currency that they are declared in. */
export interface BookedGoods {
  name: string
  hsCode: string
  origin: string
  pieces: number
  value: number
  /** Of one piece. */
  grams: number
  battery: BatteryKind
  /** What the seller, the maker and the trade call it; empty where nobody asks for it. */
  sellerId: string
  makerId: string
  standardId: string
}

/** What customs are told of a shipment as a whole. */
export interface BookedCustoms {
  purpose: CustomsPurpose
  /** Of a scheme by which the seller has collected the tax, such as IOSS; empty otherwise. */
  schemeNumber: string
  currency: DeclaredCurrency
}

/** A parcel to be carried. */
export interface BookingRequest {
  /** The key of the line's carrier, and what that calls the line. */
  carrier: string
  service: string
  /** That of the shipment, and which of its parcels it is: 1 of 3. */
  shipment: string
  index: number
  count: number
  parcel: Parcel
  goodsKind: GoodsKind
  sender: Party
  recipient: Party
  goods: readonly BookedGoods[]
  customs: BookedCustoms
}

/** What a carrier would ask for a parcel by its own prices; `amount` in fen. */
export interface CarrierQuote {
  service: string
  name: string
  amount: number
  days: { from: number; to: number }
}

/** What a carrier is asked for a price of. */
export interface QuotedParcel {
  country: string
  postcode: string
  parcel: Parcel
  goodsKind: GoodsKind
}

/** The carrier cannot be reached, or its answer is not its own; its message is a code. */
export class CarrierUnavailable extends Error {
  override name = 'CarrierUnavailable'
}

/** The carrier does not do what it was asked to; `words` are its own. */
export class CarrierRefusal extends Error {
  override name = 'CarrierRefusal'
  constructor(
    readonly code: string,
    readonly words: string,
  ) {
    super(code)
  }
}

/** Carries parcels. Every call may be repeated: bookings are known by our numbers. */
export interface CarrierBooking {
  quote(parcel: QuotedParcel): Promise<readonly CarrierQuote[]>
  /** Books a parcel, once per number; returns the number of the carrier. */
  book(number: string, request: BookingRequest): Promise<string>
  /** Returns the carrier's own label, a PDF. */
  label(number: string): Promise<Uint8Array>
  /** Cancels a booking; `kept` where the parcel is on its way. What was never booked is cancelled. */
  cancel(number: string): Promise<'cancelled' | 'kept'>
}

/** A carrier, or a service that speaks for several. */
export interface Carrier extends TrackingSource {
  /** What operators see it called. */
  name: string
  /** Null where it can be asked about parcels alone. */
  booking: CarrierBooking | null
  /** Returns what it says by itself; null where it did not sign it. */
  readNotice(notice: { headers: Headers; body: string }): readonly HeardParcel[] | null
}
