import * as v from 'valibot'
import { type ConsignmentExtra, consignmentExtras } from '../application/consignment'
import type { ConsignmentStage } from './stages'

/** What comes back of the price, in percent, by the stage in which a refund is asked for. */
const consignmentRefunds = v.object({
  accepted: v.number(),
  checked: v.number(),
  released: v.number(),
  settled: v.number(),
  certified: v.number(),
  rebated: v.number(),
} satisfies Record<ConsignmentStage, v.GenericSchema>)

/** What the service costs from a day on, in fen. */
export const consignmentFees = v.object({
  /** The first day, yyyy-MM-dd in China. */
  from: v.string(),
  /** Of each dollar that is declared. */
  perDollar: v.number(),
  /** At least, for each declaration. */
  minimum: v.number(),
  /** Of further services, for each declaration. */
  extras: v.array(v.object({ name: v.picklist(consignmentExtras), price: v.number() })),
  refunds: consignmentRefunds,
  /** How many days after the payment the work is done at the latest. */
  days: v.number(),
})
/** What the service costs from a day on. */
export type ConsignmentFees = v.InferOutput<typeof consignmentFees>

/** A part of the sum: how many of what, at which price. */
export const quoteLine = v.object({
  name: v.string(),
  count: v.number(),
  unit: v.picklist(['dollar', 'declaration']),
  price: v.number(),
  amount: v.number(),
})
/** A part of the sum. */
export type QuoteLine = v.InferOutput<typeof quoteLine>

interface Counted {
  shipments: number
  dollars: number
  extras: readonly ConsignmentExtra[]
}

const customs = '代理报关与单证'

/**
 * Returns the lines of the sum for some goods. The declaration costs a share of its value, and at least the minimum.
 *
 * @example
 * const refunds = { accepted: 100, checked: 80, released: 0, settled: 0, certified: 0, rebated: 0 }
 * const fees = { from: '2026-01-01', perDollar: 3, minimum: 60_000, extras: [], refunds, days: 60 }
 * quoteOf(fees, { shipments: 1, dollars: 80_000, extras: [] })[0]?.amount // 240_000
 */
export const quoteOf = (fees: ConsignmentFees, { shipments, dollars, extras }: Counted): QuoteLine[] => {
  const line = (name: string, unit: QuoteLine['unit'], count: number, price: number): QuoteLine => ({
    name,
    unit,
    count,
    price,
    amount: count * price,
  })
  const byValue = line(customs, 'dollar', dollars, fees.perDollar)
  const least = line(customs, 'declaration', shipments, fees.minimum)
  return [
    byValue.amount > least.amount ? byValue : least,
    ...fees.extras
      .filter(({ name }) => extras.includes(name))
      .map(({ name, price }) => line(name, 'declaration', shipments, price)),
  ]
}

/** Returns what some lines come to, in fen. */
export const totalOf = (lines: readonly QuoteLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
