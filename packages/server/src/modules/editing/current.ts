import type { ContentType } from '../../content/content-type'
import { untypeset } from '../../content/typeset'
import type { Db } from '../../database/db'

/** An item of a type, and what its file says of it. */
export interface CurrentItem {
  key: string
  item: unknown
  value: unknown
}

/** Returns an item as its file has it. */
export const fileValueOf = (type: ContentType, item: unknown): unknown => untypeset(type.format.encode(item))

/** Reads what visitors see of a type, in the order of its file. */
export const readCurrent = async (db: Db, type: ContentType): Promise<CurrentItem[]> =>
  (await type.read(db)).map((item) => ({ key: type.keysOf(item)[0], item, value: fileValueOf(type, item) }))
