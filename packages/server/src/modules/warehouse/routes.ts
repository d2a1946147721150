import { getWarehouse, listWarehouses } from '@chuhai/contract/logistics'
import { type Implementation, implement } from '../../http/implement'
import { listWarehouses as list, requireWarehouse } from './warehouses'

/** Warehouses, for everybody. */
export const warehouseRoutes: readonly Implementation[] = [
  implement(listWarehouses, (_, { db }) => list(db)),
  implement(getWarehouse, ({ params }, { db }) => requireWarehouse(db, params.id)),
]
