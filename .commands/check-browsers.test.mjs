import { expect, test } from 'vitest'
import { codeFaults } from './browser-code.mjs'
import { styleFaults } from './browser-styles.mjs'

const namesIn = (faults) => faults.map(({ name }) => name)

test.each([
  ['members.toSpliced(1, 0)', ['toSpliced']],
  ['signal.throwIfAborted()', ['throwIfAborted']],
  ['AbortSignal.timeout(9)', ['AbortSignal.timeout']],
  ['Object.groupBy([], String)', ['Object.groupBy']],
  ['AbortSignal.timeout?.(9)', []],
  ["if ('groupBy' in Object) Object.groupBy([], String)", []],
  ['const query = new URLSearchParams(); query.size === 0', ['URLSearchParams.size']],
  [
    'const hasWords = ({ list }: Seen, query: URLSearchParams) => query.size ? list : []',
    ['URLSearchParams.size'],
  ],
  ['new URL(address).searchParams.size', ['URLSearchParams.size']],
  ['const query = new Map(); query.size === 0', []],
  ['const a = (query: Map) => query.size; const b = (query: URLSearchParams) => query.size', []],
  ["const query = new URLSearchParams(); 'size' in query ? query.size : 0", []],
  ["import * as v from 'valibot'; v.union([])", []],
  ["dialog.matches(':modal')", [':modal']],
  ['page.querySelector(`menu:popover-open`)', [':popover-open']],
  ["page.querySelectorAll(':is(dialog:modal)')", []],
  ["if (CSS.supports('selector(:modal)')) dialog.matches(':modal')", []],
  ['[1].findLast(Boolean); Object.hasOwn({}, 1); structuredClone({})', []],
])('code: %s', (code, names) => {
  expect(namesIn(codeFaults('x.ts', code))).toEqual(names)
})

test.each([
  ['a { color: color-mix(in srgb, red, blue) }', ['color-mix()']],
  ['a { color: red; color: color-mix(in srgb, red, blue) }', []],
  ['a { color: red; color: color-mix(in srgb, var(--x), blue) }', ['color-mix()']],
  ['@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, blue) } }', []],
  ['li:has(:checked) { color: red }', [':has']],
  ['li:is(:has(:checked)) { color: red }', []],
  ['li:has(a) {} @supports not selector(:has(a)) { li {} }', []],
  ['a { height: 100dvh }', ['dvh']],
  ['dialog::backdrop { background: var(--x) }', ['a variable of ::backdrop']],
  ['dialog::backdrop { background: var(--x, red) }', []],
  ['@media (width >= 900px) { a { color: red } }', ['a range of @media']],
  ['@media (min-width: 900px) { a:focus-visible { inset: 0; aspect-ratio: 1 } }', []],
])('styles: %s', (css, names) => {
  expect(namesIn(styleFaults(css))).toEqual(names)
})

test('a fault says its line, and who lacks it', () => {
  expect(codeFaults('x.ts', '\n[].toSpliced()')).toEqual([
    { name: 'toSpliced', lacking: ['chrome 98', 'edge 98'], line: 2 },
  ])
})
