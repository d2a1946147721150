import type { ContentType } from '../../content/content-type'
import { canonical } from '../../content/encode'
import type { ReadItem } from '../../content/format'
import type { Db } from '../../database/db'
import { type Change, orderKey } from './changes'
import { fileValueOf, readCurrent } from './current'

interface Options {
  /** Removes items of files that are missing; items that a list leaves out are removed without it. */
  removesFiles: boolean
}

/** Returns the changes that make a type what its files say. */
export const compareType = async (
  db: Db,
  type: ContentType,
  read: readonly ReadItem<unknown>[],
  { removesFiles }: Options,
): Promise<Change[]> => {
  const current = await readCurrent(db, type)
  const before = new Map(current.map(({ key, value }) => [key, value]))
  const after = new Map(read.map(({ item }) => [type.keysOf(item)[0], fileValueOf(type, item)]))
  const isRemoved = (key: string) =>
    !after.has(key) && (type.format.isList || removesFiles) && !type.isPermanent(key)
  const changes = [
    ...[...after].map(([key, value]) => ({ key, before: before.get(key) ?? null, after: value })),
    ...[...before]
      .filter(([key]) => isRemoved(key))
      .map(([key, value]) => ({ key, before: value, after: null })),
    ...(type.isOrdered ? [{ key: orderKey, before: [...before.keys()], after: [...after.keys()] }] : []),
  ]
  return changes
    .filter((change) => canonical(change.before) !== canonical(change.after))
    .map((change) => ({ type: type.key, ...change }))
}
