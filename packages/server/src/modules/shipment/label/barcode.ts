import barcodes from 'bwip-js/node'
import { dot } from './measures'

/** Modules that stay white on both sides of Code 128. */
const quietModules = 10

/** A bar: where it begins and how wide it is, in points from the left edge of the code, the quiet zone included. */
export interface Bar {
  x: number
  width: number
}

/** A barcode as bars. */
export interface Barcode {
  bars: Bar[]
  /** With the quiet zones, in points. */
  width: number
}

/** Returns how many modules each bar and each space after it is wide. */
const widthsOf = (text: string): number[] => {
  const [symbol] = barcodes.raw({ bcid: 'code128', text })
  if (!symbol || !('sbs' in symbol)) throw new Error(`[chuhai] ${text} cannot be a barcode`)
  return symbol.sbs
}

/**
 * Returns Code 128 as bars, for a width at most: a module is as many whole dots of the printer as fit, so that no bar is blurred.
 *
 * @example
 * const { bars, width } = code128('CY2611284067192855A01', mm(92))
 */
export const code128 = (text: string, widthMax: number): Barcode => {
  const widths = widthsOf(text)
  const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * quietModules
  const dots = Math.floor(widthMax / dot / modules)
  // Below a quarter of a millimetre hand scanners fail.
  if (dots < 2) throw new Error(`[chuhai] the barcode ${text} does not fit its label`)
  const module = dots * dot
  const bars: Bar[] = []
  let at = quietModules
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ x: at * module, width: width * module })
    at += width
  }
  return { bars, width: modules * module }
}
