import type {
  BatteryKind,
  CustomsPurpose,
  DeclaredCurrency,
  GoodsKind,
  Parcel,
} from '@chuhai/contract/logistics'
import type { HeardParcel, TrackingSource } from '../tracking/source'

/** Sender or recipient, in the Latin letters that carriers accept. */
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
  /** Tax id for customs there, such as a CPF; empty where not required. */
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
  /** Identifiers of the seller, the maker and the trade; empty where not required. */
  sellerId: string
  makerId: string
  standardId: string
}

/** The customs declaration of a shipment as a whole. */
export interface BookedCustoms {
  purpose: CustomsPurpose
  /** Number of the tax scheme of the seller, such as IOSS; empty otherwise. */
  schemeNumber: string
  currency: DeclaredCurrency
}

/** A parcel to be carried. */
export interface BookingRequest {
  /** The key of the line's carrier, and of its service. */
  carrier: string
  service: string
  /** Number of the shipment, and position of the parcel in it: 1 of 3. */
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

/** The price of a carrier for a parcel, by its own rates; `amount` in fen. */
export interface CarrierQuote {
  service: string
  name: string
  amount: number
  days: { from: number; to: number }
}

/** A parcel to be quoted by a carrier. */
export interface QuotedParcel {
  country: string
  postcode: string
  parcel: Parcel
  goodsKind: GoodsKind
}

/** The carrier cannot be reached, or its answer does not follow the protocol; the message is a code. */
export class CarrierUnavailable extends Error {
  override name = 'CarrierUnavailable'
}

/** The carrier refuses a request; `words` are its own. */
export class CarrierRefusal extends Error {
  override name = 'CarrierRefusal'
  constructor(
    readonly code: string,
    readonly words: string,
  ) {
    super(code)
  }
}

/** Bookings at a carrier. Every call may be repeated: bookings are identified by our numbers. */
export interface CarrierBooking {
  quote(parcel: QuotedParcel): Promise<readonly CarrierQuote[]>
  /** Books a parcel, once per number; returns the number of the carrier. */
  book(number: string, request: BookingRequest): Promise<string>
  /** Returns the carrier's own label, a PDF. */
  label(number: string): Promise<Uint8Array>
  /** Cancels a booking. Resolves to `kept` if the parcel is on its way; one that was never booked is `cancelled`. */
  cancel(number: string): Promise<'cancelled' | 'kept'>
}

/** A carrier, or a service that connects several. */
export interface Carrier extends TrackingSource {
  /** Name shown to operators. */
  name: string
  /** Null if it only tracks parcels. */
  booking: CarrierBooking | null
  /** Returns the parcels of a notice; null if its signature is invalid. */
  readNotice(notice: { headers: Headers; body: string }): readonly HeardParcel[] | null
}
