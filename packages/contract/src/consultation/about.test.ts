import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { sentAbout, shortLine } from './about'

describe('a text that a page gives', () => {
  it.each([
    [' 磁吸\n露营灯， ', '磁吸 露营灯'],
    ['\u202e磁吸\u0000露营灯\u001b', '磁吸露营灯'],
    ['灯\ud83d', '灯'],
    ['灯'.repeat(101), '灯'.repeat(100)],
    ['𠮷'.repeat(101), '𠮷'.repeat(100)],
    ['', ''],
  ])('%j is kept as %j', (text, kept) => {
    expect(shortLine(text)).toBe(kept)
  })

  it('may be missing, or a number of a page in plain JavaScript', () => {
    expect(shortLine(undefined)).toBe('')
    expect(shortLine(204 as unknown as string)).toBe('204')
  })
})

it('what a consultation is about breaks no rule, however long it is', () => {
  const given = { kind: 'product ', id: '\u200b204', title: '灯'.repeat(5000), page: 'javascript:alert(1)' }
  expect(safeParse(sentAbout, given)).toMatchObject({
    success: true,
    output: { kind: 'product', id: '204', title: '灯'.repeat(100) },
  })
  expect(safeParse(sentAbout, {}).success).toBe(true)
})
