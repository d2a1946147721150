import type { ShipmentState } from '@chuhai/contract/logistics'
import { and, asc, desc, ilike, inArray, ne, or, sql } from 'drizzle-orm'
import type { UserCall } from '../../http/context'
import { isOfCaller } from './ownership'
import { presentCards } from './records'
import { shipments } from './tables'

interface ShipmentPage {
  states?: ShipmentState[] | undefined
  word: string
  page: number
  rows: number
}

const matches = (word: string) => {
  const within = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(shipments.number, within),
    sql`${shipments.details} ->> 'reference' ilike ${within}`,
    sql`${shipments.details} -> 'recipient' ->> 'name' ilike ${within}`,
  )
}

/** The shipments of the caller, the last changed first; discarded ones where they are asked for. */
export const listShipments = async ({ states, word, page, rows }: ShipmentPage, call: UserCall) => {
  const { db } = call
  const where = and(
    isOfCaller(call),
    states && states.length > 0 ? inArray(shipments.state, states) : ne(shipments.state, 'discarded'),
    word === '' ? undefined : matches(word),
  )
  const [found, total] = await Promise.all([
    db
      .select()
      .from(shipments)
      .where(where)
      .orderBy(desc(shipments.changedAt), asc(shipments.number))
      .limit(rows)
      .offset((page - 1) * rows),
    db.$count(shipments, where),
  ])
  return { list: await presentCards(found, call), total, page, rows }
}
