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

/** Weights of tags, regions, and categories of the second level. */
const preferences = strictObject({
  tags: optional(record(words(20), weight), {}),
  regions: optional(record(words(20), weight), {}),
  categories: optional(record(pipe(string(), regex(/^[1-9]\d*$/, 'is no id of a category')), weight), {}),
})
export type Preferences = InferOutput<typeof preferences>

const option = strictObject({
  id,
  measureCn: words(30),
  /** An undecided answer: it is no reason, and is ignored beside other options. */
  isOpen: optional(boolean(), false),
  /** Points for abilities, by name. */
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
  /** Preferences where this ability is weak. */
  helps: preferences,
  /** The first entry counts whose options in `when` were all chosen. */
  advice: listOf(strictObject({ text: words(40), when: optional(listOf(id, 0, 10), []) }), 1, 30),
})
export type Dimension = InferOutput<typeof dimension>

const rating = strictObject({
  name: words(10),
  /** Minimum mean of all abilities. */
  from: score,
  /** Minimum scores of single abilities. */
  abilities: optional(record(words(10), score), {}),
  /** Options of which one must have been chosen; may be empty. */
  anyOf: optional(listOf(id, 0, 30), []),
  /** May name {strongest}, {second}, {secondWeakest}, {weakest}, {sites} and {courses}. */
  summary: words(200),
})
export type Rating = InferOutput<typeof rating>

/** Sites for other regions or marketplaces than the visitor's are excluded. */
const apart = strictObject({
  regions: listOf(words(20), 0, 50),
  marketplaces: listOf(words(20), 0, 50),
  /** Marketplaces open to all visitors; their sites are never excluded. */
  openWays: listOf(words(20), 0, 50),
})

const limits = strictObject({
  /** Minimum number of questions with a decided answer. */
  leastTold: whole(0, 20),
  /** Minimum number of sites found. */
  leastSites: whole(1, 200),
  sites: whole(1, 200),
  /** Maximum for a category of the second level. */
  sitesPerCategory: whole(1, 50),
  courses: whole(0, 30),
  /** Minimum weight of a recommended site. */
  leastWeight: whole(1, 50),
  /** The same for courses, which have tags only. */
  leastCourseWeight: whole(1, 50),
  /** Minimum weight of a reason. */
  reasonFrom: whole(1, 10),
  /** How many of the weakest abilities are supported. */
  weakest: whole(0, 4),
  /** Bonus of the first hot site; the second gets half, the third a third. */
  hotPush: whole(0, 10),
})

/** The rules of the evaluation (specification 2.10, 3), explained in docs/evaluation.md. */
export const ruleSet = strictObject({
  questions: listOf(question, 1, 20),
  dimensions: listOf(dimension, 4, 8),
  ratings: listOf(rating, 1, 10),
  apart,
  limits,
})
export type RuleSet = InferOutput<typeof ruleSet>
/** A document before defaults are applied. */
export type RuleSetDocument = InferInput<typeof ruleSet>
