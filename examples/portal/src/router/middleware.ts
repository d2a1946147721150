import type { Row } from '../app/row'

/**
 * Paths that need a signed-in user beside the rows that say `login`; others are redirected to /login. The list of the
 * specification is empty (section 6).
 */
export const guardedPaths: readonly string[] = []

/** Returns what a guard changes about a row. */
type Guard = (row: Row, paths: readonly string[]) => Partial<Row>

/** The guards that a row can name. */
const guards = new Map<string, Guard>([
  ['auth', ({ path }, paths) => (paths.includes(path) ? { login: true } : {})],
])

/** A page without one of its guards is not shown. */
const unknownGuard = (name: string): Partial<Row> => ({
  login: false,
  load: () => Promise.reject(Object.assign(new Error(`Unknown middleware ${name}`), { httpStatus: 500 })),
})

/** Applies the guards that a row names, and `auth` to every row. */
export const withMiddleware = (row: Row, paths = guardedPaths): Row => {
  const names = ['auth', ...(row.middleware ?? [])]
  return Object.assign({}, row, ...names.map((name) => guards.get(name)?.(row, paths) ?? unknownGuard(name)))
}
