import type { Dimension, Rating } from '../rule-set'
import { repeated, strangers } from './vocabulary'

const placeholders = ['strongest', 'second', 'secondWeakest', 'weakest', 'sites', 'courses']

/** Somebody of no ability at all must be rated too. */
const orderFaults = (ratings: readonly Rating[]): string[] => {
  const [first] = ratings
  const isForAll = first?.from === 0 && Object.keys(first.abilities).length === 0 && first.anyOf.length === 0
  const froms = ratings.map(({ from }) => from)
  const isInOrder = froms.every((from, index) => index === 0 || from > (froms[index - 1] ?? 0))
  return [
    ...(isForAll ? [] : ['the first rating must begin at 0 and ask for nothing else']),
    ...(isInOrder ? [] : ['each rating must begin higher than the one before it']),
    ...repeated(ratings.map(({ name }) => name)).map((name) => `there are two ratings called ${name}`),
  ]
}

/** What is wrong with the ratings. */
export const ratingFaults = (
  ratings: readonly Rating[],
  abilities: readonly string[],
  optionIds: readonly number[],
): string[] => [
  ...orderFaults(ratings),
  ...ratings.flatMap((rating) => {
    const where = `rating ${rating.name}`
    const held = [...rating.summary.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
    return [
      ...strangers(Object.keys(rating.abilities), abilities).map(
        (name) => `${where} asks for ${name}, which is no ability`,
      ),
      ...strangers(rating.anyOf, optionIds).map((id) => `${where} asks for option ${id}, which there is not`),
      ...strangers(held, placeholders).map((name) => `${where} says {${name}}, which stands for nothing`),
    ]
  }),
]

/** What is wrong with the advice: something must be said to everybody. */
export const adviceFaults = ({ name, advice }: Dimension, optionIds: readonly number[]): string[] => [
  ...strangers(
    advice.flatMap(({ when }) => when),
    optionIds,
  ).map((id) => `advice about ${name} asks for option ${id}, which there is not`),
  ...(advice.at(-1)?.when.length === 0 ? [] : [`the last advice about ${name} must have no condition`]),
]
