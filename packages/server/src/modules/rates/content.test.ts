import { describe, expect, it } from 'vitest'
import { seededLines } from '../../testing/rates'
import { shippingLineContent } from './content'

const first = seededLines.get(1)
const encoded = first && JSON.parse(JSON.stringify(shippingLineContent.format.encode(first)))

/** A line of a file with one of its fields changed. */
const changed = (path: string, value: unknown) => {
  const copy = structuredClone(encoded)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const part = names.reduce((object, name) => object[name], copy)
  part[last] = value
  return copy
}

const problems = async (value: unknown) =>
  (await shippingLineContent.check?.([shippingLineContent.format.decode(value)], async () => []))?.map(
    ({ path, message }) => `${path?.join('.')}: ${message}`,
  )

describe('the lines of a new database', () => {
  it('are of several carriers, by every way of travelling, and sound', async () => {
    const lines = [...seededLines.values()]
    expect(lines.length).toBeGreaterThanOrEqual(12)
    expect(new Set(lines.map(({ carrier }) => carrier.key)).size).toBe(6)
    expect(new Set(lines.map(({ kind }) => kind)).size).toBe(6)
    expect(await shippingLineContent.check?.(lines, async () => [])).toEqual([])
  })

  it('leave out what is usual, and are the same when they are read again', () => {
    expect(shippingLineContent.format.decode(encoded)).toEqual(first)
    expect(encoded.rates.surcharges[0].when).toEqual({ places: expect.any(Array) })
    expect(encoded.rates.surcharges.at(-2)).not.toHaveProperty('when')
  })
})

describe('a line', () => {
  it.each([
    [
      'rates.steps.1.uptoGrams',
      30_000,
      'rates.steps.1.uptoGrams: must be open: the last step is for all that is heavier',
    ],
    [
      'rates.zones.0.brackets.1.uptoGrams',
      20_000,
      'rates.zones.0.brackets.1.uptoGrams: 20000 is there already',
    ],
    [
      'rates.zones.0.brackets.4.uptoGrams',
      50,
      'rates.zones.0.brackets.4.uptoGrams: must be above 99000, which is before it',
    ],
    [
      'rates.limits.grams',
      300_001,
      'rates.zones.0.brackets.4.uptoGrams: ends at 300000 grams, but 301000 can count by the limits',
    ],
    ['rates.zones.1.key', 'na', 'rates.zones.1.key: na is there already'],
    ['rates.zones.1.places.0.country', 'US', 'rates.zones.1.places.0.country: US is in zone na already'],
    ['rates.zones.0.days.to', 2, 'rates.zones.0.days.to: must not be less than from'],
    ['rates.until', '2025-12-31', 'rates.until: must be after 2026-01-01T00:00:00+08:00'],
    ['rates.surcharges.1.key', 'freight', 'rates.surcharges.1.key: freight is there already'],
    [
      'rates.limits.goodsKinds',
      ['ordinary'],
      'rates.surcharges.4.when.goodsKinds.0: batteryInside is not taken at all',
    ],
    [
      'rates.surcharges.6.per',
      'parcel',
      'rates.surcharges.6.per: must be shipment: a share is one of the whole sum',
    ],
    [
      'rates.surcharges.0.per',
      'parcel',
      'rates.surcharges.0.per: must be shipment: the table weighs all parcels together',
    ],
  ])('is refused where %s is %j', async (path, value, message) => {
    expect(await problems(changed(path, value))).toContain(message)
  })

  it.each([
    ['rates.zones.0.brackets.0.price.first', 158.5],
    ['rates.limits.grams', 30],
    ['rates.limits.longestMm', 5],
    ['rates.zones.0.places.0.from', 'sw1'],
    ['rates.from', '2026-02-30'],
    ['rates.divisor', 5],
    ['kind', 'rocket'],
    ['rates.zones', []],
  ])('is no line where %s is %j', (path, value) => {
    expect(() => shippingLineContent.format.decode(changed(path, value))).toThrow()
  })
})
