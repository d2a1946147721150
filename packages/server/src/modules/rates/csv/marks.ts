import type { Path } from '../../../content/check-content'
import type { Place, Row } from './rows'

/** Maps the fields of a table to their cells, so that a problem with a field is reported at its cell. */
export interface Marks {
  /** Sets the place of a field, and of everything in it. */
  set(path: Path, place: Place): void
  /** Sets the places of fields to the cells of a row; `fields` maps titles of columns to fields below `path`. */
  setRow(path: Path, row: Row, fields: Readonly<Record<string, string>>): void
  /** Returns the place of a field, or of what it is in. */
  of(path: Path): Place
}

const keyOf = (path: Path): string => path.join('.')

/** Starts empty: everything is on line 1 then. */
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
