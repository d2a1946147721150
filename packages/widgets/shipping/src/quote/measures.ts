import { cleanText } from '@chuhai/contract/text'

/** Reads a decimal as a whole number of its smallest part; null for anything else, and for more places than it has. */
const wholeOf = (typed: string, unit: RegExp, places: number): number | null => {
  const plain = cleanText(typed)
    .replace(/[．。]/g, '.')
    .replace(unit, '')
    .trim()
  const [, whole, part = ''] = /^(?=\.?\d)(\d{0,6})(?:\.(\d*))?$/.exec(plain) ?? []
  if (whole === undefined || /[1-9]/.test(part.slice(places))) return null
  return Number(whole) * 10 ** places + Number(part.slice(0, places).padEnd(places, '0'))
}

/**
 * Reads kilograms as grams, without a fraction on the way; null for anything else.
 *
 * @example
 * gramsOf('0.35') // 350
 */
export const gramsOf = (kilograms: string): number | null => wholeOf(kilograms, /(?:kg|千克|公斤)$/i, 3)

/**
 * Reads centimetres as millimetres; null for anything else.
 *
 * @example
 * millimetresOf('25.5') // 255
 */
export const millimetresOf = (centimetres: string): number | null =>
  wholeOf(centimetres, /(?:cm|厘米|公分)$/i, 1)

/** Writes grams as kilograms: 1250 is `1.25`. */
export const kilogramText = (grams: number): string => String(grams / 1000)

/** Writes millimetres as centimetres: 255 is `25.5`. */
export const centimetreText = (millimetres: number): string => String(millimetres / 10)
