import type { Path } from './check-content'
import type { ContentSource } from './source'

/** An item as a file has it. */
export interface ReadItem<Item> {
  path: string
  item: Item
  lineOf(path: Path): number
}

/** An item to be written: plain JSON, as `encode` returns it. */
export interface WrittenItem {
  path: string
  value: unknown
}

/** How files hold the items of one content type. */
export interface ContentFormat<Item> {
  /** Whether one file lists all items: then their order counts, and an item that it leaves out is removed. */
  isList: boolean
  /** Whether a path is one of its files. */
  includes(path: string): boolean
  /** The path of an item that comes from no file. */
  pathOf(key: string): string
  /** Reads and checks the files that there are; throws one ContentError with every error. */
  read(source: ContentSource): ReadItem<Item>[]
  /** Returns an item as plain JSON in the order of its schema, without what the schema adds by itself. */
  encode(item: Item): unknown
  /** Returns the item of what `encode` returned; throws a ContentError where it does not fit the schema any more. */
  decode(value: unknown): Item
  /** Returns the text of one file. */
  write(values: readonly unknown[]): string
}
