import { choices } from '@chuhai/contract/evaluation'
import {
  array,
  boolean,
  check,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  record,
  regex,
  strictObject,
  string,
} from 'valibot'

const unprintable = /\p{Cc}|\p{Surrogate}/u

const words = (max: number) =>
  pipe(
    string(),
    check((text) => text !== '' && text.trim() === text, 'is empty, or begins or ends with a space'),
    check((text) => !unprintable.test(text), 'holds a sign that cannot be printed'),
    maxLength(max, `is longer than ${max} characters`),
  )

const whole = (from: number, to: number) => {
  const message = `is no whole number from ${from} to ${to}`
  return pipe(number(), integer(message), minValue(from, message), maxValue(to, message))
}

const id = whole(1, 2_147_483_647)
const score = whole(0, 100)
const weight = whole(-10, 10)
const listOf = <S extends GenericSchema>(item: S, min: number, max: number) =>
  pipe(array(item), minLength(min, `has fewer than ${min}`), maxLength(max, `has more than ${max}`))

/** What sites and courses are to be like: a weight for each tag, region, and category of the second level. */
const preferences = strictObject({
  tags: optional(record(words(20), weight), {}),
  regions: optional(record(words(20), weight), {}),
  categories: optional(record(pipe(string(), regex(/^[1-9]\d*$/, 'is no id of a category')), weight), {}),
})
export type Preferences = InferOutput<typeof preferences>

const option = strictObject({
  id,
  measureCn: words(30),
  /** Leaves the question open: it tells nothing, is no reason, and beside other options it does not count. */
  isOpen: optional(boolean(), false),
  /** What it adds to abilities, by their names. */
  points: optional(record(words(10), whole(-100, 100)), {}),
  prefers: optional(preferences, {}),
})
export type Option = InferOutput<typeof option>

const question = strictObject({
  id,
  attributeName: words(30),
  choicesType: picklist([choices.single, choices.multiple], 'is neither 0 nor 1'),
  options: listOf(option, 2, 30),
})
export type Question = InferOutput<typeof question>

const dimension = strictObject({
  name: words(10),
  /** What helps where this ability is weak. */
  helps: preferences,
  /** The first one counts of whose options in `when` all were chosen. */
  advice: listOf(strictObject({ text: words(40), when: optional(listOf(id, 0, 10), []) }), 1, 30),
})
export type Dimension = InferOutput<typeof dimension>

const rating = strictObject({
  name: words(10),
  /** The mean of all abilities it begins at. */
  from: score,
  /** Abilities that must have reached a score beside. */
  abilities: optional(record(words(10), score), {}),
  /** Options of which one must have been chosen beside; without any, none need be. */
  anyOf: optional(listOf(id, 0, 30), []),
  /** May name {strongest}, {second}, {secondWeakest}, {weakest}, {sites} and {courses}. */
  summary: words(200),
})
export type Rating = InferOutput<typeof rating>

/** For whom sites are: those for other regions or marketplaces than the visitor's are left out. */
const apart = strictObject({
  regions: listOf(words(20), 0, 50),
  marketplaces: listOf(words(20), 0, 50),
  /** Ways to sell that are open to all visitors; a site that serves one is never excluded. */
  openWays: listOf(words(20), 0, 50),
})

const limits = strictObject({
  /** Questions that must be answered with more than an open option, or there is no result. */
  leastTold: whole(0, 20),
  /** Sites that must be found, or there is no result. */
  leastSites: whole(1, 200),
  sites: whole(1, 200),
  /** Of one category of the second level. */
  sitesPerCategory: whole(1, 50),
  courses: whole(0, 30),
  /** Below it, no site is recommended. */
  leastWeight: whole(1, 50),
  /** The same for courses, which have tags only and so gather less. */
  leastCourseWeight: whole(1, 50),
  /** An option is a reason from this weight on. */
  reasonFrom: whole(1, 10),
  /** How many of the weakest abilities ask for help. */
  weakest: whole(0, 4),
  /** What the first of the hot recommendations gains; the second has half of it, the third a third. */
  hotPush: whole(0, 10),
})

/** Everything the evaluation is made of (specification 2.10, 3). docs/evaluation.md explains it. */
export const ruleSet = strictObject({
  questions: listOf(question, 1, 20),
  dimensions: listOf(dimension, 4, 8),
  ratings: listOf(rating, 1, 10),
  apart,
  limits,
})
export type RuleSet = InferOutput<typeof ruleSet>
/** As it is written, with what may be left out left out. */
export type RuleSetDocument = InferInput<typeof ruleSet>
