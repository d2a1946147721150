import { canonical } from '../../content/encode'

/** An item as its file has it, before and after; null where there is none. The key `*` stands for the order of a list. */
export interface Change {
  type: string
  key: string
  before: unknown
  after: unknown
}

/** The key of a change of a list's order: its values are the keys of all items. */
export const orderKey = '*'

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the paths of the fields that differ, such as `prices.rows.2.label`. */
export const changedFields = (before: unknown, after: unknown, path = ''): string[] => {
  if (canonical(before) === canonical(after)) return []
  const isList = Array.isArray(before)
  const canDescend = isPart(before) && isPart(after) && isList === Array.isArray(after)
  if (!canDescend || (isList && before.length !== (after as unknown as unknown[]).length)) return [path]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    changedFields(before[name], after[name], path === '' ? name : `${path}.${name}`),
  )
}
