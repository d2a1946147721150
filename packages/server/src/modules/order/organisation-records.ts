import { eq } from 'drizzle-orm'
import type { OrganisationRecords } from '../organisation/records'
import { orders } from './tables'

/** Orders that were placed in the name of an organisation. */
export const orderRecords: OrganisationRecords = {
  tables: ['purchase_order'],
  async move(tx, from, to) {
    await tx.update(orders).set({ orgId: to }).where(eq(orders.orgId, from))
    return true
  },
}
