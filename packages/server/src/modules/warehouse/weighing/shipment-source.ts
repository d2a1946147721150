import type { Parcel, QuoteLine, QuoteRequest } from '@chuhai/contract/logistics'
import type { Db } from '../../../database/db'
import type { UserCall } from '../../../http/context'

/** A shipment as the warehouse has to know it. */
export interface ExpectedShipment {
  number: string
  /** Who sends it; null once they are erased. */
  userId: number | null
  /** For which organisation. */
  orgId: string | null
  /** Whether its parcels may be taken in: it is paid, and its label counts. */
  isExpected: boolean
  /** What the price was asked for, what the line has said to it, and the instant of the quote. */
  request: QuoteRequest
  line: QuoteLine & { amount: number }
  quotedAt: Date
  /** In the order of the parcels of the request. */
  parcels: readonly { number: string; declared: Parcel }[]
}

/** A shipment that waits in a warehouse, for who sends it. */
export interface HeldShipment {
  number: string
  recipientName: string
}

/** What happens to a shipment in the warehouse. */
export interface WarehouseNote {
  number: string
  action: 'receive' | 'hold' | 'release' | 'send' | 'return'
  words: string
  /** The operator; empty where nobody did it. */
  by: string
}

/** What goes back of the freight of a shipment; `amount` in fen. */
export interface FreightBack {
  number: string
  amount: number
  reason: string
  by: string
}

/** A module whose shipments come to warehouses. */
export interface ShipmentSource {
  /** Returns the shipment of a parcel, by the number on its label; null where it is none of this module. */
  findByParcel(db: Db, parcel: string): Promise<ExpectedShipment | null>
  /** Returns a shipment by its number, where a user is named only one that they send or act for; null where it is none of this module. */
  findByNumber(db: Db, number: string, userId?: number): Promise<ExpectedShipment | null>
  /** Returns the shipments of a caller that a warehouse holds. */
  listHeld(call: UserCall): Promise<readonly HeldShipment[]>
  /** Whether the caller may read a shipment. */
  isReadableBy(number: string, call: UserCall): Promise<boolean>
  /** Is told in the transaction that writes what has happened. */
  note(tx: Db, note: WarehouseNote, now: Date): Promise<void>
  /** Gives part of the freight back, in the transaction that settles it; does nothing with what is none of its shipments. */
  giveBack(tx: Db, back: FreightBack, now: Date): Promise<void>
}

type Find = (source: ShipmentSource) => Promise<ExpectedShipment | null>

/** Returns the shipment that one of the sources knows; null where none does. */
export const findShipment = async (
  sources: readonly ShipmentSource[],
  find: Find,
): Promise<ExpectedShipment | null> => {
  for (const source of sources) {
    const found = await find(source)
    if (found) return found
  }
  return null
}
