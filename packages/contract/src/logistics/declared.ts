import { isLatin, type ShipmentProblem } from './address'
import type { BatteryKind, CustomsDetails, CustomsRule, DeclaredCurrency, GoodsLine } from './customs'
import type { GoodsKind } from './goods-kind'
import type { ShipmentProblemCode } from './shipment-errors'

/**
 * Returns what goods are worth together, in hundredths of their currency.
 *
 * @example
 * const cents = ({ details }: Shipment) => declaredValueOf(details.goods) // 3750 for three pieces of 12.50
 */
export const declaredValueOf = (goods: readonly GoodsLine[]): number =>
  goods.reduce((sum, { pieces, value }) => sum + pieces * value, 0)

/** Returns what goods weigh together, in grams. */
export const gramsOf = (goods: readonly GoodsLine[]): number =>
  goods.reduce((sum, { pieces, grams }) => sum + pieces * grams, 0)

/**
 * Returns a declared sum as text: `€37.50`.
 *
 * @example
 * declaredText(3750, 'EUR') // '€37.50'
 */
export const declaredText = (amount: number, currency: DeclaredCurrency): string => {
  const sign = { USD: 'US$', EUR: '€', GBP: '£', CAD: 'CA$', AUD: 'A$' }[currency]
  return `${sign}${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
}

/** Whether a name consists of vague words alone. */
const isVague = (name: string, vague: readonly string[]): boolean => {
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length === 0 || words.every((word) => word.length < 2 || vague.includes(word))
}

const isForbidden = ({ forbidden }: CustomsRule, { nameZh, nameEn, hsCode }: GoodsLine): boolean => {
  const english = ` ${nameEn.toLowerCase().replace(/[^a-z]+/g, ' ')} `
  return forbidden.some(
    ({ hsCodes, words }) =>
      hsCodes.some((start) => hsCode.startsWith(start)) ||
      words.some((word) => nameZh.includes(word) || english.includes(` ${word.toLowerCase()} `)),
  )
}

const nameProblem = (rule: CustomsRule, { nameEn }: GoodsLine): ShipmentProblemCode | null => {
  if (nameEn === '') return 'SHIPMENT_FIELD_REQUIRED'
  if (!isLatin(nameEn)) return 'SHIPMENT_LATIN_ONLY'
  return isVague(nameEn, rule.vagueWords) ? 'SHIPMENT_NAME_VAGUE' : null
}

const hsProblem = ({ hsDigits }: CustomsRule, { hsCode }: GoodsLine): ShipmentProblemCode | null => {
  if (hsCode === '') return 'SHIPMENT_FIELD_REQUIRED'
  return /^\d{6,10}$/.test(hsCode) && hsCode.length >= hsDigits ? null : 'SHIPMENT_HS_LENGTH'
}

const lineProblems = (rule: CustomsRule, line: GoodsLine): [string, ShipmentProblemCode | null][] => [
  ['nameZh', line.nameZh === '' ? 'SHIPMENT_FIELD_REQUIRED' : null],
  ['nameEn', isForbidden(rule, line) ? 'SHIPMENT_GOODS_FORBIDDEN' : nameProblem(rule, line)],
  ['hsCode', hsProblem(rule, line)],
  ['origin', /^[A-Z]{2}$/.test(line.origin) ? null : 'SHIPMENT_FIELD_REQUIRED'],
  ['pieces', line.pieces === 0 ? 'SHIPMENT_FIELD_REQUIRED' : null],
  ['value', line.value === 0 ? 'SHIPMENT_FIELD_REQUIRED' : null],
  ['grams', line.grams === 0 ? 'SHIPMENT_FIELD_REQUIRED' : null],
  ['sellerId', rule.needsIdentifiers && line.sellerId === '' ? 'SHIPMENT_FIELD_REQUIRED' : null],
]

const batteryOf: Partial<Record<GoodsKind, BatteryKind>> = {
  batteryInside: 'inside',
  batteryPacked: 'packed',
  batteryAlone: 'alone',
}

/**
 * Returns the problem of batteries that differ from the quoted kind of goods: a line accepts or refuses a parcel by them.
 *
 * @example
 * const isQuoted = ({ request, details }: Shipment) => batteryProblems(request.goodsKind, details.goods).length === 0
 */
export const batteryProblems = (kind: GoodsKind, goods: readonly GoodsLine[]): ShipmentProblem[] => {
  const code = 'SHIPMENT_BATTERY_OTHER'
  const asked = batteryOf[kind] ?? 'none'
  const others = goods.flatMap(({ battery }, index) =>
    battery === 'none' || battery === asked ? [] : [{ field: `goods.${index}.battery`, code } as const],
  )
  const isMissing = asked !== 'none' && goods.length > 0 && goods.every(({ battery }) => battery === 'none')
  return isMissing ? [{ field: 'goods.0.battery', code }] : others
}

/** Returns problems of the total value, and of the number of a scheme. */
const sumProblems = (
  { valueMax, scheme }: CustomsRule,
  goods: readonly GoodsLine[],
  { schemeNumber }: CustomsDetails,
): ShipmentProblem[] => {
  const value = declaredValueOf(goods)
  const problems: ShipmentProblem[] = []
  if (valueMax !== null && value > valueMax) problems.push({ field: 'goods', code: 'SHIPMENT_VALUE_OVER' })
  if (schemeNumber === '') return problems
  const field = 'customs.schemeNumber'
  if (!scheme || !new RegExp(scheme.pattern).test(schemeNumber))
    problems.push({ field, code: 'SHIPMENT_SCHEME_INVALID' })
  else if (value > scheme.valueMax) problems.push({ field, code: 'SHIPMENT_SCHEME_OVER' })
  return problems
}

/**
 * Returns the problems of the goods and the customs declaration of a shipment by a rule.
 *
 * @example
 * const found = ({ details: { goods, customs } }: Shipment, rule: CustomsRule) => customsProblems(rule, goods, customs)
 */
export const customsProblems = (
  rule: CustomsRule,
  goods: readonly GoodsLine[],
  customs: CustomsDetails,
): ShipmentProblem[] => {
  if (goods.length === 0) return [{ field: 'goods', code: 'SHIPMENT_GOODS_MISSING' }]
  const lines = goods.flatMap((line, index) =>
    lineProblems(rule, line).flatMap(([field, code]) =>
      code ? [{ field: `goods.${index}.${field}`, code }] : [],
    ),
  )
  return [...lines, ...sumProblems(rule, goods, customs)]
}

/**
 * Returns the duty for each kind of goods, by the six digits that all countries share: lines of one code pay once. Null where a rule has no
 * such duty, or the goods are worth more.
 */
export const lineDutyOf = (
  { lineDuty }: CustomsRule,
  goods: readonly GoodsLine[],
): { lines: number; amount: number } | null => {
  if (!lineDuty || declaredValueOf(goods) > lineDuty.valueMax) return null
  const lines = new Set(goods.map(({ hsCode }) => hsCode.slice(0, 6))).size
  return { lines, amount: lines * lineDuty.amount }
}
