import * as admin from '@chuhai/contract/admin'
import { ApiError } from '../../http/api-error'
import {
  askQuotes,
  listBookings,
  listCarriers,
  readCarrierLabel,
  repeatBooking,
} from '../../modules/carrier/operator'
import { weighingParts as parts } from '../../modules/logistics'
import { findFollowed, listFollowed, listUnknownCodes } from '../../modules/tracking/operator'
import {
  decideWeighing,
  findManagedWeighing,
  listWeighings,
  presentManaged,
} from '../../modules/warehouse/weighing/operator'
import { receiveParcel } from '../../modules/warehouse/weighing/receive'
import { type AdminImplementation, type AdminServices, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** Parcels: their tracks, their carriers, and what warehouses measure. */
export const parcelsRoutes = ({ store, redraw, carriers }: AdminServices): readonly AdminImplementation[] => [
  implementAdmin(admin.listFollowedParcels, ({ query }, { db, now }) => listFollowed(db, query, now)),
  implementAdmin(admin.getFollowedParcel, ({ params }, { db }) => findFollowed(db, params.number)),
  implementAdmin(admin.listUnknownTrackingCodes, (_, { db }) => listUnknownCodes(db)),
  implementAdmin(admin.listCarriers, (_, { db }) => listCarriers(db, carriers)),
  implementAdmin(admin.listBookings, ({ query }, { db }) => listBookings(db, query)),
  implementAdmin(admin.repeatBooking, ({ params }, { db, now }) => repeatBooking(db, params.id, now), {
    state: (db, { params }) => states.booking(db, params.id),
  }),
  implementAdmin(admin.askCarrierQuotes, ({ body }) => askQuotes(carriers, body), {
    detail: ({ body: { country } }) => ({ country }),
  }),
  implementAdmin(admin.getCarrierLabel, ({ params }) => readCarrierLabel(carriers, params.number)),
  implementAdmin(admin.listWeighings, ({ query }, { db, now }) => listWeighings(db, parts, query, now)),
  implementAdmin(admin.getManagedWeighing, ({ params }, { db, now }) =>
    findManagedWeighing(db, parts, params.number, now),
  ),
  implementAdmin(
    admin.receiveParcel,
    async ({ params, body }, { db, now, caller }) => {
      const received = { ...body, parcel: params.number, by: caller.name }
      const row = await receiveParcel(db, { parts, uploads: { store, redraw } }, received, now)
      const [presented] = await presentManaged(db, parts, [row], now)
      if (!presented) throw new ApiError('WEIGHING_CHANGED')
      return presented
    },
    {
      // A picture is drawn again, which takes longer than a transaction may.
      writesAhead: true,
      detail: ({ params, body: { warehouse, measured } }) => ({ ...params, warehouse, ...measured }),
      state: (db, { params }) => states.weighedParcel(db, params.number),
    },
  ),
  implementAdmin(
    admin.decideWeighing,
    ({ params, body }, { db, now, caller }) =>
      decideWeighing(db, parts, params.number, { ...body, by: caller.name }, now),
    {
      detail: ({ params, body: { words: _, ...decided } }) => ({ ...params, ...decided }),
      state: (db, { params }) => states.weighing(db, params.number),
    },
  ),
]
