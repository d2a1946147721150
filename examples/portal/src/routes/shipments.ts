import { hasPageNumber } from '../app/lists'
import type { Link } from '../app/page'
import { logisticsPath, shipmentsPath } from '../app/paths/logistics'
import { type Row, row } from '../app/row'

const logistics: Link = { title: '跨境物流', path: logisticsPath }
const shipments: Link = { title: '我的运单', path: shipmentsPath }

const below = { layout: 'default', login: true, unlisted: true } satisfies Partial<Row>

/** Shipments of the visitor: filled in, listed, and each on its page. */
export const shipmentRows: Row[] = [
  row({
    ...below,
    path: `${logisticsPath}/logisticsOrder`,
    title: '填写运单',
    query: ['number', 'quote', 'line'],
    page: () => import('../shipments/form/OrderPage'),
    above: () => [logistics, shipments],
  }),
  row({
    ...below,
    path: shipmentsPath,
    title: '我的运单',
    query: ['state', 'word', 'page'],
    check: hasPageNumber,
    page: () => import('../shipments/list/ListPage'),
    above: () => [logistics],
  }),
  row({
    ...below,
    path: `${shipmentsPath}/orderDetail`,
    title: '运单',
    query: ['number'],
    page: () => import('../shipments/detail/ShipmentPage'),
    above: () => [logistics, shipments],
  }),
]
