import type { Path } from '../../../content/check-content'
import type { Place, Row } from './rows'

/** Remembers from which cells the fields of a table have come, so that what is wrong with a field is told at its cell. */
export interface Marks {
  /** Notes the place of a field, and of all that is in it. */
  set(path: Path, place: Place): void
  /** Notes the cells of a row as the places of fields, in the row or in what stands for it. */
  setRow(path: Path, row: Row, fields: Readonly<Record<string, string>>): void
  /** The place of a field, or of what it is in. */
  of(path: Path): Place
}

const keyOf = (path: Path): string => path.join('.')

/** Begins with nothing noted: everything is in the first line then. */
export const createMarks = (): Marks => {
  const places = new Map<string, Place>()
  const set = (path: Path, place: Place) => void places.set(keyOf(path), place)
  return {
    set,
    setRow(path, row, fields) {
      set(path, { line: row.line })
      for (const [name, field] of Object.entries(fields)) {
        const cell = row.cells.get(name)
        set([...path, ...field.split('.')], {
          line: cell?.line ?? row.line,
          column: row.titles.get(name) ?? cell?.column ?? name,
        })
      }
    },
    of(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const place = places.get(keyOf(path.slice(0, length)))
        if (place) return place
      }
      return { line: 1 }
    },
  }
}
