// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { adoptStyles } from './adopt-styles'

// jsdom has constructable sheets but nothing to adopt them.
beforeAll(() => {
  for (const prototype of [Document.prototype, ShadowRoot.prototype]) {
    const adopted = new WeakMap<object, CSSStyleSheet[]>()
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      configurable: true,
      get() {
        return adopted.get(this) ?? []
      },
      set(sheets) {
        adopted.set(this, sheets)
      },
    })
  }
})

const shadow = () => document.createElement('div').attachShadow({ mode: 'open' })

test('a root wears each stylesheet once, in the order given', () => {
  const root = shadow()
  adoptStyles(root, 'a {}', 'b {}')
  adoptStyles(root, 'b {}', 'c {}')
  expect(root.adoptedStyleSheets).toHaveLength(3)
})

test('all roots of a document share one sheet per text', () => {
  const [one, two] = [shadow(), shadow()]
  adoptStyles(one, 'i {}')
  adoptStyles(two, 'i {}')
  expect(one.adoptedStyleSheets[0]).toBe(two.adoptedStyleSheets[0])
})

test('a thousand users leave one sheet behind', () => {
  for (let count = 0; count < 1000; count++) adoptStyles(document, 'u {}')
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('what the page has adopted itself stays', () => {
  const root = shadow()
  const own = new CSSStyleSheet()
  root.adoptedStyleSheets = [own]
  adoptStyles(root, 'q {}')
  expect(root.adoptedStyleSheets[0]).toBe(own)
  expect(root.adoptedStyleSheets).toHaveLength(2)
})
