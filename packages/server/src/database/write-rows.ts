import { hash } from 'node:crypto'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db'

/** A row to insert: every column it names is set, none is computed. */
export interface Write {
  table: PgTable
  row: Record<string, unknown>
  /** Whether it is left out where an existing row has its key; otherwise the statement fails. */
  isOnce?: true
}

/** Returns a write whose row fits its table. */
export const write = <T extends PgTable>(table: T, row: T['$inferInsert']): Write => ({ table, row })

/** Returns a write that is left out where an existing row has its key. */
export const writeOnce = <T extends PgTable>(table: T, row: T['$inferInsert']): Write => ({
  table,
  row,
  isOnce: true,
})

/** A row that decides whether the others are written: they are not where an existing row with its key stays. */
export interface Claim {
  row: Write
  /** Properties of the row that are unique together. */
  key: string[]
  /** SQL condition for replacing the existing row by the new one, which SQL calls `excluded`. */
  replaceWhere: string
}

const columnOf = ({ table }: Write, property: string): string =>
  getTableColumns(table)[property]?.name as string

const quoted = (names: string[]): string => names.map((name) => `"${name}"`).join(', ')

const columnsOf = (write: Write): string[] => Object.keys(write.row).map((name) => columnOf(write, name))

/** Inserts one row of the JSON list that is the only parameter, so that a statement's text depends on columns alone. */
const insert = (write: Write, index: number): string => {
  const table = `"${getTableName(write.table)}"`
  const columns = quoted(columnsOf(write))
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb -> ${index})`
}

const insertClaim = ({ row, key, replaceWhere }: Claim): string => {
  const keyColumns = key.map((name) => columnOf(row, name))
  const replaced = columnsOf(row)
    .filter((name) => !keyColumns.includes(name))
    .map((name) => `"${name}" = excluded."${name}"`)
  return `${insert(row, 0)} on conflict (${quoted(keyColumns)}) do update set ${replaced.join(', ')} where ${replaceWhere} returning 1`
}

const statementOf = (writes: Write[], claim: Claim | undefined): string => {
  const first = claim ? 1 : 0
  const inserts = writes.map(
    (write, index) =>
      `, write_${index} as (${insert(write, index + first)} where exists (select from claim)${write.isOnce ? ' on conflict do nothing' : ''})`,
  )
  return `with claim as (${claim ? insertClaim(claim) : 'select 1'})${inserts.join('')} select 1 from claim`
}

const recordOf = (write: Write): Record<string, unknown> =>
  Object.fromEntries(Object.entries(write.row).map(([name, value]) => [columnOf(write, name), value]))

/**
 * Writes rows of several tables in one prepared statement: all or none, in one round trip. Resolves with whether they were
 * written.
 */
export const writeRows = async (db: Db, writes: Write[], claim?: Claim): Promise<boolean> => {
  if (writes.length === 0 && !claim) return true
  const text = statementOf(writes, claim)
  const query = { sql: text, params: [sql.placeholder('rows')] }
  const name = `write_${hash('sha256', text).slice(0, 16)}`
  const prepared = db._.session.prepareQuery(query, undefined, name, false)
  const records = [...(claim ? [claim.row] : []), ...writes].map(recordOf)
  const { rows } = (await prepared.execute({ rows: JSON.stringify(records) })) as { rows: unknown[] }
  return rows.length > 0
}
