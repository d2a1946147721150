import { expect, it } from 'vitest'
import { townOf } from './town'

it.each([
  ['Warszawa, PL', 'Warszawa, PL'],
  ['深圳市', '深圳市'],
  ['LOS ANGELES, CA, UNITED STATES', 'LOS ANGELES, CA'],
  ['ul. Prosta 51/12, 00-838 Warszawa, Mazowieckie, Poland', 'Mazowieckie, Poland'],
  ['Berlin, 10115', ''],
  ['Jan Kowalski, +48 600 100 200, Kraków', 'Kraków'],
  ['jan@example.com', ''],
  ['10115', ''],
  ['', ''],
  ['Köln\nGermany', 'Köln, Germany'],
  ['Ｂｅｒｌｉｎ', 'Berlin'],
])('of %j the town %j is left', (place, town) => {
  expect(townOf(place)).toBe(town)
})

it('is never long', () => {
  expect([...townOf('𠮷'.repeat(200))]).toHaveLength(60)
})
