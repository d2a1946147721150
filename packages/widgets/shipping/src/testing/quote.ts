import { getQuote, type QuoteLine, quoteShipping, type ShippingQuote } from '@chuhai/contract/logistics'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'

type Part = QuoteLine['parts'][number]

const freight: Part = {
  key: 'freight',
  name: { 'zh-CN': '运费', en: 'Freight' },
  formula: { 'zh-CN': '2.5 kg × ¥42', en: '2.5 kg × ¥42' },
  amount: 10_500,
}

const carrier = { key: 'yuanfan', name: { 'zh-CN': '远帆物流', en: 'Farsail Logistics' } }

export const airLine: QuoteLine = {
  lineId: 1,
  tableVersion: 3,
  name: { 'zh-CN': '美国空派普货', en: 'Air line to the US' },
  carrier,
  kind: 'airLine',
  days: { from: 8, to: 12 },
  amount: 12_840,
  countedGrams: 2500,
  countedWhy: [
    {
      'zh-CN': '实重 2.3 kg，体积重 30×25×20÷6000＝2.5 kg，按较重的 2.5 kg 计费',
      en: '2.3 kg real, 30×25×20÷6000 = 2.5 kg by volume: the heavier one counts',
    },
  ],
  parts: [
    freight,
    {
      key: 'fuel',
      name: { 'zh-CN': '燃油附加费', en: 'Fuel surcharge' },
      formula: { 'zh-CN': '运费 ¥105 × 14%，最低 ¥23.40', en: 'Freight ¥105 × 14%, ¥23.40 at least' },
      amount: 2340,
    },
  ],
  impossible: [],
  cheaper: {
    way: 'smaller',
    words: { 'zh-CN': '高度减到 18 cm，按 2.25 kg 计费', en: 'With a height of 18 cm, 2.25 kg count' },
    amount: 11_700,
    saves: 1140,
  },
}

export const express: QuoteLine = {
  ...airLine,
  lineId: 2,
  name: { 'zh-CN': '国际快递优先', en: 'Express priority' },
  kind: 'express',
  days: { from: 3, to: 5 },
  amount: 31_200,
  parts: [{ ...freight, amount: 31_200 }],
  cheaper: null,
}

export const packet: QuoteLine = {
  ...airLine,
  lineId: 3,
  name: { 'zh-CN': '邮政挂号小包', en: 'Registered packet' },
  kind: 'post',
  days: null,
  amount: null,
  parts: [],
  cheaper: null,
  impossible: [
    {
      reason: 'weight',
      words: { 'zh-CN': '每件最重 2 kg，这一件 2.3 kg', en: 'At most 2 kg each, this one has 2.3 kg' },
    },
  ],
}

export const quoteDouble: ShippingQuote = {
  number: 'Q2026112800000001',
  version: 7,
  request: {
    destination: { country: 'US', postcode: '90001', isResidence: false },
    parcels: [{ grams: 2300, lengthMm: 300, widthMm: 250, heightMm: 200 }],
    goodsKind: 'ordinary',
    placedAs: 'dropOff',
  },
  lines: [airLine, express, packet],
  askedAt: '2026-11-28T02:00:00.000Z',
  endsAt: '2026-12-05T16:00:00.000Z',
}

/** A core whose server answers with this quote. */
export const createQuoteCore = (
  quote: Partial<ShippingQuote> = {},
  options: Partial<Pick<CoreOptions, 'locale' | 'sessionStorage' | 'base'>> = {},
) => {
  const given = { ...quoteDouble, ...quote }
  const server = createServerDouble({ clock: () => Date.parse('2026-11-28T02:00:05.000Z') })
    .answer(quoteShipping, given)
    .answer(getQuote, given)
  return createFakeCore({}, { server, ...options })
}
