import * as v from 'valibot'

const line = v.pipe(v.string(), v.maxLength(400))
const text = v.pipe(v.string(), v.maxLength(1000))
const number = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)))
const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(60))
const lines = v.pipe(v.array(line), v.maxLength(40))
/** Names a package or an option for as long as it exists, so that orders can tell which one they are of. */
const key = v.pipe(v.string(), v.regex(/^[a-z\d]{1,12}$/))

const draftPackage = v.object({
  key,
  name: line,
  price: number,
  days: number,
  revisions: number,
  contains: lines,
})
/** A package while it is written. */
export type DraftPackage = v.InferOutput<typeof draftPackage>

const draftOption = v.object({ key, name: line, price: number, days: number })
/** An option while it is written. */
export type DraftOption = v.InferOutput<typeof draftOption>

const draftExample = v.object({ picture: v.pipe(v.string(), v.maxLength(500)), text: line })
/** An example while it is written; its picture is an address, or empty. */
export type DraftExample = v.InferOutput<typeof draftExample>

const draftQuestion = v.object({ question: line, answer: text })
/** A question with its answer while they are written. */
export type DraftQuestion = v.InferOutput<typeof draftQuestion>

/** A service while its provider writes it: anything may be missing, and null stands for a number that is not filled in. */
export const offerDraft = v.object({
  title: line,
  summary: line,
  category: line,
  platforms: words,
  places: words,
  answersWithinHours: number,
  packages: v.pipe(v.array(draftPackage), v.maxLength(10)),
  options: v.pipe(v.array(draftOption), v.maxLength(20)),
  asksFor: lines,
  examples: v.pipe(v.array(draftExample), v.maxLength(20)),
  questions: v.pipe(v.array(draftQuestion), v.maxLength(20)),
})
/** A service while its provider writes it. */
export type OfferDraft = v.InferOutput<typeof offerDraft>

/** A part of a service that reasons of a review can be about. */
export type OfferField = keyof OfferDraft

/** A package before anything is filled in. */
export const emptyPackage = (key: string): DraftPackage => ({
  key,
  name: '',
  price: null,
  days: null,
  revisions: 1,
  contains: [],
})

/** A service before anything is filled in. */
export const emptyOffer: OfferDraft = {
  title: '',
  summary: '',
  category: '',
  platforms: [],
  places: [],
  answersWithinHours: null,
  packages: [emptyPackage('p1')],
  options: [],
  asksFor: [],
  examples: [],
  questions: [],
}

/**
 * Returns a key that none of some packages or options has.
 *
 * @example
 * nextKey('p', [{ key: 'p1' }, { key: 'p4' }]) // 'p5'
 */
export const nextKey = (letter: string, taken: readonly { key: string }[]): string =>
  `${letter}${Math.max(0, ...taken.map(({ key }) => Number(key.slice(letter.length)) || 0)) + 1}`
