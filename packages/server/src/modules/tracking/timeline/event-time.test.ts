import { expect, it } from 'vitest'
import { offsetIn, readEventTime } from './event-time'

const read = (text: string, zone?: string) => {
  const time = readEventTime(text, zone)
  return time && [time.at.toISOString(), time.offset]
}

it.each([
  ['2026-11-20T14:05:00+01:00', undefined, ['2026-11-20T13:05:00.000Z', 60]],
  ['2026-11-20 14:05 +0800', undefined, ['2026-11-20T06:05:00.000Z', 480]],
  ['2026-11-20T14:05:00-03:30', undefined, ['2026-11-20T17:35:00.000Z', -210]],
  ['2026-11-20T14:05:00.250Z', undefined, ['2026-11-20T14:05:00.250Z', null]],
  ['2026-11-20T14:05:00Z', 'Europe/Warsaw', ['2026-11-20T14:05:00.000Z', 60]],
  ['2026-11-20 14:05:09', 'Asia/Shanghai', ['2026-11-20T06:05:09.000Z', 480]],
  ['2026-07-20 14:05', 'America/New_York', ['2026-07-20T18:05:00.000Z', -240]],
  ['2026-11-20 14:05', 'America/New_York', ['2026-11-20T19:05:00.000Z', -300]],
])('%s in %s is one moment', (text, zone, expected) => {
  expect(read(text, zone)).toEqual(expected)
})

it('a local time without its zone is none: it could be hours off', () => {
  expect(read('2026-11-20 14:05')).toBeNull()
})

it('of an hour that clocks show twice the first counts, and one that they skip was read before', () => {
  expect(read('2026-11-01 01:30', 'America/New_York')).toEqual(['2026-11-01T05:30:00.000Z', -240])
  expect(read('2026-03-08 02:30', 'America/New_York')).toEqual(['2026-03-08T07:30:00.000Z', -300])
})

it.each(['', 'yesterday', '2026-13-01 10:00', '2026-11-20', '2026-11-20 14:05 +2500'])(
  '%j is no time',
  (text) => {
    expect(read(text, 'Asia/Shanghai')).toBeNull()
  },
)

it('a zone that does not exist has no clocks', () => {
  expect(offsetIn('Mars/Olympus', new Date())).toBeNull()
  expect(read('2026-11-20 14:05', 'Mars/Olympus')).toBeNull()
})
