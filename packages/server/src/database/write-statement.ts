import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from './db'
import type { Send } from './write-queue'

/** Columns of a table that are set. */
export interface Insertion {
  table: string
  columns: string[]
}

/** The insertion that decides for which effects the others are made. */
export interface GateInsertion extends Insertion {
  identity: string[]
  givesWay: string
}

const quoted = (name: string): string => `"${name}"`
const list = (names: string[]): string => names.map(quoted).join(', ')

/** The rows for a table, numbered. The parameter is a list of such lists. */
const rowsOf = ({ table }: Insertion, position: number): string =>
  `jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb -> ${position}) with ordinality`

const insert = ({ table, columns }: Insertion, source: string): string =>
  `insert into ${quoted(table)} (${list(columns)}) select ${list(columns)} from ${source}`

const gateParts = (gate: GateInsertion): string[] => {
  const renewed = gate.columns
    .filter((name) => !gate.identity.includes(name))
    .map((name) => `${quoted(name)} = excluded.${quoted(name)}`)
  const conflict = `on conflict (${list(gate.identity)}) do update set ${renewed.join(', ')} where ${gate.givesWay}`
  return [
    `claim as (select * from ${rowsOf(gate, 0)})`,
    `taken as (${insert(gate, 'claim')} ${conflict} returning ${list(gate.identity)})`,
    `passed as (select ordinality from claim join taken using (${list(gate.identity)}))`,
  ]
}

/** One statement for any number of effects of one shape; it tells the places of those that were written. */
export const composeStatement = (insertions: Insertion[], gate?: GateInsertion): string => {
  const opening = gate
    ? gateParts(gate)
    : ['passed as (select ordinality from jsonb_array_elements($1::jsonb -> 0) with ordinality)']
  const writes = insertions.map((one, index) => {
    const rows = rowsOf(one, index + (gate ? 1 : 0))
    return `write_${index} as (${insert(one, `${rows} where ordinality in (select ordinality from passed)`)})`
  })
  return `with ${[...opening, ...writes].join(', ')} select json_agg(ordinality - 1) as places from passed`
}

interface Passed {
  rows: { places: number[] | null }[]
}

/** A statement that each connection plans once. */
export const prepareStatement = (db: Db, text: string): Send => {
  const query = { sql: text, params: [sql.placeholder('rows')] }
  const name = `write_${hash('sha256', text).slice(0, 16)}`
  const prepared = db._.session.prepareQuery(query, undefined, name, false)
  return async (rows) => {
    const passed = (await prepared.execute({ rows: JSON.stringify(rows) })) as Passed
    return passed.rows[0]?.places ?? []
  }
}
