import type { Warehouse, WarehouseCard } from '@chuhai/contract/logistics'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { warehouses } from './tables'

const cardOf = ({ id, name, country, city, summary, services, takes }: Warehouse): WarehouseCard => ({
  id,
  name,
  country,
  city,
  summary,
  services,
  takes,
})

/** Lists warehouses in the order of editors. */
export const listWarehouses = async (db: Db): Promise<WarehouseCard[]> => {
  const rows = await db.select().from(warehouses).orderBy(asc(warehouses.position))
  return rows.map(({ content }) => cardOf(content))
}

/** Returns a warehouse; null where there is none. */
export const findWarehouse = async (db: Db, id: string): Promise<Warehouse | null> => {
  const [row] = await db.select().from(warehouses).where(eq(warehouses.id, id))
  return row?.content ?? null
}

/** Returns a warehouse; throws where there is none. */
export const requireWarehouse = async (db: Db, id: string): Promise<Warehouse> => {
  const found = await findWarehouse(db, id)
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}
