import * as v from 'valibot'
import type { Locale } from '../locale'

const line = v.pipe(v.string(), v.maxLength(400))
const text = v.pipe(v.string(), v.maxLength(1000))
const number = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)))
const words = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(60))
const lines = v.pipe(v.array(line), v.maxLength(200))
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

/** What providers and operators read of the parts. */
export const offerFieldNames: Record<OfferField, Record<Locale, string>> = {
  title: { 'zh-CN': '服务名称', en: 'Name' },
  summary: { 'zh-CN': '一句话介绍', en: 'In one sentence' },
  category: { 'zh-CN': '类目', en: 'Category' },
  platforms: { 'zh-CN': '适用平台', en: 'Platforms' },
  places: { 'zh-CN': '服务地点', en: 'Places' },
  answersWithinHours: { 'zh-CN': '几小时内答复', en: 'Answers within' },
  packages: { 'zh-CN': '套餐', en: 'Packages' },
  options: { 'zh-CN': '加购项', en: 'Options' },
  asksFor: { 'zh-CN': '付款后请买家提供', en: 'Asked after payment' },
  examples: { 'zh-CN': '案例', en: 'Examples' },
  questions: { 'zh-CN': '常见问题', en: 'Questions' },
}

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
