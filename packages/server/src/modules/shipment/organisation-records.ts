import { eq } from 'drizzle-orm'
import type { OrganisationRecords } from '../organisation/records'
import { shipmentChoices, shipmentSenders, shipments } from './tables'

/** Shipments and addresses that belong to an organisation. */
export const shipmentRecords: OrganisationRecords = {
  tables: ['shipment', 'shipment_sender', 'shipment_choice'],
  async move(tx, from, to) {
    for (const table of [shipments, shipmentSenders, shipmentChoices])
      await tx.update(table).set({ orgId: to }).where(eq(table.orgId, from))
    return true
  },
}
