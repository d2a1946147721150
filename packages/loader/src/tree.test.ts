import { expect, it } from 'vitest'
import { draw, type Tree } from './tree'

it('draws elements in elements with their attributes and texts', () => {
  const tree: Tree = [
    'p',
    { class: 'hint', 'data-open': '' },
    'Call ',
    ['a', { rel: 'me' }, ['b', {}, 'us']],
    '!',
  ]
  expect(draw(document, tree).outerHTML).toBe(
    '<p class="hint" data-open="">Call <a rel="me"><b>us</b></a>!</p>',
  )
})

it('draws an icon as a drawing, and what is around it as a page', () => {
  const button = draw(document, ['button', {}, ['svg', { viewBox: '0 0 8 8' }, ['path', { d: 'M1' }]]])
  expect(button).toBeInstanceOf(HTMLButtonElement)
  const icon = button.firstElementChild
  expect(icon).toBeInstanceOf(SVGSVGElement)
  expect(icon?.getAttributeNames()).toEqual(['viewBox'])
  expect(icon?.firstElementChild?.namespaceURI).toBe('http://www.w3.org/2000/svg')
})

it('keeps neighbouring texts apart, the empty one too', () => {
  const { childNodes } = draw(document, ['p', {}, 'One', '', 'two'])
  expect([...childNodes].map((node) => node.textContent)).toEqual(['One', '', 'two'])
})

it('takes a text for a text, never for markup', () => {
  const one = draw(document, ['p', { title: '"<b>"' }, '<b>&amp;</b>'])
  expect(one.children).toHaveLength(0)
  expect(one.textContent).toBe('<b>&amp;</b>')
  expect(one.getAttribute('title')).toBe('"<b>"')
})

it('draws for the document it is given', () => {
  const other = document.implementation.createHTMLDocument()
  expect(draw(other, ['p', {}, ['b', {}]]).firstElementChild?.ownerDocument).toBe(other)
})
