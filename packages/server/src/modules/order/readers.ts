import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { UserCall } from '../../http/context'
import { organisationsWith } from '../organisation/membership'
import { orders } from './tables'

/** Orders that a user may read: their own, and those of the organisations where their role may read orders. */
export const isReadableBy = ({ db, userId }: Pick<UserCall, 'db' | 'userId'>): SQL | undefined =>
  or(eq(orders.userId, userId), inArray(orders.orgId, organisationsWith(db, userId, 'readOrders')))
