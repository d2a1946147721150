import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { markPure } from './pure-contract.mjs'

const pure = '/* @__PURE__ */ '
const marked = (code) => markPure(code, (text) => parseSync('contract.js', text).program)

it('marks every call of a declaration as pure', () => {
  expect(marked('export const name = pipe(string(), trim())')).toBe(
    `export const name = ${pure}pipe(${pure}string(), ${pure}trim())`,
  )
  expect(marked('const all = new Set(list.map(String).flat())')).toBe(
    `const all = ${pure}new Set(${pure}list.map(String).flat())`,
  )
})

it('leaves alone what a function does when it is called', () => {
  for (const code of ['const add = (list) => list.push(1)', 'function add(list) { list.push(1) }']) {
    expect(marked(code)).toBe(code)
  }
})
