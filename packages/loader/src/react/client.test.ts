import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { draw, type Tree } from '../tree'
import { createElement as h, useLayoutEffect } from './index'
import { placeForEach } from './testing'

const own = placeForEach()

const Leaving = ({ left }: { left: () => void }) => {
  useLayoutEffect(() => left, [left])
  return h('form', {})
}

const stand = (tree: Tree) => {
  own.place.append(draw(document, tree))
  return (selector: string) => own.place.querySelector(selector) as HTMLElement
}

const nodesIn = (node: Node): Node[] => [...node.childNodes].flatMap((one) => [one, ...nodesIn(one)])

it('keeps the very elements and texts that stand there', () => {
  stand([
    'form',
    { class: 'form' },
    ['label', {}, 'Name'],
    ['input', {}],
    ['svg', { viewBox: '0 0 8 8' }, ['path', {}]],
  ])
  const before = nodesIn(own.place)
  const drawing = h('svg', { viewBox: '0 0 8 8' }, h('path', {}))
  own.root.render(h('form', { className: 'form' }, h('label', {}, 'Name'), h('input', {}), drawing))
  const after = nodesIn(own.place)
  expect(after).toHaveLength(before.length)
  for (const [index, node] of after.entries()) expect(node).toBe(before[index])
})

it('sets the attributes they lack, and takes away those that do not belong', () => {
  stand([
    'form',
    { class: 'early', inert: '', 'data-early': '' },
    ['input', { class: 'field', placeholder: 'Name' }],
  ])
  const field = {
    id: 'name',
    className: 'field',
    placeholder: 'Name',
    'aria-label': 'Name',
    style: { width: 8 },
  }
  own.root.render(h('form', { className: 'form', noValidate: true }, h('input', field)))
  expect(own.place.innerHTML).toBe(
    '<form class="form" novalidate=""><input class="field" placeholder="Name" id="name" aria-label="Name" style="width: 8px;"></form>',
  )
})

it('puts the texts right', () => {
  const find = stand(['p', {}, 'Loading'])
  const before = find('p')
  own.root.render(h('p', {}, 'Ready'))
  expect(find('p')).toBe(before)
  expect(own.place.innerHTML).toBe('<p>Ready</p>')
})

it('adds the elements that are missing and removes those left over', () => {
  const find = stand(['div', {}, ['b', {}, 'kept'], ['i', {}, 'gone'], 'gone'])
  const before = find('b')
  own.root.render(h('div', {}, h('b', {}, 'kept'), h('u', {}, 'new')))
  expect(own.place.innerHTML).toBe('<div><b>kept</b><u>new</u></div>')
  expect(find('b')).toBe(before)
})

it('hears the events of the elements it keeps', () => {
  const find = stand(['div', {}, ['input', {}], ['button', {}, 'Send']])
  const onChange = vi.fn()
  const onClick = vi.fn()
  own.root.render(h('div', {}, h('input', { onChange }), h('button', { onClick }, 'Send')))
  fireEvent.input(find('input'), { target: { value: 'A' } })
  fireEvent.click(find('button'))
  expect(onChange).toHaveBeenCalledOnce()
  expect(onClick).toHaveBeenCalledOnce()
})

it('refers to the elements it keeps', () => {
  const find = stand(['input', {}])
  const ref: { current: HTMLInputElement | null } = { current: null }
  const before = find('input')
  own.root.render(h('input', { ref }))
  expect(ref.current).toBe(before)
})

it('leaves what was typed meanwhile in a field that says no value', () => {
  const find = stand(['input', {}])
  ;(find('input') as HTMLInputElement).value = 'typed'
  own.root.render(h('input', {}))
  expect(find('input')).toHaveProperty('value', 'typed')
})

it('leaves nothing when taken down', () => {
  stand(['p', {}, 'Ready'])
  own.root.render(h('p', {}, 'Ready'))
  own.root.unmount()
  expect(own.place.childNodes).toHaveLength(0)
})

it('takes down what it rendered where the page has replaced `remove`', () => {
  const left = vi.fn()
  own.root.render([h(Leaving, { left }), h(Leaving, { left })])
  vi.spyOn(Element.prototype, 'remove').mockImplementation(() => {
    throw new TypeError('remove is not what it was')
  })
  own.root.unmount()
  vi.restoreAllMocks()
  expect(own.place.childElementCount).toBe(0)
  expect(left).toHaveBeenCalledTimes(2)
})
