import { parse } from 'regexparam'
import { matchRoute, useLocation, useSearch } from 'wouter'
import type { Place } from '../app/page'
import type { Row } from '../app/row'
import { decodeSafely } from './fragment'
import { queryOf, withQuery } from './query'

/** The path and query of the current address. */
export const useAddress = (): string => {
  const [path] = useLocation()
  const search = useSearch()
  return withQuery(path, search)
}

export interface Match extends Place {
  row: Row
}

/** `//x` is a path like any other here, never another host. */
const parseUrl = (href: string) => new URL(`http://portal${href}`)

/** Paths tell upper from lower case. */
const parsePattern = (path: string) => {
  const { keys, pattern } = parse(path)
  return { keys, pattern: new RegExp(pattern.source) }
}

const hasParameters = ({ path }: Row): boolean => path.includes(':')

/** Finds the row of an address; plain paths win over those with parameters. */
export const createMatcher = (rows: readonly Row[]) => {
  const candidates = [...rows.filter((row) => !hasParameters(row)), ...rows.filter(hasParameters)].map(
    (row) => ({ row, parsed: parsePattern(row.path) }),
  )
  return (href: string): Match | null => {
    const { pathname, searchParams } = parseUrl(href)
    for (const { row, parsed } of candidates) {
      const [isMatch, found] = matchRoute(() => parsed, row.path, pathname)
      if (!isMatch) continue
      const values: Record<string, string | undefined> = found
      const params = Object.fromEntries(
        parsed.keys.map((key) => [key, values[key] && decodeSafely(values[key])]),
      )
      const match = { row, params, query: queryOf(searchParams) }
      return row.check && !row.check(match) ? null : match
    }
    return null
  }
}

/** The address with only those query names that tell pages apart: for canonical links and comparisons. */
export const identityOf = (href: string, row: Row | undefined): string => {
  const { pathname, searchParams } = parseUrl(href)
  const said = queryOf(searchParams)
  const query = new URLSearchParams()
  for (const name of row?.query ?? []) {
    const value = said[name]
    if (value) query.set(name, value)
  }
  const path = pathname.replace(/\/+$/, '') || '/'
  return withQuery(path, query)
}
