import { createHash } from 'node:crypto'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db'

/** A row to write. Every column it names is set, none is computed: what it is can be said before it is written. */
export interface Write {
  table: PgTable
  row: Record<string, unknown>
}

/** Makes a write; the row is one that the table takes. */
export const write = <T extends PgTable>(table: T, row: T['$inferInsert']): Write => ({ table, row })

/** What is added to the insertion of the first row: when it conflicts, and what then. `$1` is `value`. */
export interface Gate {
  first: Write
  onConflict: string
  value: string
}

const quoted = (name: string): string => `"${name}"`

/** Inserts a row that comes as one JSON value, under the names of its columns. */
const insertion = ({ table, row }: Write, parameter: number, rest: string): string => {
  const name = quoted(getTableName(table))
  const columns = getTableColumns(table)
  const names = Object.keys(row)
    .map((key) => quoted(columns[key]?.name as string))
    .join(', ')
  return `insert into ${name} (${names}) select ${names} from jsonb_populate_record(null::${name}, $${parameter}::jsonb) ${rest}`
}

const recordOf = ({ table, row }: Write): string => {
  const columns = getTableColumns(table)
  return JSON.stringify(
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]?.name, value])),
  )
}

const compose = (writes: Write[], gate: Gate | undefined): string => {
  const opening = gate ? `${insertion(gate.first, 2, gate.onConflict)} returning 1` : 'select 1 where $1 = $2'
  const parts = writes.map(
    (one, index) => `, write_${index} as (${insertion(one, index + 3, 'where exists (select from gate)')})`,
  )
  return `with gate as (${opening})${parts.join('')} select count(*)::int as passed from gate`
}

const shapeOf = ({ table, row }: Write): string => `${getTableName(table)}:${Object.keys(row)}`

interface Statement {
  text: string
  name: string
}

const statements = new Map<string, Statement>()

/** There are as many statements as kinds of effects; each is composed and planned once. */
const statementOf = (writes: Write[], gate: Gate | undefined): Statement => {
  const shape = [gate?.onConflict, ...(gate ? [gate.first] : []).concat(writes).map(shapeOf)].join('|')
  const known = statements.get(shape)
  if (known) return known
  const text = compose(writes, gate)
  const fresh = { text, name: `write_${createHash('sha256').update(text).digest('hex').slice(0, 16)}` }
  statements.set(shape, fresh)
  return fresh
}

/**
 * Writes rows of several tables in one statement, thus all or none, and in one round trip. Where the gate's row
 * conflicts and stays as it is, nothing is written. Tells whether rows were written.
 */
export const writeRows = async (db: Db, writes: Write[], gate?: Gate): Promise<boolean> => {
  const { text, name } = statementOf(writes, gate)
  const params = [...(gate ? [gate.value, recordOf(gate.first)] : ['', '']), ...writes.map(recordOf)]
  const prepared = db._.session.prepareQuery({ sql: text, params }, undefined, name, false)
  const { rows } = (await prepared.execute()) as { rows: { passed: number }[] }
  return rows[0]?.passed === 1
}
