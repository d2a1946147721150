import { type GoodsKind, goodsKindNames, type QuoteLine } from '@chuhai/contract/logistics'
import type { Excess } from '../algebra/limits'
import { centimetresText, kilogramsText, type Words } from '../algebra/words'

const measureNames = {
  weight: { 'zh-CN': '重量', en: 'weight' },
  longest: { 'zh-CN': '最长边', en: 'longest side' },
  second: { 'zh-CN': '次长边', en: 'second side' },
  sum: { 'zh-CN': '长宽高之和', en: 'sum of the sides' },
  girth: { 'zh-CN': '围长（最长边加另两边之和的两倍）', en: 'girth' },
  countedWeight: { 'zh-CN': '计费重', en: 'weight that counts' },
} as const

interface Asked {
  goodsKind: GoodsKind
  /** How many parcels there are. */
  parcels: number
}

const measureWords = (reason: keyof typeof measureNames, excess: Excess, parcels: number): Words => {
  const text = reason === 'weight' || reason === 'countedWeight' ? kilogramsText : centimetresText
  const [is, max] = [text(excess.is), text(excess.max)]
  const name = measureNames[reason]
  const isOne = parcels === 1 || excess.parcel === null
  return {
    'zh-CN': `${isOne ? '' : `第 ${excess.parcel} 件的`}${name['zh-CN']} ${is}，最多 ${max}`,
    en: `The ${name.en}${isOne ? '' : ` of parcel ${excess.parcel}`} is ${is}, at most ${max} is taken`,
  }
}

const wordsOf = (excess: Excess, { goodsKind, parcels }: Asked): Words => {
  const { reason, max } = excess
  if (reason === 'destination')
    return { 'zh-CN': '不寄往这个国家或地区', en: 'Does not go to this country or region' }
  if (reason === 'area') return { 'zh-CN': '不派送这个邮编的地区', en: 'Does not go to this postcode' }
  if (reason === 'goods')
    return {
      'zh-CN': `不收这类货物：${goodsKindNames[goodsKind]['zh-CN']}`,
      en: `Does not take: ${goodsKindNames[goodsKind].en}`,
    }
  return reason === 'parcels'
    ? { 'zh-CN': `一票最多 ${max} 件`, en: `${max} parcels at most in one shipment` }
    : measureWords(reason, excess, parcels)
}

/** Returns why a line does not take some parcels, as a quote keeps it. */
export const presentRefusal = (excess: Excess, asked: Asked): QuoteLine['impossible'][number] => ({
  reason: excess.reason,
  words: wordsOf(excess, asked),
})
