import type { Place, Row } from '../routes/row'

export interface Match extends Place {
  row: Row
}

/** `/a/{id?}` as a pattern: `{id}` is one segment, `{id?}` one or none. */
export const patternOf = (path: string): RegExp => {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      const name = /^\{(\w+)(\?)?\}$/.exec(segment)
      if (!name) return `/${segment.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`
      return name[2] ? `(?:/(?<${name[1]}>[^/]+))?` : `/(?<${name[1]}>[^/]+)`
    })
  return new RegExp(`^${segments.join('')}/?$`)
}

/** `//x` is a path like any other here, never another host. */
const urlOf = (href: string) => new URL(`http://portal${href}`)

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Finds the row of an address; plain paths win over those with parameters. */
export const createMatcher = (rows: readonly Row[]) => {
  const patterns = rows
    .map((row) => ({ row, pattern: patternOf(row.path) }))
    .sort((a, b) => Number(a.row.path.includes('{')) - Number(b.row.path.includes('{')))

  return (href: string): Match | null => {
    const { pathname, searchParams } = urlOf(href)
    for (const { row, pattern } of patterns) {
      const found = pattern.exec(pathname)
      if (!found) continue
      const params = Object.entries(found.groups ?? {}).map(([name, value]) => [
        name,
        value && decoded(value),
      ])
      const match = { row, params: Object.fromEntries(params), query: Object.fromEntries(searchParams) }
      return row.check && !row.check(match) ? null : match
    }
    return null
  }
}

/** The address without what does not tell pages apart: what canonical links and the page's identity use. */
export const identityOf = (href: string, row: Row | undefined): string => {
  const { pathname, searchParams } = urlOf(href)
  const kept = new URLSearchParams()
  for (const name of row?.query ?? []) {
    const value = searchParams.get(name)
    if (value) kept.set(name, value)
  }
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  return kept.size > 0 ? `${path}?${kept}` : path
}
