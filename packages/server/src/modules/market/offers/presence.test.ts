import { expect, it } from 'vitest'
import { dayMs, hourMs } from '../../../time/durations'
import { presentEnd } from './presence'

const at = (text: string) => new Date(`2026-12-${text}:00Z`)
const away = (from: string, to: string) => ({ fromAt: at(from), toAt: at(to) })

it.each([
  ['without absences', [], '03T10:00'],
  ['with an absence in the middle', [away('02T00:00', '04T00:00')], '05T10:00'],
  ['with one that has begun already', [away('01T00:00', '02T00:00')], '04T00:00'],
  ['with several', [away('01T22:00', '02T22:00'), away('03T22:00', '05T22:00')], '06T10:00'],
  ['with one that begins at the very end', [away('03T10:00', '09T00:00')], '03T10:00'],
  ['with one that is over', [away('01T00:00', '01T09:00')], '03T10:00'],
  ['with one that comes later', [away('08T00:00', '09T00:00')], '03T10:00'],
] as const)('48 hours of presence end %s', (_, absences, end) => {
  expect(presentEnd(at('01T10:00'), 48 * hourMs, absences)).toEqual(at(end))
})

it('days are counted in the same way', () => {
  expect(presentEnd(at('01T10:00'), 3 * dayMs, [away('02T16:00', '03T16:00')])).toEqual(at('05T10:00'))
})
