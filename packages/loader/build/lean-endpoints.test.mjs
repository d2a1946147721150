import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { leanEndpoints } from './lean-endpoints.mjs'

const lean = (code) =>
  leanEndpoints(code, (text) => parseSync('endpoints.js', text).program).replace(/\s+/g, ' ')

it('keeps of an endpoint what a client reads', () => {
  const code = `export const ask = endpoint({
    name: 'ask', summary: '提问', method: 'GET', path: '/ask/{id}', access: 'user', noRedirect: true, stream: true,
    params: object({ id: string() }), query: object({ content: string() }), answer: chunk, errors: ['NOT_FOUND'],
  })`
  expect(lean(code)).toBe(
    "export const ask = endpoint({ method: 'GET', path: '/ask/{id}', access: 'user', noRedirect: true, stream: true, answer: chunk })",
  )
})

it('leaves everything else as it is', () => {
  const code = 'const form = object({ name: string(), body: string() }); declare({ query: 1 })'
  expect(lean(code)).toBe(code)
})
