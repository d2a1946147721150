import * as v from 'valibot'
import { shipmentGoodsMax, shipmentPiecesMax, shipmentValueMax } from '../constants'
import type { Locale } from '../locale'
import { optionalLine } from '../text-fields'
import { words } from '../words'
import { countryCodes } from './destinations'
import type { ShipmentErrorCode } from './shipment-errors'

const code = (value: ShipmentErrorCode): ShipmentErrorCode => value
const line = (max: number) => optionalLine(max, code('SHIPMENT_TEXT_TOO_LONG'))
const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))

/** Currencies in which goods are declared, each with two decimals. */
export const declaredCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const
/** A currency in which goods are declared. */
export type DeclaredCurrency = (typeof declaredCurrencies)[number]

/** How a battery travels: in the device, beside it, or alone. */
export const batteryKinds = ['none', 'inside', 'packed', 'alone'] as const
/** How a battery travels. */
export type BatteryKind = (typeof batteryKinds)[number]

/** Why goods are sent. */
export const customsPurposes = ['sale', 'gift', 'sample', 'return'] as const
/** Why goods are sent. */
export type CustomsPurpose = (typeof customsPurposes)[number]

/** Display names of purposes. */
export const customsPurposeNames: Record<CustomsPurpose, Record<Locale, string>> = {
  sale: { 'zh-CN': '销售', en: 'Sale' },
  gift: { 'zh-CN': '礼品', en: 'Gift' },
  sample: { 'zh-CN': '样品', en: 'Sample' },
  return: { 'zh-CN': '退换货', en: 'Return or replacement' },
}

/** Display names of how batteries travel. */
export const batteryNames: Record<BatteryKind, Record<Locale, string>> = {
  none: { 'zh-CN': '不含电池', en: 'No battery' },
  inside: { 'zh-CN': '内置电池', en: 'Built in' },
  packed: { 'zh-CN': '配套电池', en: 'Packed with the device' },
  alone: { 'zh-CN': '纯电池', en: 'Battery alone' },
}

/** One kind of goods within a shipment, as far as it is filled in. */
export const goodsLine = v.object({
  nameZh: line(60),
  nameEn: line(100),
  /** Digits alone. */
  hsCode: v.pipe(
    line(14),
    v.transform((text) => text.replace(/[\s.]/g, '')),
  ),
  /** The country where it was made. */
  origin: v.pipe(v.string(), v.maxLength(2)),
  pieces: whole(shipmentPiecesMax),
  /** Of one piece, in hundredths of the currency of the destination. */
  value: whole(shipmentValueMax),
  /** Of one piece, in grams. */
  grams: whole(1_000_000),
  battery: v.picklist(batteryKinds),
  /** Identifiers of the seller, the maker and the trade: an SKU, a model, a GTIN. */
  sellerId: line(128),
  makerId: line(128),
  standardId: line(64),
})
/** One kind of goods within a shipment. */
export type GoodsLine = v.InferOutput<typeof goodsLine>

/** The goods of a shipment. */
export const goodsLines = v.pipe(v.array(goodsLine), v.maxLength(shipmentGoodsMax))

/** The customs declaration of a shipment as a whole. */
export const customsDetails = v.object({
  purpose: v.picklist(customsPurposes),
  /** The number of a scheme by which the seller has collected the tax, such as IOSS. */
  schemeNumber: line(20),
})
/** The customs declaration of a shipment as a whole. */
export type CustomsDetails = v.InferOutput<typeof customsDetails>

/** Goods that are not accepted, by the beginning of their HS code or a word of their names. */
export const forbiddenGoods = v.object({
  hsCodes: v.array(v.string()),
  words: v.array(v.string()),
  reason: v.string(),
})

/** Customs rules of destinations from a day on; sums are in hundredths of `currency`. */
export const customsRule = v.object({
  key: v.string(),
  name: v.string(),
  /** The first day, yyyy-MM-dd in China. */
  from: v.string(),
  countries: v.array(v.picklist(countryCodes)),
  currency: v.picklist(declaredCurrencies),
  /** The fewest digits of an HS code. */
  hsDigits: v.picklist([6, 8, 10]),
  /** Whether each line needs the seller's identifier. */
  needsIdentifiers: v.boolean(),
  /** Names made of these words alone are too vague. */
  vagueWords: v.array(v.string()),
  forbidden: v.array(forbiddenGoods),
  /** The largest value of the goods of a parcel; null for no limit. */
  valueMax: v.nullable(v.number()),
  /** A scheme for goods up to a value, without freight; null where there is none. */
  scheme: v.nullable(
    v.object({ name: v.string(), valueMax: v.number(), pattern: v.string(), example: v.string() }),
  ),
  /** A duty on each line of goods up to a value; null where there is none. */
  lineDuty: v.nullable(v.object({ amount: v.number(), valueMax: v.number() })),
  /** The recipient's tax id; null where not required. */
  taxId: v.nullable(v.object({ name: words, pattern: v.string(), example: v.string() })),
  /** Further notes, a sentence each. */
  notes: v.array(v.string()),
  /** Where the authority publishes it. */
  source: v.string(),
})
/** The customs rules of a destination. */
export type CustomsRule = v.InferOutput<typeof customsRule>

/** A code of the Harmonized System with its name; `national` has the longer national codes, by country. */
export const hsCode = v.object({
  code: v.string(),
  name: words,
  national: v.record(v.string(), v.string()),
})
/** A code of the Harmonized System. */
export type HsCode = v.InferOutput<typeof hsCode>
