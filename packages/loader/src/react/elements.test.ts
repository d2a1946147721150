import { fireEvent } from '@testing-library/dom'
import type { ComponentChildren } from 'preact'
import { expect, it, vi } from 'vitest'
import { createElement as h } from './index'
import { placeForEach } from './testing'

const own = placeForEach()

const shown = (node: ComponentChildren): HTMLElement => {
  own.root.render(node)
  return own.place.firstElementChild as HTMLElement
}
const attributes = (element: Element | null) =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))

it('writes className as class, in a drawing too', () => {
  const link = shown(h('a', { className: 'link' }, h('svg', { className: 'icon' })))
  expect(attributes(link)).toEqual({ class: 'link' })
  expect(attributes(link.firstElementChild)).toEqual({ class: 'icon' })
})

it.each([
  ['input', 'text'],
  ['input', undefined],
  ['textarea', undefined],
] as const)('tells every key typed into %s of type %s', (tag, type) => {
  const onChange = vi.fn()
  const field = shown(h(tag as 'input', { type, onChange }))
  fireEvent.input(field)
  expect(onChange).toHaveBeenCalledOnce()
  fireEvent.change(field)
  expect(onChange).toHaveBeenCalledOnce()
})

it.each([
  ['input', 'checkbox'],
  ['input', 'radio'],
  ['input', 'file'],
  ['select', undefined],
] as const)('tells a choice in %s of type %s once', (tag, type) => {
  const onChange = vi.fn()
  const field = shown(h(tag as 'input', { type, onChange }))
  fireEvent.input(field)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.change(field)
  expect(onChange).toHaveBeenCalledOnce()
})

it('hears around a field that it gets the focus and loses it', () => {
  const onFocus = vi.fn()
  const onBlur = vi.fn()
  const field = shown(h('div', { onFocus, onBlur }, h('input', {}))).firstElementChild as HTMLElement
  field.focus()
  expect(onFocus).toHaveBeenCalledOnce()
  expect(onBlur).not.toHaveBeenCalled()
  field.blur()
  expect(onBlur).toHaveBeenCalledOnce()
})

it('writes the attributes of a drawing with a dash, but for those that have capitals', () => {
  const names = {
    strokeWidth: 2,
    strokeLinecap: 'round',
    fillRule: 'evenodd',
    fontSize: 9,
    textAnchor: 'end',
  }
  const drawing = shown(h('svg', { viewBox: '0 0 8 8' }, h('text', { ...names, textLength: 7 }, 'A')))
  expect(attributes(drawing)).toEqual({ viewBox: '0 0 8 8' })
  expect(attributes(drawing.firstElementChild)).toEqual({
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'fill-rule': 'evenodd',
    'font-size': '9',
    'text-anchor': 'end',
    textLength: '7',
  })
})

it('gives numbers of a style their unit, where they have one', () => {
  const style = { width: 8, marginTop: -2, height: '50%', zIndex: 3, opacity: 0.5, flexGrow: 1, '--share': 4 }
  const box = shown(h('div', { style }))
  expect(box.style.cssText.split('; ')).toEqual([
    'width: 8px',
    'margin-top: -2px',
    'height: 50%',
    'z-index: 3',
    'opacity: 0.5',
    'flex-grow: 1',
    '--share: 4;',
  ])
})

it('takes away what a style no longer says', () => {
  shown(h('div', { style: { width: 8, height: 8 } }))
  expect(shown(h('div', { style: { width: 9 } })).style.cssText).toBe('width: 9px;')
  expect(shown(h('div', { style: undefined })).style.cssText).toBe('')
})

it("hands over the browser's event, also by React's name for it", () => {
  const onClick = vi.fn()
  const event = new MouseEvent('click')
  shown(h('button', { onClick })).dispatchEvent(event)
  const [heard] = onClick.mock.lastCall ?? []
  expect(heard).toBe(event)
  expect(heard.nativeEvent).toBe(event)
})

it('leaves the properties of components as they are', () => {
  const Card = vi.fn((_: object) => null)
  const given = { className: 'card', onChange: () => {}, strokeWidth: 2, style: { width: 8 } }
  own.root.render(h(Card, given))
  expect(Card.mock.lastCall?.[0]).toEqual(given)
})
