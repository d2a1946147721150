import type { QuoteLine, QuoteRequest } from '@chuhai/contract/logistics'
import type { Db } from '../../../database/db'
import type { ParcelListener } from '../../tracking/source'
import type { ShipmentSource } from './shipment-source'

/** Prices parcels by a line and a version of its table, as of an instant; null where there is no such version. */
export type PriceByVersion = (
  db: Db,
  wanted: { lineId: number; tableVersion: number; request: QuoteRequest; at: Date },
) => Promise<QuoteLine | null>

/** What weighing needs of other modules. */
export interface WeighingParts {
  shipments: readonly ShipmentSource[]
  price: PriceByVersion
  listeners: readonly ParcelListener[]
}
