import { expect, it } from 'vitest'
import { broadcastTime, chinaRange, chinaTime } from './china-time'

const at = (text: string) => Date.parse(`${text}+08:00`)

it('reads a moment as a clock in China shows it, wherever this runs', () => {
  expect(chinaTime('2026-11-23T22:05:00.000Z')).toEqual({
    year: 2026,
    month: 11,
    day: 24,
    weekday: '周二',
    clock: '6:05',
  })
})

it('says when a broadcast begins', () => {
  const start = '2026-11-21T11:30:00.000Z'
  expect(broadcastTime(start, at('2026-11-21T09:00:00'))).toBe('今晚 19:30 直播')
  expect(broadcastTime(start, at('2026-11-20T23:00:00'))).toBe('11 月 21 日 19:30 直播')
  expect(broadcastTime(start, at('2026-11-21T19:40:00'))).toBe('正在直播')
})

it('writes a range without saying a month twice, and the year where it is another', () => {
  const now = at('2026-11-21T09:00:00')
  expect(chinaRange('2026-11-01T01:00:00Z', '2026-12-18T10:00:00Z', now)).toBe('11 月 1 日 – 12 月 18 日')
  expect(chinaRange('2027-01-09T01:00:00Z', '2027-01-17T10:00:00Z', now)).toBe('2027 年 1 月 9 日 – 17 日')
})
