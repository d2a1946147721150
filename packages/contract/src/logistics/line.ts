import * as v from 'valibot'
import type { Locale } from '../locale'
import { words } from '../words'
import { countryCodes } from './destinations'
import { goodsKinds } from './goods-kind'
import { measureLimits, rateTable } from './rate-table'

/** Means of transport of lines. */
export const lineKinds = ['express', 'airLine', 'post', 'sea', 'rail', 'road'] as const
/** One of `lineKinds`. */
export type LineKind = (typeof lineKinds)[number]

/** Display names of kinds of lines. */
export const lineKindNames: Record<LineKind, Record<Locale, string>> = {
  express: { 'zh-CN': '国际快递', en: 'Express' },
  airLine: { 'zh-CN': '空运专线', en: 'Air line' },
  post: { 'zh-CN': '邮政小包', en: 'Postal packet' },
  sea: { 'zh-CN': '海运派送', en: 'Sea freight with delivery' },
  rail: { 'zh-CN': '铁路派送', en: 'Rail freight with delivery' },
  road: { 'zh-CN': '卡航派送', en: 'Road freight with delivery' },
}

/** The carrier of a line; `key` identifies it to the parts that book and track. */
export const lineCarrier = v.object({ key: v.string(), name: words })
/** The carrier of a line. */
export type LineCarrier = v.InferOutput<typeof lineCarrier>

/** A line in lists, by the prices of today. */
export const shippingLine = v.object({
  id: v.number(),
  name: words,
  carrier: lineCarrier,
  kind: v.picklist(lineKinds),
  summary: words,
  /** Features, a line each. */
  features: v.array(words),
  isTracked: v.boolean(),
  /** From the quickest zone to the slowest. */
  days: v.object({ from: v.number(), to: v.number() }),
  countries: v.array(v.picklist(countryCodes)),
  goodsKinds: v.array(v.picklist(goodsKinds)),
  limits: measureLimits,
  /** The price of the lightest parcel in the cheapest zone, without surcharges, in fen. */
  priceFrom: v.number(),
})
/** A line in lists. */
export type ShippingLine = v.InferOutput<typeof shippingLine>

/** A line on its page, with its prices of today. */
export const shippingLineWithRates = v.object({
  ...shippingLine.entries,
  tableVersion: v.number(),
  table: rateTable,
  /** Further notes for senders, a line each. */
  notes: v.array(words),
})
/** A line on its page. */
export type ShippingLineWithRates = v.InferOutput<typeof shippingLineWithRates>
