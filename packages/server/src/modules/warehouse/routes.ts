import { getWarehouse, listWarehouses } from '@chuhai/contract/logistics'
import { type Implementation, implement } from '../../http/implement'
import { listWarehouses as list, requireWarehouse } from './warehouses'

/** Public list and details of warehouses. */
export const warehouseRoutes: readonly Implementation[] = [
  implement(listWarehouses, (_, { db }) => list(db)),
  implement(getWarehouse, ({ params }, { db }) => requireWarehouse(db, params.id)),
]
