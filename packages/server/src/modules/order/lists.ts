import type { OrderState, OrderWord, ProductKind } from '@chuhai/contract/order'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { UserCall } from '../../http/context'
import { organisationsWith, requireRight } from '../organisation/membership'
import { findRefunds, isPartlyRefunded, noRefunds } from './money'
import { findBuyers, presentCard } from './records'
import { orders } from './tables'

/** The state at a time: what was not paid in time is expired, also before a sweep has written that. */
const stateAt = (now: Date): SQL<OrderState> =>
  sql`case when ${orders.state} = 'awaitingPayment' and ${orders.payBefore} <= ${now.toISOString()}::timestamptz
    then 'expired' else ${orders.state} end`

/** Whether one of some words fits an order at a time. */
export const isAnyOf = (words: readonly OrderWord[], now: Date): SQL | undefined =>
  or(
    inArray(
      stateAt(now),
      words.filter((word) => word !== 'partlyRefunded'),
    ),
    words.includes('partlyRefunded') ? isPartlyRefunded : undefined,
  )

interface OrderFilter {
  page: number
  rows: number
  kinds?: ProductKind[] | undefined
  states?: OrderWord[] | undefined
  id?: number | undefined
  word?: string | undefined
  /** The caller's, or those of the selected organisation. */
  of: 'self' | 'organisation'
}

/** Whether the number or the product's name contains a text. */
const contains = (word: string): SQL => {
  const text = `%${word.replace(/[%_\\]/g, '\\$&')}%`
  return sql`(${orders.number} ilike ${text} or ${orders.product} ->> 'name' ilike ${text})`
}

/** Orders of the selected organisation, for the roles that may read them. */
const ofOrganisation = async (call: UserCall): Promise<SQL | undefined> => {
  const { db, userId } = call
  const orgId = await requireRight(call, 'readOrders')
  return and(eq(orders.orgId, orgId), inArray(orders.orgId, organisationsWith(db, userId, 'readOrders')))
}

/** A user's orders, or those of the selected organisation, the newest first. */
export const listOrders = async (
  { page, rows, kinds, states, id, word, of }: OrderFilter,
  call: UserCall,
) => {
  const { db, userId, now } = call
  const where = and(
    of === 'organisation' ? await ofOrganisation(call) : eq(orders.userId, userId),
    kinds && inArray(orders.kind, kinds),
    states && isAnyOf(states, now),
    id === undefined ? undefined : eq(orders.productId, id),
    word ? contains(word) : undefined,
  )
  const [found, total] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(desc(orders.createdAt), desc(orders.number))
      .limit(rows)
      .offset((page - 1) * rows),
    db.$count(orders, where),
  ])
  const refunds = await findRefunds(
    db,
    found.map(({ number }) => number),
  )
  const buyers = await findBuyers(found, call)
  const list = found.map((row) => {
    const card = presentCard(row, refunds.get(row.number) ?? noRefunds, now)
    const buyer = buyers.get(row.number)
    return buyer === undefined ? card : { ...card, buyer, payBefore: null }
  })
  return { list, total, page, rows }
}
