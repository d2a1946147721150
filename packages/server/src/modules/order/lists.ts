import type { OrderState, OrderWord, ProductKind } from '@chuhai/contract/order'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { UserCall } from '../../http/context'
import { findRefunds, isPartlyRefunded, noRefunds } from './money'
import { presentCard } from './records'
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
}

/** Whether the number or the product's name contains a text. */
const contains = (word: string): SQL => {
  const text = `%${word.replace(/[%_\\]/g, '\\$&')}%`
  return sql`(${orders.number} ilike ${text} or ${orders.product} ->> 'name' ilike ${text})`
}

/** A user's orders, the newest first. */
export const listOrders = async (
  { page, rows, kinds, states, id, word }: OrderFilter,
  { db, userId, now }: UserCall,
) => {
  const where = and(
    eq(orders.userId, userId),
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
  const list = found.map((row) => presentCard(row, refunds.get(row.number) ?? noRefunds, now))
  return { list, total, page, rows }
}
