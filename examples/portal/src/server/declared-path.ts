import type { Row } from '../app/row'

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** Returns a path in the capitals of its row, where it differs from one in nothing else; null otherwise. */
export const declaredPath = (rows: readonly Row[], pathname: string): string | null => {
  const asked = segmentsOf(pathname)
  for (const { path } of rows) {
    const declared = segmentsOf(path)
    const isLike = (segment: string, index: number) =>
      segment.startsWith(':') || segment.toLowerCase() === asked[index]?.toLowerCase()
    if (declared.length !== asked.length || !declared.every(isLike)) continue
    const found = declared.map((segment, index) => (segment.startsWith(':') ? asked[index] : segment))
    if (found.join('/') !== asked.join('/')) return `/${found.join('/')}`
  }
  return null
}
