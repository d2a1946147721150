import { hash } from 'node:crypto'

/** Returns the UUID (of the version for ids of one's own) that follows from some words: the same for the same words. */
export const stableId = (...words: string[]): string => {
  const digest = hash('sha256', JSON.stringify(words))
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `a${digest.slice(17, 20)}`,
  ]
  return [...parts, digest.slice(20, 32)].join('-')
}
