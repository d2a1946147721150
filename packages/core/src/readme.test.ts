/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import readme from '../README.md?raw'
import { createFakeCore } from './testing'

describe('the README', () => {
  it('names every part of the core', () => {
    const { base, brand, server, ...parts } = createFakeCore()
    for (const part of Object.keys(parts)) expect(readme).toMatch(new RegExp(`\\b${part}\\b`))
  })

  it.each([
    'NETWORK',
    'TIMEOUT',
    'HTTP_ERROR',
    'ANSWER_INVALID',
    'REQUEST_TOO_FREQUENT',
    'REQUEST_IN_FLIGHT',
  ])('explains %s', (code) => {
    expect(readme).toContain(`\`${code}\``)
  })
})
