import { hasPageNumber } from '../app/lists'
import { logisticsPath, shipmentsPath } from '../app/paths/logistics'
import { type Row, row } from '../app/row'

const below = { layout: 'default', login: true, unlisted: true } satisfies Partial<Row>

/** Shipments of the visitor: filled in, listed, and each on its page. */
export const shipmentRows: Row[] = [
  row({
    ...below,
    path: `${logisticsPath}/logisticsOrder`,
    title: '填写运单',
    query: ['number', 'quote', 'line'],
    page: () => import('../shipments/form/OrderPage'),
  }),
  row({
    ...below,
    path: shipmentsPath,
    title: '我的运单',
    query: ['state', 'word', 'page'],
    check: hasPageNumber,
    page: () => import('../shipments/list/ListPage'),
  }),
  row({
    ...below,
    path: `${shipmentsPath}/orderDetail`,
    title: '运单',
    query: ['number'],
    page: () => import('../shipments/detail/ShipmentPage'),
  }),
]
