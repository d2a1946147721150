import { and, eq, gte, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { payments, refunds } from './tables'

/** A payment or a refund as one of two books has it. */
export interface Entry {
  orderNumber: string | null
  number: string
  tradeNumber: string
  amount: number
  /** Whether the money has moved. */
  isDone: boolean
  /** Whether it belongs to the time that is looked at. */
  isOfPeriod: boolean
}

interface Period {
  from: Date
  to: Date
  numbers: string[]
}

const inBatches = <T>(list: readonly T[], size = 1000): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )

/** Reads entries of the books by their numbers: those of a time, and those that are named, whenever they were. */
export const findEntries = async (
  db: Db,
  kind: 'payment' | 'refund',
  { from, to, numbers }: Period,
): Promise<Map<string, Entry>> => {
  const isWithin = (at: Date | null) => at !== null && at >= from && at < to
  const joined = () =>
    db
      .select({ payment: payments, refund: refunds })
      .from(payments)
      .leftJoin(refunds, eq(refunds.paymentNumber, payments.number))
  const time = kind === 'payment' ? payments.paidAt : refunds.doneAt
  const key = kind === 'payment' ? payments.number : refunds.number
  const found = [
    ...(await joined().where(and(gte(time, from), lt(time, to)))),
    ...(await Promise.all(inBatches(numbers).map((some) => joined().where(inArray(key, some))))).flat(),
  ]
  const entries = found.map(({ payment, refund }): Entry => {
    const at = kind === 'payment' ? payment.paidAt : (refund?.doneAt ?? null)
    return {
      orderNumber: payment.orderNumber,
      number: kind === 'payment' ? payment.number : (refund?.number ?? ''),
      tradeNumber: payment.tradeNumber ?? '',
      amount: kind === 'payment' ? payment.amount : (refund?.amount ?? 0),
      isDone: kind === 'payment' ? payment.state === 'paid' : at !== null,
      isOfPeriod: isWithin(at),
    }
  })
  return new Map(entries.map((entry) => [entry.number, entry]))
}

/** Returns the orders of some payments, by the numbers of the payments. */
export const findOrderNumbers = async (db: Db, numbers: readonly string[]): Promise<Map<string, string>> => {
  if (numbers.length === 0) return new Map()
  const found = await db
    .select({ number: payments.number, orderNumber: payments.orderNumber })
    .from(payments)
    .where(or(...inBatches(numbers).map((some) => inArray(payments.number, some))))
  return new Map(found.map(({ number, orderNumber }) => [number, orderNumber]))
}
