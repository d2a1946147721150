import { describe, expect, it } from 'vitest'
import { momentText } from './moments'

describe('a moment', () => {
  it.each(['zh-CN', 'en'] as const)('is told by the clock of the competition in %s', (locale) => {
    expect(momentText('2026-12-18T15:59:00.000Z', locale)).toBe('2026-12-18 23:59')
    expect(momentText('2026-11-01T16:00:00.000Z', locale)).toBe('2026-11-02 00:00')
  })
})
