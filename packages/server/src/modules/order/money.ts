import type { OrderMoney } from '@chuhai/contract/order'
import { and, eq, inArray, isNotNull, sum } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { payments, refunds } from '../payment/tables'

type Sums = Omit<OrderMoney, 'amount'>

/** Returns what was received and returned for some orders, by the rows of their attempts and refunds. */
export const findMoney = async (db: Db, numbers: readonly string[]): Promise<(number: string) => Sums> => {
  const some = [...numbers]
  const [received, returned] = await Promise.all([
    db
      .select({ number: payments.orderNumber, fen: sum(payments.amount).mapWith(Number) })
      .from(payments)
      .where(and(inArray(payments.orderNumber, some), eq(payments.state, 'paid')))
      .groupBy(payments.orderNumber),
    db
      .select({ number: refunds.orderNumber, fen: sum(refunds.amount).mapWith(Number) })
      .from(refunds)
      .where(and(inArray(refunds.orderNumber, some), isNotNull(refunds.doneAt)))
      .groupBy(refunds.orderNumber),
  ])
  const [paid, back] = [received, returned].map(
    (rows) => new Map(rows.map(({ number, fen }) => [number, fen])),
  )
  return (number) => ({ received: paid?.get(number) ?? 0, returned: back?.get(number) ?? 0 })
}
