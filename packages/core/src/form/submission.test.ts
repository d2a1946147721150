import { describe, expect, it } from 'vitest'
import { submissionOf } from './form'

describe('a submission', () => {
  it('has a unique key', () => {
    const keys = new Set(Array.from({ length: 100 }, () => submissionOf('{"a":1}', undefined).key))
    expect(keys.size).toBe(100)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('keeps its key while its content is the same', () => {
    const first = submissionOf('{"a":1}', undefined)
    expect(submissionOf('{"a":1}', first)).toBe(first)
  })

  it('gets another key with other content', () => {
    const first = submissionOf('{"a":1}', undefined)
    expect(submissionOf('{"a":2}', first).key).not.toBe(first.key)
  })
})
