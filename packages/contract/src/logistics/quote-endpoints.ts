import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { countryCodes } from './destinations'
import { goodsKinds } from './goods-kind'
import { lineKinds, shippingLine, shippingLineWithRates } from './line'
import { quoteNumberInPath, quoteRequest, shippingQuote } from './quote'

/** The prices of all lines for some parcels, stored under a number until they expire. */
export const quoteShipping = endpoint({
  name: 'quoteShipping',
  summary: '查询各线路的运费',
  method: 'POST',
  path: '/logistics/quotes',
  access: 'anyone',
  body: quoteRequest,
  answer: shippingQuote,
  errors: [
    'QUOTE_COUNTRY_UNKNOWN',
    'QUOTE_POSTCODE_INVALID',
    'QUOTE_PARCEL_MISSING',
    'QUOTE_PARCELS_TOO_MANY',
    'QUOTE_WEIGHT_INVALID',
    'QUOTE_SIDE_INVALID',
    'QUOTE_GOODS_UNKNOWN',
  ],
})

/** A quote, readable with the number alone; also for some time after it has expired. */
export const getQuote = endpoint({
  name: 'getQuote',
  summary: '一份运费报价',
  method: 'GET',
  path: '/logistics/quotes/{number}',
  access: 'anyone',
  params: quoteNumberInPath,
  answer: shippingQuote,
  errors: ['NOT_FOUND'],
})

/** Shipping lines, filtered by country, kind or kind of goods; in the order of editors. */
export const listLines = endpoint({
  name: 'listLines',
  summary: '物流线路',
  method: 'GET',
  path: '/logistics/lines',
  access: 'anyone',
  query: v.object({
    country: v.optional(v.picklist(countryCodes)),
    kind: v.optional(v.picklist(lineKinds)),
    goodsKind: v.optional(v.picklist(goodsKinds)),
  }),
  answer: v.array(shippingLine),
})

/** A line with its prices of today. */
export const getLine = endpoint({
  name: 'getLine',
  summary: '一条物流线路及其价格',
  method: 'GET',
  path: '/logistics/lines/{id}',
  access: 'anyone',
  params: idInPath(),
  answer: shippingLineWithRates,
  errors: ['NOT_FOUND'],
})
