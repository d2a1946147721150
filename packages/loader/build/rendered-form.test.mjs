// @vitest-environment node
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { namedStyles, treeOf } from './rendered-form.mjs'

const treeIn = (markup) => treeOf(new JSDOM(markup).window.document.body.firstElementChild)

it('keeps of an element what is seen', () => {
  const field = '<input class="field" type="tel" placeholder="Phone" disabled data-state="new">'
  expect(treeIn(field)).toEqual([
    'input',
    { class: 'field', type: 'tel', placeholder: 'Phone', disabled: '', 'data-state': 'new' },
  ])
})

it('keeps what is in it, in order', () => {
  expect(treeIn('<p>Call <b>us</b> now</p>')).toEqual(['p', {}, 'Call ', ['b', {}, 'us'], ' now'])
})

it('keeps a drawing, with the capitals of its names', () => {
  const icon =
    '<svg viewBox="0 0 8 8" stroke-width="2" focusable="false" aria-hidden="true"><path d="M1"/></svg>'
  expect(treeIn(icon)).toEqual(['svg', { viewBox: '0 0 8 8', 'stroke-width': '2' }, ['path', { d: 'M1' }]])
})

it.each([
  '<input id="a" name="phone" value="1" autocomplete="tel" inputmode="tel" aria-label="Phone" aria-invalid="false">',
  '<label for="a"></label>',
  '<form novalidate role="form" style="width: 8px" tabindex="-1"></form>',
  '<a href="/terms" target="_blank" rel="noopener"></a>',
])('leaves out what nobody sees: %s', (markup) => {
  expect(treeIn(markup)[1]).toEqual({})
})

it('gives a stylesheet its own name for its text', async () => {
  const { resolveId, load } = namedStyles()
  const resolve = async (asked) => ({ id: asked.replace('.', '/house') })
  const id = await resolveId.call({ resolve }, './form.css?inline', '/house/form.ts')
  expect(load(id)).toBe('export default "/house/form.css?inline"')
})

it('leaves other files as they are', async () => {
  const { resolveId, load } = namedStyles()
  expect(await resolveId('./form.css', '/house/form.ts')).toBeUndefined()
  expect(load('/house/form.css?inline')).toBeUndefined()
})
