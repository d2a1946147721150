import type { Path } from '../../../content/check-content'

/** Something wrong with a table of prices; the path names its field. */
export interface Problem {
  path: Path
  message: string
}

/** Puts problems of a part below the part. */
export const below = (path: Path, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }))

/** Names each of some things that has the key of one before it. */
export const repeatedOf = (items: readonly { key: string }[]): Problem[] =>
  items.flatMap(({ key }, index) =>
    items.findIndex((one) => one.key === key) < index
      ? [{ path: [index, 'key'], message: `${key} is there already` }]
      : [],
  )

/** A time that ends begins before its end. */
export const endProblems = (
  { from, until }: { from: string | null; until: string | null },
  path: Path = ['until'],
): Problem[] =>
  from !== null && until !== null && new Date(until) <= new Date(from)
    ? [{ path, message: `must be after ${from}` }]
    : []
