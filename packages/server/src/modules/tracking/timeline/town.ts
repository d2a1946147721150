const longest = 60

/** Numbers of houses, postcodes, phones and addresses of mail do not belong to a town. */
const isTown = (part: string): boolean => /\p{L}/u.test(part) && !/[\d@/]/.test(part)

/**
 * Returns the town of a place as carriers write it, its first two parts. Everybody who has the number reads it, and carriers write
 * streets, names and phones there, too: where a part is no town, only what stands behind it is taken for one.
 */
export const townOf = (place: string): string => {
  const parts = place
    .normalize('NFKC')
    .split(/[,;|\n]+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
  const towns = parts.slice(parts.findLastIndex((part) => !isTown(part)) + 1).slice(0, 2)
  return [...towns.join(', ')].slice(0, longest).join('')
}
