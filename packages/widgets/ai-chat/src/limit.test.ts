import { describe, expect, it } from 'vitest'
import { lengthOf, limited } from './limit'
import { timeText, withTimes } from './parts/times'
import { renewalText } from './renewal'

describe('the limit of a question', () => {
  it('counts characters as a person does', () => {
    expect(lengthOf('𠮷a海')).toBe(3)
    expect(limited('海'.repeat(200), 200)).toEqual({ text: '海'.repeat(200), caret: 200, cut: 0 })
  })

  it('cuts what was put in last, wherever the caret stands', () => {
    expect(limited('一二三四五六', 6, 4)).toEqual({ text: '一二三四', caret: 4, cut: 2 })
    // ABC pasted between 一 and 二, with room for one character.
    expect(limited('一ABC二', 4, 3)).toEqual({ text: '一A二', caret: 2, cut: 2 })
    expect(limited('𠮷𠮷𠮷', 6, 2)).toEqual({ text: '𠮷𠮷', caret: 4, cut: 1 })
  })
})

describe('times', () => {
  const at = (time: string) => new Date(time).getTime()
  const question = (askedAt: number) =>
    ({ speaker: 'user', key: String(askedAt), id: null, message: '问', image: null, askedAt }) as const

  it('are written to the second', () => {
    expect(timeText(at('2026-01-02T03:04:05'))).toBe('2026-01-02 03:04:05')
  })

  it('stand before the first question, and after a pause', () => {
    const first = at('2026-01-02T03:00:00')
    const items = [question(first), question(first + 60_000), question(first + 800_000)]
    expect(withTimes(items).map(({ speaker }) => speaker)).toEqual(['time', 'user', 'user', 'time', 'user'])
  })

  it('say when free questions come again', () => {
    const now = new Date('2026-11-20T16:00:00')
    expect(renewalText(new Date('2026-11-21T00:00:00').toISOString(), now, '明天')).toBe('明天 0:00')
    expect(renewalText(new Date('2026-11-20T18:05:00').toISOString(), now, '明天')).toBe('18:05')
  })
})
