import type { OfferRefusal, ProductKind } from '@chuhai/contract/order'
import type { Db } from '../../database/db'
import type { UserCall } from '../../http/context'

/**
 * Until when all of the money comes back: some days after the payment, or until a date; both in Shanghai, the last day included. Or
 * which share comes back, in percent, by the stage that what was bought is in.
 */
export type RefundTerms =
  | { daysAfterPayment: number }
  | { lastDate: string }
  | { percentByStage: Readonly<Record<string, number>> }

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
  /** For which organisation it is bought, null for none, where that does not depend on which one the buyer has chosen. */
  orgId?: string | null
}

/** Who would like to buy, and for which organisation. */
export type Buyer = Pick<UserCall, 'userId' | 'orgId' | 'now'>

/** What a module sells. */
export interface ProductSource {
  kind: ProductKind
  /** Null for what is hidden or does not exist, and for what is none of the buyer's business. */
  find(db: Db, id: number, buyer: Buyer): Promise<Product | null>
  /** Set where money goes back only by what becomes of the work: operators decide there, not over the order. */
  isDecidedByWork?: true
  /** Returns the stage of what somebody has bought, where its refund terms name stages. */
  stageOf?(db: Db, id: number, userId: number): Promise<string | null>
  /** Returns how many places are kept for others although no order holds them; infinite where others wait for the next one. */
  keptForOthers?(db: Db, id: number, buyer: { userId: number; now: Date }): Promise<number>
  /** Returns why a user cannot order it, whatever is left; null where they can. */
  refusalFor(
    db: Db,
    id: number,
    buyer: Buyer,
  ): Promise<Extract<OfferRefusal, 'ORDER_CLOSED' | 'ORDER_NOT_ELIGIBLE'> | null>
}

export type ProductSources = Readonly<Record<ProductKind, ProductSource>>
