import { test } from '@playwright/test'

/** How often a test may run: once, and twice more in CI. */
export const tries = 3

const nameOf = (name: string, attempt: number) => (attempt === 1 ? name : `${name}-${attempt}`)

/**
 * The account, team or company that a journey changes, one for each of its tries: what a failed try has left would be
 * in the way of the next.
 */
export const own = (name: string): string => nameOf(name, test.info().retry + 1)

/** The same for all tries. */
export const ownOfAllTries = (name: string): string[] =>
  Array.from({ length: tries }, (_, index) => nameOf(name, index + 1))
