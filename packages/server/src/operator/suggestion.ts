import { closest, distance } from 'fastest-levenshtein'

const leastSimilarity = 0.4

/** Asks whether the most similar of some names was meant; empty where none is similar. */
export const suggestionFor = (given: string, names: readonly string[]): string => {
  if (given === '' || names.length === 0) return ''
  const name = closest(given, names)
  const similarity = 1 - distance(given, name) / Math.max(given.length, name.length)
  return similarity > leastSimilarity ? `您是想写 ${name} 吗？` : ''
}
