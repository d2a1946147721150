import type { CheaperNeighbour, QuoteRequest, RateTable } from '@chuhai/contract/logistics'
import type { Price } from '../price'
import type { Words } from '../words'

/** A neighbour before it is known whether it costs less. */
export type Found = Omit<CheaperNeighbour, 'saves'>

/** A request with its price, and what is near it. */
export interface Neighbourhood {
  table: RateTable
  request: QuoteRequest
  at: Date
  /** What was asked for; it is possible. */
  price: Price
}

/** Returns a neighbour, where it is possible. */
export const offer = (way: Found['way'], amount: number | null, words: Words): Found[] =>
  amount === null ? [] : [{ way, amount, words }]

/** How a parcel of a request is called. */
export const ofParcel = (index: number, { parcels }: QuoteRequest): Words =>
  parcels.length === 1
    ? { 'zh-CN': '包裹', en: 'the parcel' }
    : { 'zh-CN': `第 ${index + 1} 件`, en: `parcel ${index + 1}` }
