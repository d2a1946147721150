import type { DealSide } from '@chuhai/contract/market'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { UserCall } from '../../../http/context'
import { organisationsWith } from '../../organisation/membership'
import { marketDeals } from './tables'

type Caller = Pick<UserCall, 'db' | 'userId'>

/** What a caller has bought. */
const isBought = ({ userId }: Caller): SQL => eq(marketDeals.userId, userId)

/** What the caller offers, by the organisations where their role offers services. */
const isOffered = ({ db, userId }: Caller): SQL =>
  inArray(marketDeals.orgId, organisationsWith(db, userId, 'offerServices'))

const isNotBought = ({ userId }: Caller): SQL => sql`${marketDeals.userId} is distinct from ${userId}`

/** What a caller is a side of, as a condition of every statement that reads or changes deals for them. */
export const isOnSide = (side: DealSide, caller: Caller): SQL | undefined =>
  side === 'buyer' ? isBought(caller) : and(isOffered(caller), isNotBought(caller))

/** What a caller is a side of, either one. */
export const isOfCaller = (caller: Caller): SQL | undefined => or(isBought(caller), isOffered(caller))

/** The side of a caller; who has bought something is its buyer, whoever offers it. */
export const sideOf = ({ userId }: { userId: number | null }, caller: { userId: number }): DealSide =>
  userId === caller.userId ? 'buyer' : 'provider'
