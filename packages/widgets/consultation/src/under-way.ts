import type { Core } from '@chuhai/core'

/** Keeps what is under way on a page, by its core and the name of its draft. */
export const createUnderWay = <Kept>() => {
  const all = new WeakMap<Core, Record<string, Kept | undefined>>()
  return (core: Core): Record<string, Kept | undefined> => {
    const kept = all.get(core) ?? {}
    all.set(core, kept)
    return kept
  }
}
