import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { moduleOf, partsOf, singleFunctions } from './single-functions.mjs'

const source = `let store;
function setStore(next) { store = next }
/* @__NO_SIDE_EFFECTS__ */
function getStore() { return store ?? DEFAULT }
const DEFAULT = /* @__PURE__ */ Object.freeze({ check: 1 });
function check(value) { return { check: getStore().check, value } }
/* @__NO_SIDE_EFFECTS__ */
function pipe(...steps) { return check(steps) }
export { check, getStore, pipe as chain, setStore };`
const parse = (text) => parseSync('library.mjs', text).program
const parts = partsOf(source, parse)
const of = (name) => moduleOf(parts, name, (part) => `./${part}`).split('\n')

it('makes a module of each function, which imports what it uses', () => {
  expect(of('check')).toEqual([
    "import { getStore } from './store'",
    'function check(value) { return { check: getStore().check, value } }',
    'export { check }',
  ])
})

it('keeps the word that a function has no side effects', () => {
  expect(of('pipe').slice(1, -1)).toEqual([
    '/* @__NO_SIDE_EFFECTS__ */',
    'function pipe(...steps) { return check(steps) }',
  ])
})

it('keeps together what shares a variable that changes', () => {
  const store = of('store')
  expect(store[0]).toBe("import { DEFAULT } from './DEFAULT'")
  expect(store).toContain('let store;')
  expect(store.at(-1)).toBe('export { store, setStore, getStore }')
})

it('lists the exports of the library by their own names, and leaves other files as they are', () => {
  const plugin = singleFunctions()
  const file = '/house/valibot/dist/index.mjs'
  const transform = (id) => plugin.transform.call({ parse }, source, id)
  expect(transform(file).code.split('\n')).toEqual([
    `export { check as check } from '${file}?function=check'`,
    `export { getStore as getStore } from '${file}?function=store'`,
    `export { pipe as chain } from '${file}?function=pipe'`,
    `export { setStore as setStore } from '${file}?function=store'`,
  ])
  expect(transform(`${file}?function=check`).code).toContain(`from '${file}?function=store'`)
  expect(transform('/house/other/dist/index.mjs')).toBeUndefined()
})

it('looks for no texts that nobody has registered', () => {
  const message = `let texts;
function getGlobalMessage(lang) {
	return texts?.get(lang);
}
export { getGlobalMessage };`
  const { code } = singleFunctions().transform.call(
    { parse },
    message,
    '/house/valibot/dist/index.mjs?function=getGlobalMessage',
  )
  expect(code).toBe('function getGlobalMessage(lang) {}\nexport { getGlobalMessage }')
})
