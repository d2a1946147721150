import type { QuoteLine, QuoteRequest } from '@chuhai/contract/logistics'
import type { Db } from '../../../database/db'
import type { ParcelListener } from '../../tracking/source'
import type { ShipmentSource } from './shipment-source'

/** Returns the price of parcels by a line and a version of its table, at an instant; null where there is no such version. */
export type PriceByVersion = (
  db: Db,
  wanted: { lineId: number; tableVersion: number; request: QuoteRequest; at: Date },
) => Promise<QuoteLine | null>

/** Dependencies of weighing on other modules. */
export interface WeighingParts {
  shipments: readonly ShipmentSource[]
  price: PriceByVersion
  listeners: readonly ParcelListener[]
}
