import { describe, expect, it } from 'vitest'
import { keysWithTime } from './parts/Messages'
import { formatRenewal } from './quota'
import { characterCount, limitText } from './text-limit'

describe('the limit of a question', () => {
  it('counts code points', () => {
    expect(characterCount('𠮷a海')).toBe(3)
    expect(limitText('海'.repeat(200), 200)).toEqual({ text: '海'.repeat(200), caret: 200, cut: 0 })
  })

  it('cuts what was inserted last, at any position of the caret', () => {
    expect(limitText('一二三四五六', 6, 4)).toEqual({ text: '一二三四', caret: 4, cut: 2 })
    // ABC pasted between 一 and 二, with room for one character.
    expect(limitText('一ABC二', 4, 3)).toEqual({ text: '一A二', caret: 2, cut: 2 })
    expect(limitText('𠮷𠮷𠮷', 6, 2)).toEqual({ text: '𠮷𠮷', caret: 4, cut: 1 })
  })
})

describe('times above questions', () => {
  const question = (askedAt: number) =>
    ({ speaker: 'user', key: String(askedAt), id: null, message: '问', image: null, askedAt }) as const

  it('are shown for the first question, and after a pause', () => {
    const first = Date.parse('2026-01-02T03:00:00')
    const items = [question(first), question(first + 60_000), question(first + 800_000)]
    expect([...keysWithTime(items)]).toEqual([items[0]?.key, items[2]?.key])
  })

  it('are formatted as today or tomorrow for the renewal of the quota, wherever the visitor is', () => {
    const now = Date.parse('2026-11-20T16:00:00+08:00')
    expect(formatRenewal('2026-11-20T16:00:00.000Z', now, '明天')).toBe('明天 0:00')
    expect(formatRenewal('2026-11-20T10:05:00.000Z', now, '明天')).toBe('18:05')
    expect(formatRenewal('soon', now, '明天')).toBe('明天')
  })
})
