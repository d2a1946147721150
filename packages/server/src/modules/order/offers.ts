import type { ProductRef } from '@chuhai/contract/order'
import { type Offer, type OfferRefusal, orderTermsVersion, type SoldProduct } from '@chuhai/contract/order'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { placesLeft } from './places'
import type { Product, ProductSources } from './product-source'
import { findHeldOrder } from './records'
import { refundableOf, refundShare, refundTable } from './refunds'
import type { OrderRow } from './steps'

/** A product, and what a user may do with it. */
export interface Found {
  product: Product
  held: OrderRow | null
  /** Null where the user can order it while places are left. */
  refusal: OfferRefusal | null
}

export const requireProduct = async (
  sources: ProductSources,
  { kind, id }: ProductRef,
  call: UserCall,
): Promise<Found> => {
  const { db, userId, now } = call
  const source = sources[kind]
  const [product, held, refusal] = await Promise.all([
    source.find(db, id, call),
    findHeldOrder(db, { kind, productId: id, userId }, now),
    source.refusalFor(db, id, call),
  ])
  if (!product) throw new ApiError('NOT_FOUND')
  if (!held) return { product, held, refusal }
  const owned = held.state === 'awaitingPayment' ? 'ORDER_AWAITS_PAYMENT' : 'ORDER_ALREADY_OWNED'
  return { product, held, refusal: owned }
}

/** A product as an order keeps it. */
export const soldAs = (
  { kind, id }: ProductRef,
  { name, summary, price, includes, cancellation }: Product,
): SoldProduct => ({ kind, id, name, summary, price, includes, cancellation })

/** Returns how many places a buyer could take. */
const leftFor = async (
  sources: ProductSources,
  ref: ProductRef & { places: number },
  call: UserCall,
): Promise<number> => {
  const { db, now } = call
  const [left, kept = 0] = await Promise.all([
    placesLeft(db, ref, now),
    sources[ref.kind].keptForOthers?.(db, ref.id, call),
  ])
  return Math.max(0, left - kept)
}

/** A product as its buyer confirms it. */
export const presentOffer = async (
  sources: ProductSources,
  ref: ProductRef,
  call: UserCall,
): Promise<Offer> => {
  const { product, held, refusal } = await requireProduct(sources, ref, call)
  const { places, price: amount, refundTerms } = product
  const { db, userId } = call
  const share = await refundShare(sources, db, { kind: ref.kind, productId: ref.id, userId, refundTerms })
  const paidNow = { refundTerms, amount, places, paidAt: call.now }
  const refundable = refundableOf(paidNow, { share, promised: 0, now: call.now })
  const left = places === null ? null : await leftFor(sources, { ...ref, places }, call)
  return {
    product: soldAs(ref, product),
    refundTable: refundTable(amount, refundable),
    left,
    orderNumber: held?.number ?? null,
    refusal: refusal ?? (left === 0 ? 'ORDER_SOLD_OUT' : null),
    termsVersion: orderTermsVersion,
  }
}
