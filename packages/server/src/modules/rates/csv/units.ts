/** The units of a measure, each with the decimals that make it a whole number of grams, millimetres or fen. */
export const units = {
  weight: { kg: 3, g: 0 },
  length: { cm: 1, mm: 0 },
  money: { 元: 2, 分: 0 },
  days: { 天: 0 },
  share: { '%': 2 },
} as const satisfies Record<string, Record<string, number>>
/** A measure that has units. */
export type Measure = keyof typeof units

/** Splits `到(kg)` in its name and its unit; brackets may be of full width. */
export const splitUnit = (title: string): { name: string; unit: string | null } => {
  const [, name = title, unit] = /^(.+?) *[(（](.+)[)）]$/.exec(title) ?? []
  return { name, unit: unit ?? null }
}

/** Returns how many decimals a unit of a measure has; null where it is none of them. */
export const decimalsOf = (measure: Measure, unit: string | null): number | null => {
  const known: Record<string, number> = units[measure]
  return unit !== null && Object.hasOwn(known, unit) ? (known[unit] ?? null) : null
}

/** Names the units of a measure: `kg or g`. */
export const unitNames = (measure: Measure): string => Object.keys(units[measure]).join(' or ')

/**
 * Reads a decimal as a whole number without any arithmetic in between, so that nothing is lost; a message where it cannot be.
 *
 * @example
 * scaled('19.9', 2) // 1990
 */
export const scaled = (text: string, decimals: number): number | string => {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return 'must be a number, such as 12.5'
  if (part.length > decimals) return `must have ${decimals} decimals at most`
  return Number(whole + part.padEnd(decimals, '0'))
}

/** Writes a whole number with decimals, as `scaled` reads it. */
export const unscaled = (value: number, decimals: number): string => {
  const digits = String(value).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return part === '' ? whole : `${whole}.${part}`
}
