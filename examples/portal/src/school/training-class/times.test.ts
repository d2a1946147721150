import { expect, it } from 'vitest'
import { isOver, startOf, startText, stopOf } from './times'

const at = (text: string) => Date.parse(`${text}+08:00`)

it('a class begins with its first day in China', () => {
  expect(startOf({ startsOn: '2026-12-07' })).toBe(at('2026-12-07T00:00:00'))
})

it('says the day and its weekday, and the year where it is another', () => {
  const now = at('2026-11-21T09:00:00')
  expect(startText({ startsOn: '2026-12-07' }, now)).toBe('12 月 7 日（周一）')
  expect(startText({ startsOn: '2027-01-02' }, now)).toBe('2027 年 1 月 2 日（周六）')
})

it('takes the text before the colon of a meeting as its time', () => {
  expect(stopOf({ title: '第 1–2 周：定品', text: '核对' })).toEqual({
    title: '定品',
    text: '核对',
    note: '第 1–2 周',
  })
  expect(stopOf({ title: '结业', text: '展示' })).toEqual({ title: '结业', text: '展示' })
})

it('is over when its last week is', () => {
  const weekend = { startsOn: '2026-12-07', weeks: 2 }
  expect(isOver(weekend, at('2026-12-20T23:59:59'))).toBe(false)
  expect(isOver(weekend, at('2026-12-21T00:00:00'))).toBe(true)
})
