import type { Locale } from '../locale'

/** Kinds of goods, by which carriers accept a parcel, refuse it, or add a surcharge. */
export const goodsKinds = [
  'ordinary',
  'batteryInside',
  'batteryPacked',
  'batteryAlone',
  'magnetic',
  'liquid',
  'powder',
  'brand',
] as const
/** One of `goodsKinds`. */
export type GoodsKind = (typeof goodsKinds)[number]

/** Display names of kinds. */
export const goodsKindNames: Record<GoodsKind, Record<Locale, string>> = {
  ordinary: { 'zh-CN': '普货', en: 'Ordinary goods' },
  batteryInside: { 'zh-CN': '内置电池', en: 'Battery built in' },
  batteryPacked: { 'zh-CN': '配套电池', en: 'Battery packed with the device' },
  batteryAlone: { 'zh-CN': '纯电池、移动电源', en: 'Batteries alone, power banks' },
  magnetic: { 'zh-CN': '带磁', en: 'Magnetic goods' },
  liquid: { 'zh-CN': '液体、膏体', en: 'Liquids and pastes' },
  powder: { 'zh-CN': '粉末', en: 'Powders' },
  brand: { 'zh-CN': '品牌货', en: 'Branded goods' },
}
