import type { Path } from '../../content/check-content'

/** A picture that a text names. */
interface NamedPicture {
  path: string
  /** The field. */
  field: Path
  /** In a field of several lines, its line from 0. */
  line: number
}

/** Returns the pictures that an item names, as paths below `/media/`. */
export const picturesIn = (value: unknown, field: Path = []): NamedPicture[] => {
  if (typeof value === 'string')
    return [...value.matchAll(/\/media\/([\w./-]*\.\w+)/g)].map(({ 1: path = '', index }) => ({
      path,
      field,
      line: value.slice(0, index).split('\n').length - 1,
    }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    picturesIn(part, [...field, Array.isArray(value) ? Number(name) : name]),
  )
}
