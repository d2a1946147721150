import { loadOnce } from '@chuhai/core'
import type { Link } from '../app/page'
import { linesPath, logisticsPath, trackPath, warehousesPath } from '../app/paths/logistics'
import { type Row, row } from '../app/row'
import type { LineData, LinesData, WarehouseData, WarehousesData } from '../logistics/load'

const reader = loadOnce(() => import('../logistics/load'))

const logistics: Link = { title: '跨境物流', path: logisticsPath }
const below = { layout: 'default', above: () => [logistics] } satisfies Partial<Row>

/** Lines with what they cost, where parcels are, and warehouses. */
export const logisticsRows: Row[] = [
  row<LinesData>({
    ...below,
    path: linesPath,
    title: '线路与运费',
    query: ['kind', 'goods', 'quote'],
    check: ({ query: { quote } }) => quote === undefined || /^Q\d{8,24}$/.test(quote),
    page: () => import('../logistics/LinesPage'),
    load: async (context) => (await reader()).loadLines(context),
  }),
  row({
    ...below,
    path: trackPath,
    title: '查物流',
    query: ['numbers'],
    page: () => import('../logistics/TrackPage'),
  }),
  row<WarehousesData>({
    ...below,
    path: warehousesPath,
    title: '仓库',
    page: () => import('../logistics/warehouse/WarehousesPage'),
    load: async (context) => (await reader()).loadWarehouses(context),
  }),
  row<WarehouseData>({
    path: `${logisticsPath}/warehouse/:id?`,
    title: ({ warehouse }) => warehouse.name,
    layout: 'default',
    page: () => import('../logistics/warehouse/WarehousePage'),
    load: async (context) => (await reader()).loadWarehouse(logistics)(context),
    description: ({ warehouse }) => warehouse.summary,
    above: ({ above }) => above,
  }),
  // After the warehouse, whose id may be left out: its address would be a line's.
  row<LineData>({
    path: `${logisticsPath}/:id`,
    title: ({ line }) => line.name['zh-CN'],
    layout: 'default',
    check: ({ params: { id } }) => /^[1-9]\d{0,8}$/.test(id ?? ''),
    page: () => import('../logistics/line/LinePage'),
    load: async (context) => (await reader()).loadLine(logistics)(context),
    description: ({ line }) => line.summary['zh-CN'],
    above: ({ above }) => above,
  }),
]
