import {
  type BatteryKind,
  type CountryCode,
  countryCodes,
  destinations,
  type GoodsKind,
  goodsKindNames,
  goodsKinds,
} from '@chuhai/contract/logistics'
import { fenOf } from '@chuhai/contract/money'
import { scaled } from '../../rates/csv/units'

/** The columns of a file of shipments, in the order of the template; each row is one shipment of one parcel with one kind of goods. */
export const batchColumns = [
  '参考号',
  '收件人',
  '公司',
  '国家或地区',
  '邮编',
  '州或省',
  '城市',
  '地址',
  '地址补充',
  '电话',
  '邮箱',
  '清关号码',
  '重量(kg)',
  '长(cm)',
  '宽(cm)',
  '高(cm)',
  '货物类别',
  '线路',
  '交货仓库',
  '中文品名',
  '英文品名',
  '海关编码',
  '原产国',
  '数量',
  '申报单价',
  '单件重量(kg)',
  '电池',
  '卖家货号',
  '税号',
] as const
/** A column of a file of shipments. */
export type BatchColumn = (typeof batchColumns)[number]

/** The column with the number of the shipment that a row has become. */
export const resultNumber = '运单号'

/** Columns that the result file adds. */
export const resultColumns = ['结果', resultNumber, '运费(元)', '原因'] as const

/** Returns a cell of a row; cells are in the order of `batchColumns`. */
export const cellOf = (cells: readonly string[], name: BatchColumn): string =>
  cells[batchColumns.indexOf(name)] ?? ''

/** The word for the cheapest line, as an empty cell is read, too. */
export const cheapestLine = '最便宜'

/** Reads a decimal as a whole number of a smaller unit; null where it is no number, or has more decimals. */
export const wholeOf = (text: string, decimals: number): number | null => {
  const value = scaled(text, decimals)
  return typeof value === 'number' ? value : null
}

/** A declared value, in hundredths of its currency. */
export const declaredOf = (text: string): number | null => {
  const value = fenOf(text)
  return value !== null && value > 0 ? value : null
}

/** A country by its two letters or its Chinese name. */
export const countryOf = (text: string): CountryCode | null =>
  countryCodes.find((code) => code === text.toUpperCase() || destinations[code]['zh-CN'] === text) ?? null

/** A kind of goods by its Chinese name; ordinary where nothing is said. */
export const goodsKindOf = (text: string): GoodsKind | null =>
  text === '' ? 'ordinary' : (goodsKinds.find((kind) => goodsKindNames[kind]['zh-CN'] === text) ?? null)

const batteryWords: Readonly<Record<string, BatteryKind>> = {
  '': 'none',
  无: 'none',
  内置: 'inside',
  配套: 'packed',
  纯电池: 'alone',
}

/** How a battery travels, by its Chinese word. */
export const batteryOf = (text: string): BatteryKind | null => batteryWords[text] ?? null
