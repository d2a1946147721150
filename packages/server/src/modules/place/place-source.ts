import type { ProductKind } from '@chuhai/contract/order'
import type { Db } from '../../database/db'
import type { OutboxEvent } from '../../outbox/message'
import type { PlaceOffer } from './messages'
import type { PlaceTable } from './tables'

/** A place that is kept for a user who has waited. */
export interface OfferedPlace {
  productId: number
  userId: number
  /** Null while the application is reviewed. */
  keepUntil: Date | null
}

/** Products with places, as their module has them. */
export interface PlaceSource {
  /** What an order of a place is of. */
  kind: ProductKind
  table: PlaceTable
  /** The page of the portal where somebody sees their places. */
  page: string
  /** How long an offered place is kept, at the latest until the product begins. */
  keptHours: number
  /** What somebody is told whose place was kept: pay it, or confirm it. */
  offer: PlaceOffer
  /**
   * Locks a product until the end of the transaction, so that those who come at once stand in one order and places go out one at a
   * time. Returns how many places it has in all, null for no limit; null
   * where there is no such product.
   */
  lock(tx: Db, id: number): Promise<{ total: number | null; beginsAt: Date } | null>
  /** Returns the names of products, also of hidden ones. */
  names(db: Db, ids: readonly number[]): Promise<Map<number, string>>
  /** Returns the products ahead that have a free place and somebody who waits for it. */
  findOffering(db: Db, now: Date): Promise<number[]>
  /** What the operator's systems are told of an offered place. */
  offered(place: OfferedPlace): OutboxEvent
}
