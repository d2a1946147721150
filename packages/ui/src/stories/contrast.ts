import type { Token } from './tokens'

/** Pairs of foreground and background colours, with the minimum contrast of WCAG 2.2. */
export const pairs = [
  ['text', 'surface', 4.5],
  ['text-2', 'surface', 4.5],
  ['text-3', 'surface', 4.5],
  ['text-3', 'ground', 4.5],
  ['text', 'raised', 4.5],
  ['text', 'field', 4.5],
  ['link', 'surface', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ['tint-text', 'tint', 4.5],
  ['tint-text', 'tint-2', 4.5],
  ['success', 'success-ground', 4.5],
  ['warning', 'warning-ground', 4.5],
  ['error', 'error-ground', 4.5],
  ['error', 'surface', 4.5],
  ['field-line', 'field', 3],
  ['focus', 'surface', 3],
] as const

const channels = (hex: string) => {
  const digits = hex.slice(1)
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) / 255)
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** The contrast of each pair in both themes. */
export const contrasts = (tokens: readonly Token[]) => {
  const colours = new Map(tokens.map((token) => [token.name, token]))
  return pairs.map(([front, back, least]) => {
    const one = colours.get(front)
    const other = colours.get(back)
    if (!one || !other) throw new Error(`[chuhai] ${front} or ${back} is no token.`)
    return {
      front,
      back,
      least,
      light: contrastOf(one.light, other.light),
      dark: contrastOf(one.dark, other.dark),
    }
  })
}
