import { parcelGramsMax, parcelSideMaxMm } from '@chuhai/contract/logistics'
import { UsageError } from './usage-error'
import type { Word } from './words'

/** Reads a decimal number as thousandths or tenths, without arithmetic on fractions; null for anything else. */
const wholeOf = (text: string, digits: number): number | null => {
  const [, whole, part = ''] = /^(\d{1,6})(?:\.(\d+))?$/.exec(text.trim()) ?? []
  return whole === undefined || part.length > digits ? null : Number(whole + part.padEnd(digits, '0'))
}

/** A weight in kilograms, as scales show it; its value is in grams. */
export const gramsWord: Word<number> = {
  name: '公斤',
  about: '重量，公斤，最多三位小数，例如 0.85',
  read(text) {
    const grams = wholeOf(text.replace(/kg$/i, ''), 3)
    if (grams === null || grams < 1 || grams > parcelGramsMax)
      throw new UsageError(`“${text}”不是重量，请写公斤，例如 0.85。`)
    return grams
  },
}

/** Three sides in centimetres, as tapes show them; their values are in millimetres. */
export const sidesWord: Word<{ lengthMm: number; widthMm: number; heightMm: number }> = {
  name: '长x宽x高',
  about: '三条边，厘米，最多一位小数，例如 30x20x10.5',
  read(text) {
    const sides = text
      .replace(/cm$/i, '')
      .split(/[x×*]/i)
      .map((side) => wholeOf(side, 1))
    const [lengthMm, widthMm, heightMm, ...others] = sides
    if (
      !lengthMm ||
      !widthMm ||
      !heightMm ||
      others.length > 0 ||
      sides.some((side) => (side ?? 0) > parcelSideMaxMm)
    )
      throw new UsageError(`“${text}”不是尺寸，请写三条边的厘米数，例如 30x20x10。`)
    return { lengthMm, widthMm, heightMm }
  },
}
