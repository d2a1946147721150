import * as contract from '@chuhai/contract/order'
import { type Implementation, implement } from '../../http/implement'
import { cancelOrder, requestRefund, saveInvoice } from './changes'
import { listOrders } from './lists'
import { presentOffer } from './offers'
import type { ProductSources } from './product-source'
import { createOrder } from './purchase'
import { readOrder } from './records'

export const orderRoutes = (sources: ProductSources): Implementation[] => [
  implement(contract.getOffer, ({ query }, call) => presentOffer(sources, query, call)),
  implement(contract.createOrder, ({ body }, call) => createOrder(sources, body, call)),
  implement(contract.getOrder, ({ params }, call) => readOrder(sources, params.number, call)),
  implement(contract.listOrders, ({ body }, call) => listOrders(body, call)),
  implement(contract.cancelOrder, ({ params }, call) => cancelOrder(sources, params.number, call)),
  implement(contract.requestRefund, ({ params, body }, call) =>
    requestRefund(sources, { ...params, ...body }, call),
  ),
  implement(contract.saveInvoice, ({ params, body }, call) =>
    saveInvoice(sources, { ...params, ...body }, call),
  ),
]
