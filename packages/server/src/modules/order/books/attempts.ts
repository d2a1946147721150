import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import { claimDue, type Queue } from '../../../jobs/claim'
import { backOffMs } from '../../../time/back-off'
import { minuteMs } from '../../../time/durations'
import { newNumber } from '../order-number'
import type { OrderRow } from '../steps'
import { payments } from './tables'

export type PaymentRow = typeof payments.$inferSelect

/** A provider of payments, and our application there. */
interface Shop {
  key: string
  appId: string
}

/** The provider is asked about a payment that nothing was heard of after a minute, then after two, four, and five each. */
const delays = { firstMs: minuteMs, longestMs: 5 * minuteMs }

export const findPayment = async (db: Db, number: string): Promise<PaymentRow | undefined> => {
  const [found] = await db.select().from(payments).where(eq(payments.number, number))
  return found
}

/** The order of a payment as a value in another query; null where there is no such payment. */
export const orderOfPayment = (number: SQLWrapper): SQL<string | null> =>
  sql`(select ${payments.orderNumber} from ${payments} where ${payments.number} = ${number})`

/** Returns the payment that says most about an order: the paid one, else the last. */
export const findLastPayment = async (db: Db, orderNumber: string): Promise<PaymentRow | undefined> => {
  const found = await db
    .select()
    .from(payments)
    .where(eq(payments.orderNumber, orderNumber))
    .orderBy(desc(payments.openedAt))
  return found.find(({ state }) => state === 'paid') ?? found[0]
}

const findOpen = async (db: Db, orderNumber: string): Promise<PaymentRow | undefined> => {
  const [open] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), eq(payments.state, 'open')))
  return open
}

/** Returns the open payment of an order, or opens one; of simultaneous calls all return the same. */
export const openPayment = async (
  db: Db,
  { number: orderNumber, amount, product, payBefore }: OrderRow,
  shop: Shop,
  now: Date,
): Promise<PaymentRow> => {
  const open = await findOpen(db, orderNumber)
  // The provider has been changed: the other one cannot be asked any more.
  if (open && (open.provider !== shop.key || open.appId !== shop.appId)) await markClosed(db, [open.number])
  else if (open) return open
  const row = {
    number: newNumber('payment', now),
    orderNumber,
    provider: shop.key,
    appId: shop.appId,
    amount,
    subject: product.name,
    state: 'open' as const,
    payBefore,
    openedAt: now,
    queries: 0,
    nextQueryAt: new Date(Math.min(now.getTime() + delays.firstMs, payBefore.getTime())),
  }
  const [opened] = await db.insert(payments).values(row).onConflictDoNothing().returning()
  const stored = opened ?? (await findOpen(db, orderNumber))
  if (!stored) throw new ApiError('ORDER_STATE_CHANGED')
  return stored
}

/** Marks unpaid payments as closed by us. */
export const markClosed = async (db: Db, numbers: readonly string[]) => {
  await db
    .update(payments)
    .set({ state: 'closed' })
    .where(and(inArray(payments.number, [...numbers]), inArray(payments.state, ['open', 'refused'])))
}

const queueOf = ({ key, appId }: Shop): Queue<typeof payments> => ({
  table: payments,
  key: 'number',
  dueAt: 'nextQueryAt',
  attempts: 'queries',
  open: and(eq(payments.provider, key), eq(payments.appId, appId), eq(payments.state, 'open')),
  batch: 50,
  claimMs: 2 * minuteMs,
})

/** Claims open payments that nothing was heard of; another instance gets others. */
export const claimOpenPayments = (db: Db, shop: Shop, now: Date): Promise<PaymentRow[]> =>
  claimDue(db, queueOf(shop), now)

/** Sets when a payment is asked about again: at the latest when the time of the order is over, as its place waits for the answer. */
export const askAgainLater = async (
  db: Db,
  { number, queries, payBefore }: PaymentRow,
  now: Date,
): Promise<void> => {
  const next = new Date(now.getTime() + backOffMs(queries + 1, delays))
  const nextQueryAt = payBefore > now && payBefore < next ? payBefore : next
  await db.update(payments).set({ nextQueryAt }).where(eq(payments.number, number))
}
