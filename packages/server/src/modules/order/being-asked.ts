import { type SQL, sql } from 'drizzle-orm'
import { payments } from './books/tables'
import { orders } from './tables'

/** How long a place waits for an answer of the provider. What is paid after that counts as late. */
const longestMs = 10 * 60_000

/**
 * Whether an order whose time is over still waits for the provider. Its buyer may have paid at the last moment: an attempt can
 * be paid until the provider has closed it.
 */
export const isBeingAsked = (now: Date): SQL =>
  sql`(${orders.payBefore} > ${new Date(now.getTime() - longestMs).toISOString()}::timestamptz and exists (
    select 1 from ${payments} where ${payments.orderNumber} = ${orders.number} and ${payments.state} = 'open'))`
