import { describe, expect, it } from 'vitest'
import {
  broadcastTime,
  chinaDate,
  chinaDay,
  chinaMidnight,
  chinaMoment,
  chinaRange,
  chinaSecond,
  chinaTime,
  daysBetween,
  laterDate,
} from '.'

const at = (text: string) => Date.parse(`${text}+08:00`)

it('reads a moment as a clock in China shows it, wherever this runs', () => {
  expect(chinaTime('2026-11-23T22:05:00.000Z')).toEqual({
    year: 2026,
    month: 11,
    day: 24,
    weekday: '周二',
    clock: '6:05',
  })
  expect(chinaMoment('2026-12-18T15:59:00.000Z')).toBe('2026-12-18 23:59')
  expect(chinaSecond('2026-12-18T15:59:07.000Z')).toBe('2026-12-18 23:59:07')
  expect(chinaMoment('2026-11-01T16:00:00.000Z')).toBe('2026-11-02 00:00')
})

it('knows the date of a moment in China, and when that date begins there', () => {
  expect(chinaDate('2026-11-23T16:30:00Z')).toBe('2026-11-24')
  expect(chinaMidnight('2026-11-24')).toBe(at('2026-11-24T00:00:00'))
})

it('counts days and months of the calendar', () => {
  expect(laterDate('2026-12-28', 7)).toBe('2027-01-04')
  expect(laterDate('2027-01-31', 1, 'month')).toBe('2027-02-28')
  expect(daysBetween('2026-11-24', '2026-12-01')).toBe(7)
})

it('names month and day of a moment and of a date without leading zeros', () => {
  expect(chinaDay('2026-12-07')).toBe('12 月 7 日')
  expect(chinaDay('2027-01-29T16:00:00Z')).toBe('1 月 30 日')
})

it('writes a range without repeating a month, and the year where it is not this one', () => {
  const now = at('2026-11-21T09:00:00')
  expect(chinaRange('2026-11-01T01:00:00Z', '2026-12-18T10:00:00Z', now)).toBe('11 月 1 日 – 12 月 18 日')
  expect(chinaRange('2027-01-09T01:00:00Z', '2027-01-17T10:00:00Z', now)).toBe('2027 年 1 月 9 日 – 17 日')
})

describe('the time of a broadcast', () => {
  const texts = { onAir: '正在直播', today: '今天', tonight: '今晚', tomorrow: '明天' }
  const lasting = (videoTime: string, minutes = 90) => ({
    videoTime,
    videoEnd: Number.isNaN(Date.parse(videoTime))
      ? videoTime
      : new Date(Date.parse(videoTime) + minutes * 60_000).toISOString(),
  })
  const timeOf = (iso: string, minutes?: number) =>
    broadcastTime(lasting(iso, minutes), at('2026-11-20T10:00:00'), texts)

  it('is tonight from 18:00 in China', () => expect(timeOf('2026-11-20T11:30:00Z')).toBe('今晚 19:30'))
  it('is today before that', () => expect(timeOf('2026-11-20T06:00:00Z')).toBe('今天 14:00'))
  it('is tomorrow on the next day', () => expect(timeOf('2026-11-21T01:30:00Z')).toBe('明天 09:30'))
  it('is a date later on', () => expect(timeOf('2026-11-28T01:30:00Z')).toBe('11\u00a0月 28\u00a0日 09:30'))
  it('is now from its start to its end', () => {
    expect(timeOf('2026-11-20T01:00:00Z')).toBe('正在直播')
    expect(timeOf('2026-11-20T02:00:00Z')).toBe('正在直播')
    expect(timeOf('2026-11-20T01:00:00Z', 60)).toBe('今天 09:00')
  })
  it('follows China, wherever the visitor is', () =>
    expect(timeOf('2026-11-20T16:30:00Z')).toBe('明天 00:30'))
  it('has a date in English', () =>
    expect(broadcastTime(lasting('2026-11-28T01:30:00Z'), 0, texts, 'en')).toBe('Nov 28 09:30'))
  it('is the text itself where that is no date', () => expect(timeOf('soon')).toBe('soon'))
})
