import type { ContentType } from '../../content/content-type'
import type { Db } from '../../database/db'
import { contentTypes } from '../content-types'
import { type Change, orderKey } from './changes'
import { readCurrent } from './current'

/** Returns a type's items after its changes, in their order. */
export const changedItems = async (
  db: Db,
  type: ContentType,
  changes: readonly Change[],
): Promise<unknown[]> => {
  const items = new Map((await readCurrent(db, type)).map(({ key, item }) => [key, item]))
  for (const { key, after } of changes)
    if (key !== orderKey) {
      if (after === null) items.delete(key)
      else items.set(key, type.format.decode(after))
    }
  const order = changes.find(({ key }) => key === orderKey)?.after as string[] | undefined
  const first = (order ?? []).filter((key) => items.has(key))
  return [...new Set([...first, ...items.keys()])].map((key) => items.get(key))
}

/** Writes changes to the rows of their types; each item gets its new state, whatever it has been meanwhile. */
export const applyChanges = async (db: Db, changes: readonly Change[]): Promise<void> => {
  const removals: (() => Promise<void>)[] = []
  for (const type of contentTypes) {
    const own = changes.filter((change) => change.type === type.key)
    if (own.length > 0) removals.unshift(await type.save(db, await changedItems(db, type, own)))
  }
  // In the reverse order: what refers to rows of another type is removed before them.
  for (const remove of removals) await remove()
}
