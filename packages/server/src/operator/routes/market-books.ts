import * as admin from '@chuhai/contract/admin'
import { boundsOf } from '../../modules/ledger/months'
import { listOwed } from '../../modules/ledger/owed'
import { reconcileLedger } from '../../modules/ledger/reconcile'
import { recordSettlement } from '../../modules/ledger/settle'
import { readStatement } from '../../modules/ledger/statement'
import { listManagedReviews, setReviewHidden } from '../../modules/market/reviews/operator'
import { type AdminImplementation, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** The books of the service market, and what its sides say of each other. */
export const marketBooksRoutes: readonly AdminImplementation[] = [
  implementAdmin(admin.listOwedToProviders, ({ query }, { db }) => listOwed(db, boundsOf(query.month).to)),
  implementAdmin(admin.getProviderStatement, ({ params, query }, { db, now }) =>
    readStatement(db, { ...params, ...query, now }),
  ),
  implementAdmin(
    admin.recordSettlement,
    ({ params, body }, { db, now, caller }) =>
      recordSettlement(db, { ...params, ...body, by: caller.name }, now),
    {
      detail: ({ params, body }) => ({ ...params, ...body }),
      state: (db, { params }) => states.settlements(db, params.orgId),
    },
  ),
  implementAdmin(admin.reconcileLedger, (_, { db }) => reconcileLedger(db)),
  implementAdmin(admin.listManagedReviews, ({ query }, { db }) => listManagedReviews(db, query)),
  implementAdmin(
    admin.setReviewHidden,
    ({ params, body }, { db, now, caller }) => setReviewHidden(db, params, { ...body, by: caller.name }, now),
    { detail: ({ params }) => params, state: (db, { params }) => states.review(db, params) },
  ),
]
