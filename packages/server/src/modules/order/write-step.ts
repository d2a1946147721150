import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { type Write, writeRows } from '../../database/write-rows'
import { type OrderRow, stepConstraint, type Taken, writesOf } from './steps'
import { orders } from './tables'

const attempts = 5

interface Decided<Outcome> {
  outcome: Outcome
  taken?: Taken
  also?: Write[]
}

/** Decides over the current order and writes; again where another step came first. */
export const writeStep = async <Outcome>(
  db: Db,
  number: string,
  decide: (order: OrderRow | null) => Decided<Outcome> | Promise<Decided<Outcome>>,
): Promise<Outcome> => {
  for (let attempt = 1; ; attempt += 1) {
    const [order] = await db.select().from(orders).where(eq(orders.number, number))
    const { outcome, taken, also = [] } = await decide(order ?? null)
    if (!taken) return outcome
    try {
      // Inside a transaction of the caller, a refused attempt is undone alone.
      await db.transaction((tx) => writeRows(tx, [...writesOf(taken), ...also]))
      return outcome
    } catch (error) {
      if (violatedConstraint(error) !== stepConstraint || attempt === attempts) throw error
    }
  }
}
