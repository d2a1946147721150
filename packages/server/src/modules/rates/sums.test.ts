import { readFileSync } from 'node:fs'
import {
  countryCode,
  type GoodsKind,
  goodsKindNames,
  goodsKinds,
  type Parcel,
} from '@chuhai/contract/logistics'
import { fenOf } from '@chuhai/contract/money'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { requestOf, seededTable } from '../../testing/rates'
import { momentInShanghai } from '../../time/shanghai'
import { priceOfRequest } from './algebra/price'

const page = readFileSync(new URL('../../../../../docs/logistics-sums.md', import.meta.url), 'utf8')

/** The rows of the table of sums, each as its cells. */
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const mmOf = (cm: string | undefined): number => Math.round(Number(cm) * 10)
const gramsOf = (kg: string | undefined): number => Math.round(Number(kg?.replace(' kg', '')) * 1000)

const parcelOf = (text: string): Parcel => {
  const [, kg, length, width, height] = /^([\d.]+) kg ([\d.]+)×([\d.]+)×([\d.]+)$/.exec(text) ?? []
  return { grams: gramsOf(kg), lengthMm: mmOf(length), widthMm: mmOf(width), heightMm: mmOf(height) }
}

const goodsOf = (words: readonly string[]): GoodsKind =>
  goodsKinds.find((kind) => words.includes(goodsKindNames[kind]['zh-CN'])) ?? 'ordinary'

const sums = rows.map(([, line, at = '', to = '', parcels = '', counted, parts = '', total = '']) => {
  const [date = '', time = ''] = at.split(' ')
  const [country, postcode = '', ...words] = to.split(' ')
  return {
    table: seededTable(Number(line)),
    at: momentInShanghai(date, `${time}:00`),
    request: requestOf({
      destination: { country: parse(countryCode, country), postcode, isResidence: words.includes('住宅') },
      parcels: parcels.split(' + ').map(parcelOf),
      goodsKind: goodsOf(words),
      placedAs: words.includes('揽收') ? 'collection' : 'dropOff',
    }),
    counted: gramsOf(counted),
    parts: parts.split(' + ').map(fenOf),
    total: fenOf(total),
  }
})

describe('the sums that were computed by hand', () => {
  it('are twelve', () => {
    expect(sums.length).toBe(12)
  })

  it.each(sums.map((sum, index) => [index + 1, sum] as const))(
    'hold for row %i, part by part',
    (_, { table, at, request, counted, parts, total }) => {
      const price = priceOfRequest(table, request, at)
      expect(price.refusals).toEqual([])
      expect(price.units.reduce((sum, { grams }) => sum + grams, 0)).toBe(counted)
      expect(price.parts.map(({ amount }) => amount)).toEqual(parts)
      expect(price.amount).toBe(total)
    },
  )
})
