import { and, gt, type SQL, sql } from 'drizzle-orm'
import { payments } from '../payment/tables'
import { orders } from './tables'

/** A provider that does not answer for so long keeps no place; what is paid all the same is late then. */
const longestMs = 10 * 60_000

/**
 * Whether the provider has still to be asked about an order whose time is over: its buyer may have paid at the last moment, and
 * only an attempt that is closed there cannot be paid any more.
 */
export const isBeingAsked = (now: Date): SQL | undefined =>
  and(
    gt(orders.payBefore, new Date(now.getTime() - longestMs)),
    sql`exists (select 1 from ${payments}
      where ${payments.orderNumber} = ${orders.number} and ${payments.state} = 'open')`,
  )
