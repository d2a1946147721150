import {
  freight,
  goodsKindNames,
  type RateBracket,
  type RatePlace,
  type RateSurcharge,
  type RateTable,
} from '@chuhai/contract/logistics'
import { timeInShanghai } from '../../../time/shanghai'
import { surchargeWords } from './read-surcharges'
import { unscaled } from './units'

/** The cells of a row, by the names of their columns; whole numbers of grams, millimetres and fen are written in their unit later. */
export type Cells = Readonly<Record<string, string | number | null>>

/** Writes an instant as clocks in China show it. */
export const instantText = (instant: string | null): string | null =>
  instant === null ? null : timeInShanghai(new Date(instant))

const goodsText = (kinds: RateTable['limits']['goodsKinds']): string =>
  kinds.map((kind) => goodsKindNames[kind]['zh-CN']).join('|')

/** Returns the word for a value; empty where it has none. */
const wordOf = (words: Readonly<Record<string, unknown>>, value: unknown): string =>
  Object.keys(words).find((word) => words[word] === value) ?? ''

/** A country, or a range of its postcodes. */
export const placeCells = ({ country, from, to }: RatePlace): Cells => ({
  国家: country,
  邮编从: from,
  邮编到: to,
})

/** Rules of the whole table. */
export const ruleRows = ({ from, until, per, divisor, sideRounding, leastGrams }: RateTable): Cells[] => [
  { 项目: '生效', 值: instantText(from) },
  { 项目: '截止', 值: instantText(until) },
  { 项目: '计费', 值: wordOf(surchargeWords.per, per) },
  { 项目: '体积除数', 值: divisor },
  { 项目: '边长进位(mm)', 值: sideRounding?.toMm ?? null },
  { 项目: '边长取整', 值: sideRounding && (sideRounding.how === 'up' ? '进一' : '四舍五入') },
  { 项目: '起重(kg)', 值: unscaled(leastGrams, 3) },
  { 项目: '区间', 值: '含上限' },
]

const lengthText = (mm: number | null): string | null => (mm === null ? null : unscaled(mm, 1))

/** Limits of the line. */
export const limitRows = ({ limits }: RateTable): Cells[] => [
  { 项目: '件数', 值: limits.parcels },
  { 项目: '单件重(kg)', 值: unscaled(limits.grams, 3) },
  { 项目: '最长边(cm)', 值: lengthText(limits.longestMm) },
  { 项目: '次长边(cm)', 值: lengthText(limits.secondMm) },
  { 项目: '三边和(cm)', 值: lengthText(limits.sumMm) },
  { 项目: '围长(cm)', 值: lengthText(limits.girthMm) },
  { 项目: '货物', 值: goodsText(limits.goodsKinds) },
]

/** A price, from the end of the one before it on. */
export const bracketCells = ({ uptoGrams, price }: RateBracket, from: number): Cells => ({
  从: from,
  到: uptoGrams,
  ...(price.by === 'kilo'
    ? { 计价: '公斤', 固定: price.fixed, 每公斤: price.perKg }
    : {
        计价: '首续',
        首重: price.firstGrams,
        首重价: price.first,
        续重: price.furtherGrams,
        续重价: price.further,
      }),
})

const priceCells = ({ price }: RateSurcharge): Cells => {
  if (price.by === 'sum') return { 金额: price.amount }
  if (price.by === 'kilo') return { 每公斤: price.perKg }
  return { 比例基数: price.of.map((key) => (key === freight ? '运费' : key)).join('|') }
}

/** A surcharge without its percentages and places. */
export const surchargeCells = (surcharge: RateSurcharge): Cells => {
  const { key, name, per, price, minimum, when } = surcharge
  return {
    附加费: key,
    名称: name['zh-CN'],
    英文名: name.en,
    收取: wordOf(surchargeWords.per, per),
    计价: wordOf(surchargeWords.by, price.by),
    ...priceCells(surcharge),
    最低: minimum,
    货物: goodsText(when.goodsKinds),
    交货: wordOf(surchargeWords.placedAs, when.placedAs),
    住宅: when.isResidence ? '是' : null,
    超重: when.overGrams,
    最长边超: when.overLongestMm,
    次长边超: when.overSecondMm,
    三边和超: when.overSumMm,
    围长超: when.overGirthMm,
    从: instantText(when.from),
    到: instantText(when.until),
  }
}
