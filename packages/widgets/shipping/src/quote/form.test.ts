import { describe, expect, it } from 'vitest'
import { quoteDouble } from '../testing/quote'
import { draftOf, emptyDraft, fieldsOf, problemOf, type QuoteDraft, readDraft, requestOf } from './form'

const filled = (change: Record<string, string> = {}): QuoteDraft => {
  const { values, rows } = draftOf(quoteDouble.request)
  return { values: { ...values, ...change }, rows }
}

describe('the form of a quote', () => {
  it('begins with a country that the page names, in any letters, or with none', () => {
    expect(emptyDraft('us').values.country).toBe('US')
    expect(emptyDraft('XX').values.country).toBe('')
    expect(emptyDraft().values.country).toBe('')
  })

  it('asks for what was filled in, in grams and millimetres', () => {
    expect(requestOf(filled({ postcode: ' 90001-1234 ', 'weight-0': '２.５ kg', 'count-0': '2' }))).toEqual({
      destination: { country: 'US', postcode: '900011234', isResidence: false },
      parcels: Array(2).fill({ grams: 2500, lengthMm: 300, widthMm: 250, heightMm: 200 }),
      goodsKind: 'ordinary',
      placedAs: 'dropOff',
    })
  })

  it('is filled in again from a quote, with parcels that are alike as one row', () => {
    const [each] = quoteDouble.request.parcels
    if (!each) throw new Error('no parcel')
    const other = { ...each, grams: 1250 }
    const request = { ...quoteDouble.request, parcels: [each, each, other, each] }
    const draft = draftOf(request)
    expect(draft.rows).toEqual([0, 1, 2])
    expect(draft.values['count-0']).toBe('2')
    expect(draft.values['weight-1']).toBe('1.25')
    expect(requestOf(draft)).toEqual(request)
  })

  it('says nothing of a postcode where there are none', () => {
    const { values, rows } = filled({ postcode: '123' })
    const draft: QuoteDraft = { values: { ...values, country: 'HK' }, rows }
    expect(problemOf(draft.values, 'postcode')).toBeUndefined()
    expect(requestOf(draft).destination.postcode).toBe('')
  })

  it.each([
    ['country', { country: '' }, 'QUOTE_COUNTRY_UNKNOWN'],
    ['postcode', { postcode: '9000' }, 'QUOTE_POSTCODE_INVALID'],
    ['count-0', { 'count-0': '0' }, 'QUOTE_PARCEL_MISSING'],
    ['count-0', { 'count-0': '21' }, 'QUOTE_PARCELS_TOO_MANY'],
    ['weight-0', { 'weight-0': '1,5' }, 'QUOTE_WEIGHT_INVALID'],
    ['weight-0', { 'weight-0': '1000.001' }, 'QUOTE_WEIGHT_INVALID'],
    ['height-0', { 'height-0': '0' }, 'QUOTE_SIDE_INVALID'],
    ['height-0', { 'height-0': '600.1' }, 'QUOTE_SIDE_INVALID'],
  ] as const)('%s of %j is refused with %s', (field, change, code) => {
    expect(problemOf(filled(change).values, field)).toBe(code)
  })

  it('keeps its rules where everything is filled in', () => {
    const { values, rows } = filled()
    expect(fieldsOf(rows).filter((field) => problemOf(values, field))).toEqual([])
  })
})

describe('a draft', () => {
  it('is read as it was written', () => {
    const draft = { ...filled(), number: quoteDouble.number }
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it.each([
    ['nothing', null],
    ['another shape', { values: {}, rows: [0] }],
    ['a row that is not there', { ...filled(), rows: [0, 7] }],
    ['no row', { ...filled(), rows: [] }],
    ['a country of before', { ...filled(), values: { ...filled().values, country: 'XX' } }],
  ])('of %s is left aside', (_, stored) => {
    expect(readDraft(stored)).toBeNull()
  })
})
