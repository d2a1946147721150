import type { Parcel, QuoteLine, QuoteRequest } from '@chuhai/contract/logistics'
import type { Db } from '../../../database/db'
import type { UserCall } from '../../../http/context'

/** A shipment as the warehouse needs it. */
export interface ExpectedShipment {
  number: string
  /** The sender; null once they are erased. */
  userId: number | null
  /** The organisation of the sender. */
  orgId: string | null
  /** Whether its parcels may be received: it is paid, and its label is valid. */
  isExpected: boolean
  /** The request of the quote, the answer of the line, and the instant of the quote. */
  request: QuoteRequest
  line: QuoteLine & { amount: number }
  quotedAt: Date
  /** In the order of the parcels of the request. */
  parcels: readonly { number: string; declared: Parcel }[]
}

/** A shipment that a warehouse holds, as its sender sees it. */
export interface HeldShipment {
  number: string
  recipientName: string
}

/** An event of a shipment in the warehouse. */
export interface WarehouseNote {
  number: string
  action: 'receive' | 'hold' | 'release' | 'send' | 'return'
  words: string
  /** Name of the operator; empty for other actors. */
  by: string
}

/** A refund of freight; `amount` in fen. */
export interface FreightBack {
  number: string
  amount: number
  reason: string
  by: string
}

/** A module whose shipments come to warehouses. */
export interface ShipmentSource {
  /** Returns the shipment of a parcel, by the number on its label; null if it is of another module. */
  findByParcel(db: Db, parcel: string): Promise<ExpectedShipment | null>
  /** Returns a shipment by its number; with `userId`, only one that the user sends or acts for. Null otherwise. */
  findByNumber(db: Db, number: string, userId?: number): Promise<ExpectedShipment | null>
  /** Returns the shipments of a caller that a warehouse holds. */
  listHeld(call: UserCall): Promise<readonly HeldShipment[]>
  /** Whether the caller may read a shipment. */
  isReadableBy(number: string, call: UserCall): Promise<boolean>
  /** Called in the transaction that stores the event. */
  note(tx: Db, note: WarehouseNote, now: Date): Promise<void>
  /** Refunds part of the freight, in the transaction that settles it; ignores shipments of other modules. */
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
