import { recipientProblems, type ShipmentProblem } from './address'
import type { CustomsRule } from './customs'
import { batteryProblems, customsProblems, gramsOf } from './declared'
import type { QuoteRequest } from './quote'
import type { ShipmentDetails } from './shipment'

/** How many days ahead goods are collected. */
export const collectionDaysMax = 14

const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/**
 * Returns the days on which goods can be collected: tomorrow is the first one.
 *
 * @example
 * collectionDays('2026-11-28') // { first: '2026-11-29', last: '2026-12-12' }
 */
export const collectionDays = (today: string): { first: string; last: string } => ({
  first: dayAfter(today, 1),
  last: dayAfter(today, collectionDaysMax),
})

const handOverProblem = (
  { placedAs }: Pick<QuoteRequest, 'placedAs'>,
  { warehouseId, collectOn }: Pick<ShipmentDetails, 'warehouseId' | 'collectOn'>,
  today: string,
): ShipmentProblem | null => {
  if (placedAs === 'dropOff')
    return warehouseId === '' ? { field: 'warehouseId', code: 'SHIPMENT_WAREHOUSE_MISSING' } : null
  if (collectOn === '') return { field: 'collectOn', code: 'SHIPMENT_DAY_MISSING' }
  const { first, last } = collectionDays(today)
  return collectOn < first || collectOn > last ? { field: 'collectOn', code: 'SHIPMENT_DAY_OVER' } : null
}

const taxIdProblem = (rule: CustomsRule, taxId: string): ShipmentProblem | null => {
  if (!rule.taxId) return null
  const field = 'recipient.taxId'
  if (taxId === '') return { field, code: 'SHIPMENT_FIELD_REQUIRED' }
  return new RegExp(rule.taxId.pattern).test(taxId) ? null : { field, code: 'SHIPMENT_TAX_ID_INVALID' }
}

interface Filled {
  request: Pick<QuoteRequest, 'destination' | 'parcels' | 'goodsKind' | 'placedAs'>
  details: ShipmentDetails
  /** The customs rules of the destination; null where unknown. */
  rule: CustomsRule | null
  /** The day in China, yyyy-MM-dd. */
  today: string
}

/**
 * Returns every missing or invalid detail of a label and its customs declaration. Forms show them by field, and the server accepts no order
 * with any.
 *
 * @example
 * const found = ({ request, details, rule }: Shipment) => shipmentProblems({ request, details, rule, today: '2026-11-28' })
 */
export const shipmentProblems = ({ request, details, rule, today }: Filled): ShipmentProblem[] => {
  const { destination, parcels, goodsKind } = request
  const { goods, recipient, senderId, customs } = details
  const parcelGrams = parcels.reduce((sum, { grams }) => sum + grams, 0)
  const single: (ShipmentProblem | null)[] = [
    senderId === null ? { field: 'senderId', code: 'SHIPMENT_SENDER_MISSING' } : null,
    handOverProblem(request, details, today),
    rule ? taxIdProblem(rule, recipient.taxId) : { field: 'goods', code: 'SHIPMENT_RULE_MISSING' },
    gramsOf(goods) > parcelGrams ? { field: 'goods', code: 'SHIPMENT_GOODS_TOO_HEAVY' } : null,
  ]
  return [
    ...recipientProblems(destination.country, recipient),
    ...(rule ? customsProblems(rule, goods, customs) : []),
    ...batteryProblems(goodsKind, goods),
    ...single.flatMap((problem) => problem ?? []),
  ]
}
