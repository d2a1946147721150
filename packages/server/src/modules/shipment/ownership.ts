import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { UserCall } from '../../http/context'
import { organisationsOf, organisationsWith } from '../organisation/membership'
import { shipmentSenders, shipments } from './tables'

type Caller = Pick<UserCall, 'db' | 'userId'>
type Owned = { userId: PgColumn; orgId: PgColumn }

/** A user's own, those in the name of an organisation only while they are a member, and those of organisations where their role sends goods. */
const isOf = ({ userId: maker, orgId }: Owned, { db, userId }: Caller): SQL | undefined =>
  or(
    and(eq(maker, userId), or(isNull(orgId), inArray(orgId, organisationsOf(db, userId)))),
    inArray(orgId, organisationsWith(db, userId, 'sendGoods')),
  )

/** Shipments of a caller, as a condition of every statement that reads or changes them for somebody. */
export const isOfCaller = (caller: Caller): SQL | undefined => isOf(shipments, caller)

/** Addresses that a caller sends from, in the name that they act in. */
export const isSenderOf = (caller: Caller & Pick<UserCall, 'orgId'>): SQL | undefined =>
  and(
    isOf(shipmentSenders, caller),
    caller.orgId === null ? isNull(shipmentSenders.orgId) : eq(shipmentSenders.orgId, caller.orgId),
  )
