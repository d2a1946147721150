import * as admin from '@chuhai/contract/admin'
import { findManagedOffer, listManagedOffers, listProviders } from '../../modules/market/offers/operator'
import { decideOffer } from '../../modules/market/offers/review'
import { giveRole, takeRole } from '../../modules/market/offers/role'
import { type AdminImplementation, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** The service market: who may offer services, and what they offer. */
export const marketRoutes: readonly AdminImplementation[] = [
  implementAdmin(admin.listMarketProviders, (_, { db }) => listProviders(db)),
  implementAdmin(
    admin.giveProviderRole,
    ({ params, body }, { db, now, caller }) => giveRole(db, { ...params, ...body, by: caller.name }, now),
    { state: (db, { params }) => states.provider(db, params.orgId) },
  ),
  implementAdmin(admin.takeProviderRole, ({ params }, { db, now }) => takeRole(db, params.orgId, now), {
    state: (db, { params }) => states.provider(db, params.orgId),
  }),
  implementAdmin(admin.listManagedOffers, ({ query }, { db }) => listManagedOffers(db, query)),
  implementAdmin(admin.getManagedOffer, ({ params }, { db }) => findManagedOffer(db, params.id)),
  implementAdmin(
    admin.decideOffer,
    ({ params, body }, { db, now, caller }) => decideOffer(db, params.id, { ...body, by: caller.name }, now),
    { state: (db, { params }) => states.offer(db, params.id) },
  ),
]
