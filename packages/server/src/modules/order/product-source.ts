import type { OfferRefusal, ProductKind } from '@chuhai/contract/order'
import type { Db } from '../../database/db'

/** Until when a refund can be asked for: some days after the payment, or until a date; both in Shanghai, the last day included. */
export type RefundTerms = { daysAfterPayment: number } | { lastDate: string }

/** A product as its module sells it now. */
export interface Product {
  name: string
  summary: string
  /** Fen. */
  price: number
  includes: string[]
  /** The refund terms and what else is to know about cancelling, in sentences. */
  cancellation: string[]
  refundTerms: RefundTerms
  /** Places in all; null where they are not limited. */
  places: number | null
  /** From when on a paid order is fulfilled; null for at once. */
  fulfilAfter: Date | null
}

/** What a module sells. */
export interface ProductSource {
  kind: ProductKind
  /** Null for what is hidden or does not exist. */
  find(db: Db, id: number): Promise<Product | null>
  /** Returns how many places are kept for others although no order holds them; infinite where others wait for the next one. */
  keptForOthers?(db: Db, id: number, buyer: { userId: number; now: Date }): Promise<number>
  /** Returns why a user cannot order it, whatever is left; null where they can. */
  refusalFor(
    db: Db,
    id: number,
    buyer: { userId: number; now: Date },
  ): Promise<Extract<OfferRefusal, 'ORDER_CLOSED' | 'ORDER_NOT_ELIGIBLE'> | null>
}

export type ProductSources = Readonly<Record<ProductKind, ProductSource>>
