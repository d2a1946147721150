import * as admin from '@chuhai/contract/admin'
import { shipmentParts } from '../../modules/logistics'
import {
  findManagedShipment,
  listManagedShipments,
  moveManagedShipment,
} from '../../modules/shipment/operator'
import { type AdminImplementation, implementAdmin } from '../admin-endpoint'
import { auditedStates as states } from '../audited-states'

/** Shipments of senders. */
export const shipmentsRoutes: readonly AdminImplementation[] = [
  implementAdmin(admin.listManagedShipments, ({ query }, { db }) => listManagedShipments(db, query)),
  implementAdmin(admin.getManagedShipment, ({ params }, { db }) => findManagedShipment(db, params.number)),
  implementAdmin(
    admin.moveManagedShipment,
    ({ params, body }, { db, now, caller }) =>
      moveManagedShipment(db, params.number, { ...body, by: caller.name }, now, shipmentParts),
    {
      detail: ({ params, body: { words: _, ...move } }) => ({ ...params, ...move }),
      state: (db, { params }) => states.shipment(db, params.number),
    },
  ),
]
