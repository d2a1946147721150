import type { Counted, Unit } from '../algebra/units'
import { kilogramsText, sidesText, type Words } from '../algebra/words'

interface Weighed {
  /** That of the table; null where the volume does not count. */
  divisor: number | null
  /** How many parcels there are. */
  parcels: number
}

const realWords = ({ parcel, realGrams }: Unit, parcels: number): Words => {
  const real = kilogramsText(realGrams)
  if (parcels === 1) return { 'zh-CN': `实重 ${real}`, en: `Real weight ${real}` }
  return parcel === null
    ? { 'zh-CN': `${parcels} 件合计实重 ${real}`, en: `All ${parcels} parcels: real weight ${real}` }
    : { 'zh-CN': `第 ${parcel} 件：实重 ${real}`, en: `Parcel ${parcel}: real weight ${real}` }
}

const volumeWords = ({ sides, volumeGrams }: Unit, divisor: number | null): Words | null => {
  if (volumeGrams === null || divisor === null) return null
  const volume = kilogramsText(volumeGrams)
  const [first] = sides
  if (first && sides.length === 1) {
    const how = `${sidesText(first)} ÷ ${divisor}`
    return { 'zh-CN': `体积重 ${volume}（${how}）`, en: `volume weight ${volume} (${how})` }
  }
  return {
    'zh-CN': `体积重 ${volume}（各件 长 × 宽 × 高 ÷ ${divisor} 之和）`,
    en: `volume weight ${volume} (the sum of length × width × height ÷ ${divisor})`,
  }
}

const choices: Record<Counted, Words> = {
  real: { 'zh-CN': '按实重', en: 'the real weight counts' },
  volume: { 'zh-CN': '按体积重', en: 'the volume weight counts' },
  least: { 'zh-CN': '按起重', en: 'the least weight counts' },
}

const choiceWords = ({ counts, heavierGrams, stepGrams, grams }: Unit): Words => {
  const choice = choices[counts]
  const counted = kilogramsText(grams)
  if (grams === heavierGrams)
    return { 'zh-CN': `${choice['zh-CN']}计 ${counted}`, en: `${choice.en}: ${counted}` }
  const step = kilogramsText(stepGrams)
  return {
    'zh-CN': `${choice['zh-CN']}，进到 ${step} 的整数倍，计 ${counted}`,
    en: `${choice.en}, rounded up to steps of ${step}: ${counted}`,
  }
}

/** Says which weight counts for a parcel, or for all of them, and why. */
export const whyCounted = (unit: Unit, { divisor, parcels }: Weighed): Words => {
  const volume = volumeWords(unit, divisor)
  const all = [realWords(unit, parcels), ...(volume ? [volume] : []), choiceWords(unit)]
  return {
    'zh-CN': all.map((words) => words['zh-CN']).join('，'),
    en: all.map(({ en }) => en).join('; '),
  }
}
