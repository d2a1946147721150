import { and, asc, desc, eq, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import { newNumber } from '../order-number'
import type { OrderRow } from '../steps'
import { payments } from './tables'

export type PaymentRow = typeof payments.$inferSelect

/** A provider of payments, and our application there. */
interface Shop {
  key: string
  appId: string
}

/** When the provider is asked first about a payment whose notification has not come; then after two minutes, four, and five each. */
const firstQueryMs = 60_000
const longestDelayMs = 5 * 60_000
const batch = 50

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
    nextQueryAt: new Date(Math.min(now.getTime() + firstQueryMs, payBefore.getTime())),
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

/** Claims open payments that nothing was heard of; another instance gets others. */
export const claimOpenPayments = (db: Db, shop: Shop, now: Date): Promise<PaymentRow[]> => {
  const isOwn = and(eq(payments.provider, shop.key), eq(payments.appId, shop.appId))
  const due = db
    .select({ number: payments.number })
    .from(payments)
    .where(and(isOwn, eq(payments.state, 'open'), lte(payments.nextQueryAt, now)))
    .orderBy(asc(payments.nextQueryAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  const delay = sql`least(${longestDelayMs}, ${firstQueryMs} * power(2, least(${payments.queries} + 1, 10)))`
  const at = sql`${now.toISOString()}::timestamptz`
  const next = sql`${at} + ${delay} * interval '1 millisecond'`
  return db
    .update(payments)
    .set({
      queries: sql`${payments.queries} + 1`,
      // When the time of the order is over, its place waits for the answer.
      nextQueryAt: sql`case when ${payments.payBefore} > ${at} then least(${payments.payBefore}, ${next}) else ${next} end`,
    })
    .where(inArray(payments.number, due))
    .returning()
}
