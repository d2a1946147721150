import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db'
import { createWriteQueue, type Row, type WriteQueue } from './write-queue'
import { composeStatement, type Insertion, prepareStatement } from './write-statement'

/** A row to write. Every column it names is set, none is computed: what it is can be said before it is written. */
export interface Write {
  table: PgTable
  row: Record<string, unknown>
}

/** Makes a write; the row is one that the table takes. */
export const write = <T extends PgTable>(table: T, row: T['$inferInsert']): Write => ({ table, row })

/** A row that is written first: where one with the same identity stands and does not give way, nothing is written. */
export interface Gate {
  first: Write
  /** Properties of the row that together are unique in its table. */
  identity: string[]
  /** When the standing row gives way to the new one, which SQL calls `excluded`. */
  givesWay: string
}

/** A plain object of plain values, because JSON of anything else takes three times as long. */
const recordOf = ({ table, row }: Write): Row => {
  const columns = getTableColumns(table)
  const record: Row = {}
  for (const [property, value] of Object.entries(row))
    record[columns[property]?.name as string] = value instanceof Date ? value.toISOString() : value
  return record
}

const nameIn = ({ table }: Write, property: string): string =>
  getTableColumns(table)[property]?.name as string

const insertionOf = (write: Write): Insertion => ({
  table: getTableName(write.table),
  columns: Object.keys(write.row).map((property) => nameIn(write, property)),
})

const compose = (writes: Write[], gate: Gate | undefined): string =>
  composeStatement(
    writes.map(insertionOf),
    gate && {
      ...insertionOf(gate.first),
      identity: gate.identity.map((property) => nameIn(gate.first, property)),
      givesWay: gate.givesWay,
    },
  )

const shapeOf = ({ table, row }: Write): string => `${getTableName(table)}:${Object.keys(row)}`

const queueOn = (db: Db, patienceMs?: number): WriteQueue =>
  createWriteQueue((text) => prepareStatement(db, text), patienceMs)

/** Lets a database write together what comes together. */
export const withWriteQueue = (db: Db, patienceMs?: number): Db & { readonly writeQueue: WriteQueue } =>
  Object.assign(db, { writeQueue: queueOn(db, patienceMs) })

/**
 * Writes rows of several tables in one statement, thus all or none, in one round trip, and together with the like that
 * comes at the same time. Where the gate stays closed, nothing is written. Tells whether rows were written.
 */
export const writeRows = async (db: Db, writes: Write[], gate?: Gate): Promise<boolean> => {
  const all = gate ? [gate.first, ...writes] : writes
  if (all.length === 0) return true
  const queue = db.writeQueue ?? queueOn(db)
  return queue.add({
    shape: [gate?.givesWay, ...all.map(shapeOf)].join('|'),
    compose: () => compose(writes, gate),
    rows: all.map(recordOf),
    identity: gate && JSON.stringify(gate.identity.map((property) => gate.first.row[property])),
  })
}
