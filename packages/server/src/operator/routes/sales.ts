import * as admin from '@chuhai/contract/admin'
import { decideDeal, findManagedDeal, listManagedDeals } from '../../modules/market/deals/operator'
import { listPayments } from '../../modules/order/books/operator'
import { refundInPart } from '../../modules/order/books/partial-refunds'
import { listManagedInvoices } from '../../modules/order/invoices/operator'
import { recordInvoice } from '../../modules/order/invoices/record'
import { decideOrder, findManagedOrder, listManagedOrders } from '../../modules/order/operator'
import { listOddities } from '../../modules/payment/oddities'
import { reconcileDay, reconcileText } from '../../modules/payment/reconcile'
import { productSources } from '../../modules/product-sources'
import { type AdminImplementation, type AdminServices, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** Orders, deals of the market, invoices and payments. */
export const salesRoutes = ({ store, statementOf }: AdminServices): readonly AdminImplementation[] => [
  implementAdmin(admin.listManagedOrders, ({ query }, { db, now }) => listManagedOrders(db, query, now)),
  implementAdmin(admin.getManagedOrder, ({ params }, { db, now }) =>
    findManagedOrder(db, params.number, now),
  ),
  implementAdmin(
    admin.decideOrder,
    ({ params, body }, { db, now, caller }) =>
      body.decision === 'refundPart'
        ? refundInPart({ db, sources: productSources }, params.number, { ...body, by: caller.name }, now)
        : decideOrder({ db, sources: productSources }, params.number, { ...body, by: caller.name }, now),
    {
      detail: ({ params, body: { reason: _, ...decided } }) => ({ ...params, ...decided }),
      state: (db, { params }) => states.order(db, params.number),
    },
  ),
  implementAdmin(admin.listManagedDeals, ({ query }, { db, now }) => listManagedDeals(db, query, now)),
  implementAdmin(admin.getManagedDeal, ({ params }, { db, now }) => findManagedDeal(db, params.number, now)),
  implementAdmin(
    admin.decideDeal,
    ({ params, body }, { db, now, caller }) =>
      decideDeal(db, params.number, { ...body, by: caller.name }, now),
    {
      detail: ({ params, body: { words: _, ...decided } }) => ({ ...params, ...decided }),
      state: (db, { params }) => states.deal(db, params.number),
    },
  ),
  implementAdmin(admin.listManagedInvoices, ({ query }, { db }) => listManagedInvoices(db, query)),
  implementAdmin(
    admin.recordInvoice,
    ({ params, body }, { db, now, caller }) =>
      recordInvoice(params.number, body, { db, store, by: caller.name, now }),
    {
      detail: ({ params, body: { action, number } }) => ({ order: params.number, action, number }),
      state: (db, { params }) => states.invoice(db, params.number),
    },
  ),
  implementAdmin(admin.listPayments, ({ query }, { db }) => listPayments(db, query)),
  implementAdmin(admin.listOddities, (_, { db, now }) => listOddities(db, now)),
  implementAdmin(admin.reconcilePayments, ({ body }, { db }) => reconcileText(db, body.statement)),
  implementAdmin(admin.reconcileDay, ({ query }, { db }) => reconcileDay(db, statementOf, query.day)),
]
