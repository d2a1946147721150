import { distance } from 'fastest-levenshtein'

const leastSimilarity = 0.4

/** Dashes say that it is an option, and nothing of its name. */
const bare = (name: string): string => name.replace(/^-+/, '')

const similarityOf = (one: string, other: string): number =>
  1 - distance(bare(one), bare(other)) / Math.max(bare(one).length, bare(other).length)

/** Asks whether the most similar of some names was meant; empty where none is similar. */
export const suggestionFor = (given: string, names: readonly string[]): string => {
  const similar = names
    .map((name) => ({ name, similarity: similarityOf(given, name) }))
    .filter(({ similarity }) => similarity > leastSimilarity)
  const [best] = similar.sort((one, other) => other.similarity - one.similarity)
  return best ? `您是想写 ${best.name} 吗？` : ''
}
