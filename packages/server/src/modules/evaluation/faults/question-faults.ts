import { choices } from '@chuhai/contract/evaluation'
import type { Option, Preferences, Question } from '../rule-set'
import { strangers, type Vocabulary } from './vocabulary'

/** Tags, regions and categories that there are not. */
export const preferenceFaults = (
  where: string,
  { tags, regions, categories }: Preferences,
  known: Vocabulary,
): string[] => [
  ...strangers(Object.keys(tags), known.tags).map(
    (name) => `${where} names the tag ${name}, which there is not`,
  ),
  ...strangers(Object.keys(regions), known.regions).map(
    (name) => `${where} names the region ${name}, which there is not`,
  ),
  ...strangers(Object.keys(categories), known.categoryIds.map(String)).map(
    (id) => `${where} names the category ${id}, which is none of the second level`,
  ),
]

/** Where several options can be chosen, a further one must not make anybody look weaker. */
const multipleFaults = (where: string, { isOpen, points }: Option): string[] => {
  const numbers = Object.values(points)
  if (isOpen && numbers.length > 0)
    return [
      `${where} leaves the question open and gives points, which would be lost with the next option chosen`,
    ]
  if (numbers.some((number) => number < 0))
    return [`${where} takes points away, though several options can be chosen there`]
  return []
}

/** What is wrong with the options of a question. */
export const questionFaults = (
  { id, choicesType, options }: Question,
  abilities: readonly string[],
  known: Vocabulary,
): string[] =>
  options.flatMap((option) => {
    const where = `option ${option.id} of question ${id}`
    return [
      ...strangers(Object.keys(option.points), abilities).map(
        (name) => `${where} gives points to ${name}, which is no ability`,
      ),
      ...preferenceFaults(where, option.prefers, known),
      ...(choicesType === choices.multiple ? multipleFaults(where, option) : []),
    ]
  })
