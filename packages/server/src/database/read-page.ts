import { sql } from 'drizzle-orm'

export interface PageRequest {
  page: number
  rows: number
}

/** Limit and offset of a prepared list, filled by `readPage`. */
export const limit = sql.placeholder('limit')
export const offset = sql.placeholder('offset')

interface ListQuery<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>
}

/** Reads a page of a list whose rows hold the total. */
export const readPage = async <Row extends { total: number }>(
  query: ListQuery<Row>,
  { page, rows }: PageRequest,
  values: Record<string, unknown>,
) => {
  const found = await query.execute({ ...values, limit: rows, offset: (page - 1) * rows })
  const list = found.map(({ total: _, ...row }) => row)
  // A page beyond the last one has no row that holds the total; the first page has.
  const [first] =
    found.length === 0 && page > 1 ? await query.execute({ ...values, limit: 1, offset: 0 }) : found
  return { list, total: first?.total ?? 0, page, rows }
}
