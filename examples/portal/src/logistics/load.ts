import {
  type GoodsKind,
  getLine,
  getWarehouse,
  goodsKinds,
  type LineKind,
  lineKinds,
  listLines,
  listWarehouses,
  type ShippingLine,
  type ShippingLineWithRates,
  type Warehouse,
  type WarehouseCard,
} from '@chuhai/contract/logistics'
import { optional } from '../app/calls'
import { missing } from '../app/lists'
import type { Link, Place, Read } from '../app/page'
import { linesPath, warehousesPath } from '../app/paths/logistics'

/** Data of the list of lines. */
export interface LinesData {
  kind: LineKind | undefined
  goods: GoodsKind | undefined
  /** Null where they could not be loaded; the form for a quote works all the same. */
  lines: readonly ShippingLine[] | null
}

/** Data of the page of a line. */
export interface LineData {
  above: readonly Link[]
  line: ShippingLineWithRates
}

/** Data of the list of warehouses. */
export interface WarehousesData {
  warehouses: readonly WarehouseCard[]
}

/** Data of the page of a warehouse. */
export interface WarehouseData {
  above: readonly Link[]
  warehouse: Warehouse
}

type Context = Place & { read: Read }

/** The word of an address; another one than these leads nowhere. */
const oneOf = <W extends string>(words: readonly W[], word: string | undefined): W | undefined => {
  const known = words.find((each) => each === word)
  if (word !== undefined && known === undefined) throw missing
  return known
}

/** Reads the lines of the address. */
export const loadLines = async ({ read, query }: Context): Promise<LinesData> => {
  const kind = oneOf(lineKinds, query.kind)
  const goods = oneOf(goodsKinds, query.goods)
  const filters = { ...(kind && { kind }), ...(goods && { goodsKind: goods }) }
  return {
    kind,
    goods,
    lines: await optional(read(listLines, { query: filters }), 'the lines'),
  }
}

/** Reads a line with its prices of today. */
export const loadLine =
  (logistics: Link) =>
  async ({ read, params }: Context): Promise<LineData> => ({
    above: [logistics, { title: '线路与运费', path: linesPath }],
    line: await read(getLine, { params: { id: params.id ?? '' } }),
  })

/** Reads all warehouses. */
export const loadWarehouses = async ({ read }: Context): Promise<WarehousesData> => ({
  warehouses: await read(listWarehouses),
})

/** Reads the warehouse of the address, or without one the first. */
export const loadWarehouse =
  (logistics: Link) =>
  async ({ read, params }: Context): Promise<WarehouseData> => {
    const id = params.id ?? (await read(listWarehouses))[0]?.id
    if (id === undefined || !/^[a-z]/.test(id)) throw missing
    return {
      above: [logistics, { title: '仓库', path: warehousesPath }],
      warehouse: await read(getWarehouse, { params: { id } }),
    }
  }
