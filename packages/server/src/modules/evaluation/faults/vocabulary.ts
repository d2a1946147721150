/** What rules may speak of. */
export interface Vocabulary {
  tags: readonly string[]
  regions: readonly string[]
  /** Of the second level, where sites stand. */
  categoryIds: readonly number[]
}

/** Those that are not known. */
export const strangers = <T>(names: readonly T[], known: readonly T[]): T[] =>
  names.filter((name) => !known.includes(name))

/** Those that come a second time. */
export const repeated = <T>(list: readonly T[]): T[] =>
  list.filter((one, index) => list.indexOf(one) !== index)
