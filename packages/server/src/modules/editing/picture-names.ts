import type { Path } from '../../content/check-content'
import { textsIn } from './item-texts'

/** A picture that a text names. */
interface NamedPicture {
  path: string
  /** The field. */
  field: Path
  /** In a field of several lines, its line from 0. */
  line: number
}

const namedIn = (text: string): { path: string; line: number }[] =>
  [...text.matchAll(/\/media\/([\w./-]+)/g)].flatMap(({ 1: run = '', index }) => {
    // Cut afterwards: a pattern that ends with a file's ending would look for it again from each place.
    const [path] = /^.*\.\w+/.exec(run) ?? []
    return path === undefined ? [] : [{ path, line: text.slice(0, index).split('\n').length - 1 }]
  })

/** Returns the pictures that an item names, as paths below `/media/`. */
export const picturesIn = (value: unknown): NamedPicture[] =>
  textsIn(value).flatMap(({ text, field }) => namedIn(text).map((named) => ({ ...named, field })))
