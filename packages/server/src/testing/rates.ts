import { type QuoteRequest, quoteRequest, type RateTable } from '@chuhai/contract/logistics'
import { type InferInput, parse } from 'valibot'
import { firstContent } from '../content/source'
import { shippingLineContent } from '../modules/rates/content'

const lines = shippingLineContent.format.read(firstContent(new Date('2026-11-28T04:00:00Z')))

/** The lines that a new database begins with, by their ids. */
export const seededLines = new Map(lines.map(({ item }) => [item.id, item]))

/** The table that a new database has for a line. */
export const seededTable = (id: number): RateTable => {
  const line = seededLines.get(id)
  if (!line) throw new Error(`[chuhai] there is no line ${id}`)
  return line.rates
}

type Given = Partial<InferInput<typeof quoteRequest>>

/** A request of one parcel to Los Angeles, 1.5 kg, 30 × 20 × 10 cm; with other parts where they are given. */
export const requestOf = (given: Given = {}): QuoteRequest =>
  parse(quoteRequest, {
    destination: { country: 'US', postcode: '90001' },
    parcels: [{ grams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 }],
    goodsKind: 'ordinary',
    ...given,
  })

/** A small table: Germany, by the gram up to 2 kg, for parcels by themselves; with other parts where they are given. */
export const smallTable = (given: Partial<RateTable> = {}): RateTable => ({
  from: '2026-01-01T00:00:00+08:00',
  until: null,
  per: 'parcel',
  divisor: null,
  sideRounding: null,
  steps: [],
  leastGrams: 0,
  limits: {
    parcels: 20,
    grams: 2000,
    longestMm: null,
    secondMm: null,
    sumMm: null,
    girthMm: null,
    goodsKinds: ['ordinary'],
    notTo: [],
  },
  zones: [
    {
      key: 'de',
      name: { 'zh-CN': '德国', en: 'Germany' },
      days: { from: 7, to: 10 },
      places: [{ country: 'DE', from: null, to: null }],
      brackets: [{ uptoGrams: 2000, price: { by: 'kilo', fixed: 0, perKg: 6000 } }],
    },
  ],
  surcharges: [],
  ...given,
})
