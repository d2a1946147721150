import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db'
import { violatedConstraint } from '../database/errors'
import { inBatches } from '../database/in-batches'
import { ContentError } from './check-content'
import type { ContentType } from './content-type'
import { canonical } from './encode'
import type { ContentFormat } from './format'

type Row = Record<string, unknown>

interface TableContent<Item, T extends PgTable> {
  key: string
  format: ContentFormat<Item>
  isOrdered?: boolean
  keyOf(item: Item): string | number
  /** The keys of further rows that an item has. */
  otherKeys?(item: Item): readonly number[]
  table: T
  /** Columns that tell its rows apart, where a table holds those of several types. */
  within?: Partial<T['$inferSelect']>
  /** The rows of all items, in the order of files. */
  rows(items: readonly Item[]): T['$inferInsert'][] | Promise<T['$inferInsert'][]>
  /** The items of all rows, which come in the order of their position and key. */
  items(rows: T['$inferSelect'][]): Item[]
  isPermanent?(key: string): boolean
  check?: ContentType<Item>['check']
  visibleFrom?: ContentType<Item>['visibleFrom']
  reveal?: ContentType<Item>['reveal']
}

/** Positions leave gaps, so that a row can be inserted between two. */
export const positionOf = (index: number): number => (index + 1) * 10

const primaryKeyOf = (table: PgTable): string[] => {
  const { primaryKeys, columns } = getTableConfig(table)
  const names = (primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)).map(({ name }) => name)
  return Object.entries(getTableColumns(table)).flatMap(([property, { name }]) =>
    names.includes(name) ? [property] : [],
  )
}

/**
 * Content that is kept in a table. A row that is removed is hidden where the table has `isShown`, because other rows may refer
 * to it, and deleted elsewhere.
 */
export const tableContent = <Item, T extends PgTable>(declared: TableContent<Item, T>): ContentType<Item> => {
  const { table, within = {}, format } = declared
  const rowTable: PgTable = table
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const columnOf = (name: string) => columns[name] as PgColumn
  const hasShown = 'isShown' in columns
  const shown = hasShown ? { isShown: true } : {}
  const key = primaryKeyOf(table)
  const ownKey = key.filter((name) => !(name in within))
  const among = Object.entries(within).map(([name, value]) => eq(columnOf(name), value))
  const isShown = hasShown ? eq(columnOf('isShown'), true) : undefined
  const order = ['position', ...key].filter((name) => name in columns).map((name) => asc(columnOf(name)))

  const keysOf = (item: Item): [string, ...string[]] => [
    String(declared.keyOf(item)),
    ...(declared.otherKeys?.(item) ?? []).map(String),
  ]
  const keyOfRow = (row: Row): string => ownKey.map((name) => String(row[name])).join(' ')
  const select = async (db: Db, ...conditions: (SQL | undefined)[]): Promise<Row[]> =>
    db
      .select()
      .from(rowTable)
      .where(and(...among, ...conditions))
      .orderBy(...order)
  const rowsOf = async (items: readonly Item[]): Promise<Row[]> =>
    (await declared.rows(items)).map((row) => ({ ...row, ...within, ...shown }))
  const whereKey = (row: Row) => and(...key.map((name) => eq(columnOf(name), row[name])))

  const differs = (row: Row, stored: Row | undefined): boolean =>
    stored === undefined ||
    Object.entries(row).some(
      ([name, value]) => value !== undefined && canonical(value) !== canonical(stored[name]),
    )

  const upsert = (db: Db, rows: Row[]) => {
    const names = Object.keys(rows[0] ?? {}).filter((name) => !key.includes(name))
    const set = Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${columnOf(name).name}"`)]))
    const target = key.map(columnOf)
    return inBatches(rows, (batch) => db.insert(rowTable).values(batch).onConflictDoUpdate({ target, set }))
  }

  const remove = async (db: Db, gone: (readonly [string, Row])[]): Promise<void> => {
    if (gone.length === 0) return
    const isGone = or(...gone.map(([, row]) => whereKey(row)))
    try {
      if (hasShown) {
        await db.update(rowTable).set({ isShown: false }).where(isGone)
      } else await db.delete(table).where(isGone)
    } catch (error) {
      if (!violatedConstraint(error)) throw error
      const names = gone.map(([name]) => name).join(', ')
      throw new ContentError([`${declared.key} ${names}: cannot be removed, because others refer to it`])
    }
  }

  return {
    isOrdered: false,
    isPermanent: () => false,
    ...declared,
    format,
    keysOf,
    read: async (db) => declared.items((await select(db, isShown)) as T['$inferSelect'][]),
    async seed(db, items, known) {
      if (items.every((item) => keysOf(item).every((name) => known.has(name)))) return []
      const missing = (await rowsOf(items)).filter((row) => !known.has(keyOfRow(row)))
      await inBatches(missing, (batch) => db.insert(rowTable).values(batch).onConflictDoNothing())
      return missing.map(keyOfRow)
    },
    async save(db, items) {
      const rows = await rowsOf(items)
      const stored = new Map((await select(db)).map((row) => [keyOfRow(row), row]))
      await upsert(
        db,
        rows.filter((row) => differs(row, stored.get(keyOfRow(row)))),
      )
      const wanted = new Set(rows.map(keyOfRow))
      const gone = [...stored].filter(([name, row]) => !wanted.has(name) && row.isShown !== false)
      return () => remove(db, gone)
    },
  }
}
