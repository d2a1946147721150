// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { decodeSafely, fragmentTarget } from './fragment'

beforeEach(() => {
  document.body.innerHTML = '<h2 id="退税"></h2><h2 id="100%"></h2><h2 id="b"></h2>'
})
afterEach(() => history.replaceState(null, '', '/'))

const targetOf = (hash: string) => {
  history.replaceState(null, '', `/privacy${hash}`)
  return fragmentTarget()?.id ?? null
}

it.each([
  ['#b', 'b'],
  [`#${encodeURIComponent('退税')}`, '退税'],
  ['#退税', '退税'],
  ['#100%', '100%'],
])('a fragment %s names the part %s of the page', (hash, id) => expect(targetOf(hash)).toBe(id))

it.each(['#%', '#%E9', '#%CD%CB%CB%B0', '#', '', '#nowhere'])(
  'a fragment %s that names nothing is no error',
  (hash) => expect(targetOf(hash)).toBeNull(),
)

it('text that is no UTF-8 stays as it is written', () => {
  expect(decodeSafely('%CD%CB')).toBe('%CD%CB')
  expect(decodeSafely('%E7%A8%8E')).toBe('税')
})
