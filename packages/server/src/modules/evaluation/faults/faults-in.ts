import { getDotPath, safeParse } from 'valibot'
import { type RuleSet, ruleSet } from '../rule-set'
import { preferenceFaults, questionFaults } from './question-faults'
import { adviceFaults, ratingFaults } from './rating-faults'
import { repeated, strangers, type Vocabulary } from './vocabulary'

const apartFaults = ({ apart }: RuleSet, known: Vocabulary): string[] => [
  ...strangers(apart.regions, known.regions).map(
    (name) => `apart names the region ${name}, which there is not`,
  ),
  ...strangers([...apart.marketplaces, ...apart.openWays], known.tags).map(
    (name) => `apart names the tag ${name}, which there is not`,
  ),
]

const limitFaults = ({ limits, questions }: RuleSet): string[] => [
  ...(limits.leastTold > questions.length ? ['leastTold asks for more questions than there are'] : []),
  ...(limits.leastSites > limits.sites ? ['leastSites asks for more sites than are ever chosen'] : []),
]

const faultsOf = (rules: RuleSet, known: Vocabulary): string[] => {
  const { dimensions, questions, ratings } = rules
  const abilities = dimensions.map(({ name }) => name)
  const optionIds = questions.flatMap(({ options }) => options.map(({ id }) => id))
  return [
    ...repeated(abilities).map((name) => `there are two abilities called ${name}`),
    ...repeated(questions.map(({ id }) => id)).map((id) => `there are two questions ${id}`),
    ...repeated(optionIds).map((id) => `there are two options ${id}`),
    ...questions.flatMap((question) => questionFaults(question, abilities, known)),
    ...dimensions.flatMap(({ name, helps }) => preferenceFaults(`what helps ${name}`, helps, known)),
    ...dimensions.flatMap((dimension) => adviceFaults(dimension, optionIds)),
    ...ratingFaults(ratings, abilities, optionIds),
    ...apartFaults(rules, known),
    ...limitFaults(rules),
  ]
}

/** What is wrong with a document of rules, a sentence each; nothing for one that holds. */
export const faultsIn = (document: unknown, known: Vocabulary): string[] => {
  const { success, output, issues } = safeParse(ruleSet, document)
  if (success) return faultsOf(output, known)
  return issues.map((issue) => `${getDotPath(issue) ?? 'the document'}: ${issue.message}`)
}
