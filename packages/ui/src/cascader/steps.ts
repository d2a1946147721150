const page = 6

/** Where a key leads in a list of `count` rows; nothing for a key that is not about moving in it. */
export const stepIn = (key: string, from: number, count: number): number | undefined => {
  const last = count - 1
  if (key === 'ArrowDown') return Math.min(from + 1, last)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'PageDown') return Math.min(from + page, last)
  if (key === 'PageUp') return Math.max(from - page, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}
