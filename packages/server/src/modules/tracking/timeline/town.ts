const longest = 60

/** House numbers, postcodes, telephone numbers and mail addresses are not part of a town. */
const isTown = (part: string): boolean => /\p{L}/u.test(part) && !/[\d@/]/.test(part)

/**
 * Returns the town of a place, its first two parts. The town is public, and carriers also write streets, names and telephone numbers there:
 * only parts after the last one that is no town count.
 */
export const townOf = (place: string): string => {
  const parts = place
    .normalize('NFKC')
    .split(/[,;|\n]+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
  const towns = parts.slice(parts.findLastIndex((part) => !isTown(part)) + 1).slice(0, 2)
  return [...towns.join(', ')].slice(0, longest).join('')
}
