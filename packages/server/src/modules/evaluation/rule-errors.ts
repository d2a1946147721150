import { choices } from '@chuhai/contract/evaluation'
import { getDotPath, safeParse } from 'valibot'
import {
  type Dimension,
  type Option,
  type Preferences,
  type Question,
  type Rating,
  type RuleSet,
  ruleSet,
} from './rules'

/** The terms that rules may name. */
interface KnownTerms {
  tags: readonly string[]
  regions: readonly string[]
  /** Of the second level, which has the sites. */
  categoryIds: readonly number[]
}

const unknownTerms = <T>(names: readonly T[], known: readonly T[]): T[] =>
  names.filter((name) => !known.includes(name))

const duplicates = <T>(list: readonly T[]): T[] => list.filter((one, index) => list.indexOf(one) !== index)

const preferenceErrors = (
  where: string,
  { tags, regions, categories }: Preferences,
  known: KnownTerms,
): string[] => [
  ...unknownTerms(Object.keys(tags), known.tags).map(
    (name) => `${where} names the tag ${name}, which there is not`,
  ),
  ...unknownTerms(Object.keys(regions), known.regions).map(
    (name) => `${where} names the region ${name}, which there is not`,
  ),
  ...unknownTerms(Object.keys(categories), known.categoryIds.map(String)).map(
    (id) => `${where} names the category ${id}, which is none of the second level`,
  ),
]

/** In a multiple choice, one more option must not lower an ability. */
const multipleChoiceErrors = (where: string, { isOpen, points }: Option): string[] => {
  const numbers = Object.values(points)
  if (isOpen && numbers.length > 0)
    return [
      `${where} leaves the question open and gives points, which would be lost with the next option chosen`,
    ]
  if (numbers.some((number) => number < 0))
    return [`${where} takes points away, though several options can be chosen there`]
  return []
}

const questionErrors = (
  { id, choicesType, options }: Question,
  abilities: readonly string[],
  known: KnownTerms,
): string[] =>
  options.flatMap((option) => {
    const where = `option ${option.id} of question ${id}`
    return [
      ...unknownTerms(Object.keys(option.points), abilities).map(
        (name) => `${where} gives points to ${name}, which is no ability`,
      ),
      ...preferenceErrors(where, option.prefers, known),
      ...(choicesType === choices.multiple ? multipleChoiceErrors(where, option) : []),
    ]
  })

const placeholders = ['strongest', 'second', 'secondWeakest', 'weakest', 'sites', 'courses']

/** The first rating must fit visitors without any points. */
const ratingOrderErrors = (ratings: readonly Rating[]): string[] => {
  const [first] = ratings
  const isForAll = first?.from === 0 && Object.keys(first.abilities).length === 0 && first.anyOf.length === 0
  const froms = ratings.map(({ from }) => from)
  const isInOrder = froms.every((from, index) => index === 0 || from > (froms[index - 1] ?? 0))
  return [
    ...(isForAll ? [] : ['the first rating must begin at 0 and ask for nothing else']),
    ...(isInOrder ? [] : ['each rating must begin higher than the one before it']),
    ...duplicates(ratings.map(({ name }) => name)).map((name) => `there are two ratings called ${name}`),
  ]
}

const ratingErrors = (
  ratings: readonly Rating[],
  abilities: readonly string[],
  optionIds: readonly number[],
): string[] => [
  ...ratingOrderErrors(ratings),
  ...ratings.flatMap((rating) => {
    const where = `rating ${rating.name}`
    const held = [...rating.summary.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
    return [
      ...unknownTerms(Object.keys(rating.abilities), abilities).map(
        (name) => `${where} asks for ${name}, which is no ability`,
      ),
      ...unknownTerms(rating.anyOf, optionIds).map(
        (id) => `${where} asks for option ${id}, which there is not`,
      ),
      ...unknownTerms(held, placeholders).map((name) => `${where} says {${name}}, which stands for nothing`),
    ]
  }),
]

/** The last advice must fit every visitor. */
const adviceErrors = ({ name, advice }: Dimension, optionIds: readonly number[]): string[] => [
  ...unknownTerms(
    advice.flatMap(({ when }) => when),
    optionIds,
  ).map((id) => `advice about ${name} asks for option ${id}, which there is not`),
  ...(advice.at(-1)?.when.length === 0 ? [] : [`the last advice about ${name} must have no condition`]),
]

const exclusionErrors = ({ apart }: RuleSet, known: KnownTerms): string[] => [
  ...unknownTerms(apart.regions, known.regions).map(
    (name) => `apart names the region ${name}, which there is not`,
  ),
  ...unknownTerms([...apart.marketplaces, ...apart.openWays], known.tags).map(
    (name) => `apart names the tag ${name}, which there is not`,
  ),
]

const limitErrors = ({ limits, questions }: RuleSet): string[] => [
  ...(limits.leastTold > questions.length ? ['leastTold asks for more questions than there are'] : []),
  ...(limits.leastSites > limits.sites ? ['leastSites asks for more sites than are ever chosen'] : []),
]

const ruleErrors = (rules: RuleSet, known: KnownTerms): string[] => {
  const { dimensions, questions, ratings } = rules
  const abilities = dimensions.map(({ name }) => name)
  const optionIds = questions.flatMap(({ options }) => options.map(({ id }) => id))
  return [
    ...duplicates(abilities).map((name) => `there are two abilities called ${name}`),
    ...duplicates(questions.map(({ id }) => id)).map((id) => `there are two questions ${id}`),
    ...duplicates(optionIds).map((id) => `there are two options ${id}`),
    ...questions.flatMap((question) => questionErrors(question, abilities, known)),
    ...dimensions.flatMap(({ name, helps }) => preferenceErrors(`what helps ${name}`, helps, known)),
    ...dimensions.flatMap((dimension) => adviceErrors(dimension, optionIds)),
    ...ratingErrors(ratings, abilities, optionIds),
    ...exclusionErrors(rules, known),
    ...limitErrors(rules),
  ]
}

/** Returns the errors of a document of rules, a sentence each. */
export const validateRules = (document: unknown, known: KnownTerms): string[] => {
  const { success, output, issues } = safeParse(ruleSet, document)
  if (success) return ruleErrors(output, known)
  return issues.map((issue) => `${getDotPath(issue) ?? 'the document'}: ${issue.message}`)
}
