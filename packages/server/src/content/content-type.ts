import type { Db } from '../database/db'
import type { Path } from './check-content'
import type { ContentFormat } from './format'

/** Something wrong with an item among others; the path names its field. */
export interface ItemProblem {
  key: string
  path?: Path
  message: string
}

/** Returns the items of another type, as they will be. */
export type ItemsOf = <Item>(type: ContentType<Item>) => Promise<readonly Item[]>

/**
 * What editors change by files: how it is read from files, how it becomes rows, and how rows become files again. The seed,
 * imports, drafts and restored versions all go this way.
 */
export interface ContentType<Item = unknown> {
  /** Its name, such as `news`. */
  key: string
  format: ContentFormat<Item>
  /** Whether the order of items in their file is their order on pages. */
  isOrdered: boolean
  /** An item's key; after it those of the rows it has beside its own. */
  keysOf(item: Item): readonly [string, ...string[]]
  /** Whether an item stays where no file names it any more. */
  isPermanent(key: string): boolean
  /** What formats cannot see: how items fit together, and to those of other types. */
  check?(items: readonly Item[], itemsOf: ItemsOf): Promise<ItemProblem[]> | ItemProblem[]
  /** From when visitors see an item, where its file says so. */
  visibleFrom?(item: Item): Date
  /** Shows items to the readers of a draft, also before their time. */
  reveal?(db: Db, keys: readonly string[]): Promise<void>
  /** Reads what visitors see, also later, in the order of files. */
  read(db: Db): Promise<Item[]>
  /** Inserts what a new database begins with, except what it has had before; returns the keys of new rows. */
  seed(db: Db, items: readonly Item[], known: ReadonlySet<string>): Promise<string[]>
  /** Writes the rows of all items where they differ; returns what removes the other rows. */
  save(db: Db, items: readonly Item[]): Promise<() => Promise<void>>
}
