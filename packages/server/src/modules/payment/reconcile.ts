import type { DayReconciliation, PaymentDifference, Reconciliation } from '@chuhai/contract/admin'
import type { Db } from '../../database/db'
import { type Entry, findEntries, findOrderNumbers } from '../order/books/entries'
import { type PaymentProvider, ProviderRefusal, ProviderUnavailable } from './provider'
import { readStatement, type Statement, type StatementRow } from './statement'

type Kind = StatementRow['kind']

const numberOf = ({ kind, refundNumber, paymentNumber }: StatementRow) =>
  kind === 'payment' ? paymentNumber : (refundNumber ?? '')

const compare = (kind: Kind, ours: Map<string, Entry>, theirs: readonly StatementRow[]) => {
  const differences: PaymentDifference[] = []
  const seen = new Set<string>()
  const name = (difference: PaymentDifference['difference'], row: StatementRow | null, own: Entry | null) =>
    differences.push({
      difference,
      kind,
      orderNumber: own?.orderNumber ?? null,
      number: own?.number ?? (row ? numberOf(row) || row.paymentNumber : ''),
      tradeNumber: row?.tradeNumber ?? own?.tradeNumber ?? '',
      ours: own?.isDone ? own.amount : null,
      theirs: row?.amount ?? null,
    })
  for (const row of theirs) {
    const own = ours.get(numberOf(row)) ?? null
    const isRepeated = seen.has(numberOf(row))
    seen.add(numberOf(row))
    if (!own) name('missingHere', row, null)
    else if (!own.isDone || isRepeated) name('stateDiffers', row, own)
    else if (own.amount !== row.amount) name('amountDiffers', row, own)
  }
  for (const own of ours.values())
    if (own.isOfPeriod && !seen.has(own.number)) name('missingThere', null, own)
  return differences
}

const totalOf = (amounts: readonly { amount: number }[]) => ({
  count: amounts.length,
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
})

/** Names the orders of payments that only the provider's row of a refund names. */
const nameOrders = async (db: Db, differences: PaymentDifference[], rows: readonly StatementRow[]) => {
  const byTrade = new Map(rows.map((row) => [row.tradeNumber, row.paymentNumber]))
  const nameless = differences.filter(({ orderNumber }) => orderNumber === null)
  const numbers = nameless.flatMap(({ tradeNumber }) => byTrade.get(tradeNumber) ?? [])
  const orders = await findOrderNumbers(db, numbers)
  for (const difference of nameless)
    difference.orderNumber = orders.get(byTrade.get(difference.tradeNumber) ?? '') ?? null
}

/** Compares a statement of the provider with our books of the same time. */
const reconcile = async (db: Db, { from, to, rows }: Statement): Promise<Reconciliation> => {
  const compared = await Promise.all(
    (['payment', 'refund'] as const).map(async (kind) => {
      const theirs = rows.filter((row) => row.kind === kind)
      const numbers = theirs.map(numberOf).filter(Boolean)
      const ours = await findEntries(db, kind, { from, to, numbers })
      const done = [...ours.values()].filter(({ isOfPeriod }) => isOfPeriod)
      return {
        totals: { kind, ours: totalOf(done), theirs: totalOf(theirs) },
        differences: compare(kind, ours, theirs),
      }
    }),
  )
  const differences = compared.flatMap((one) => one.differences)
  await nameOrders(db, differences, rows)
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    totals: compared.map(({ totals }) => totals),
    differences,
  }
}

/** Compares a statement that somebody has downloaded; null where the text is none. */
export const reconcileText = async (db: Db, text: string): Promise<Reconciliation | null> => {
  const statement = readStatement(text)
  return statement && reconcile(db, statement)
}

/** Compares the statement that the provider has of a day; says why not where it cannot be had. */
export const reconcileDay = async (
  db: Db,
  statementOf: PaymentProvider['statement'] | null,
  day: string,
): Promise<DayReconciliation> => {
  if (!statementOf) return 'noProvider'
  try {
    const statement = await statementOf(day)
    return statement ? await reconcile(db, statement) : 'noStatement'
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return 'unavailable'
    throw error
  }
}
