import type { QuoteLine, QuoteRequest, RateTable } from '@chuhai/contract/logistics'
import { cheaperThan } from './algebra/cheaper/cheaper'
import { priceOfRequest } from './algebra/price'
import type { LineFacts } from './tables'
import { presentPart } from './wording/formula'
import { presentRefusal } from './wording/refusals'
import { whyCounted } from './wording/weighing'

/** A line with a version of its table. */
export interface PricedLine {
  id: number
  facts: LineFacts
  version: number
  table: RateTable
}

/** Returns the answer of a line to a request at an instant; equal input always gives an equal answer. */
export const quoteLineOf = (
  { id, facts, version, table }: PricedLine,
  request: QuoteRequest,
  at: Date,
): QuoteLine => {
  const price = priceOfRequest(table, request, at)
  const { goodsKind } = request
  const parcels = request.parcels.length
  return {
    lineId: id,
    tableVersion: version,
    name: facts.name,
    carrier: facts.carrier,
    kind: facts.kind,
    days: price.zone?.days ?? null,
    amount: price.amount,
    countedGrams: price.units.reduce((sum, { grams }) => sum + grams, 0),
    countedWhy: price.units.map((unit) => whyCounted(unit, { divisor: table.divisor, parcels })),
    parts: price.parts.map((part) => presentPart(part, parcels)),
    impossible: price.refusals.map((excess) => presentRefusal(excess, { goodsKind, parcels })),
    cheaper: cheaperThan({ table, request, at, price }),
  }
}

/** Returns lines with the cheapest first, of equal ones the quickest; impossible ones last, in the order of editors. */
export const inOrderOfPrice = (lines: readonly QuoteLine[]): QuoteLine[] => {
  const possible = lines.filter(({ amount }) => amount !== null)
  const rest = lines.filter(({ amount }) => amount === null)
  const costs = ({ amount }: QuoteLine) => amount ?? 0
  const takes = ({ days }: QuoteLine) => days?.to ?? 0
  return [...possible.toSorted((a, b) => costs(a) - costs(b) || takes(a) - takes(b)), ...rest]
}
