import { fireEvent } from '@testing-library/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRoot } from './client'
import { createElement as h } from './index'

let place: HTMLElement
let root: ReturnType<typeof createRoot>

const stand = (markup: string) => {
  place.innerHTML = markup
  return (selector: string) => place.querySelector(selector) as HTMLElement
}

const nodesIn = (node: Node): Node[] => [...node.childNodes].flatMap((one) => [one, ...nodesIn(one)])

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
})

it('keeps the very elements and texts that stand there', () => {
  stand('<form class="form"><label>Name</label><input><svg viewBox="0 0 8 8"><path></path></svg></form>')
  const before = nodesIn(place)
  const drawing = h('svg', { viewBox: '0 0 8 8' }, h('path', {}))
  root.render(h('form', { className: 'form' }, h('label', {}, 'Name'), h('input', {}), drawing))
  const after = nodesIn(place)
  expect(after).toHaveLength(before.length)
  for (const [index, node] of after.entries()) expect(node).toBe(before[index])
})

it('sets the attributes they lack, and takes away those that do not belong', () => {
  stand('<form class="early" inert data-early=""><input class="field" placeholder="Name"></form>')
  const field = {
    id: 'name',
    className: 'field',
    placeholder: 'Name',
    'aria-label': 'Name',
    style: { width: 8 },
  }
  root.render(h('form', { className: 'form', noValidate: true }, h('input', field)))
  expect(place.innerHTML).toBe(
    '<form class="form" novalidate=""><input class="field" placeholder="Name" id="name" aria-label="Name" style="width: 8px;"></form>',
  )
})

it('puts the texts right', () => {
  const find = stand('<p>Loading</p>')
  const before = find('p')
  root.render(h('p', {}, 'Ready'))
  expect(find('p')).toBe(before)
  expect(place.innerHTML).toBe('<p>Ready</p>')
})

it('adds the elements that are missing and removes those left over', () => {
  const find = stand('<div><b>kept</b><i>gone</i>gone</div>')
  const before = find('b')
  root.render(h('div', {}, h('b', {}, 'kept'), h('u', {}, 'new')))
  expect(place.innerHTML).toBe('<div><b>kept</b><u>new</u></div>')
  expect(find('b')).toBe(before)
})

it('hears the events of the elements it keeps', () => {
  const find = stand('<div><input><button>Send</button></div>')
  const onChange = vi.fn()
  const onClick = vi.fn()
  root.render(h('div', {}, h('input', { onChange }), h('button', { onClick }, 'Send')))
  fireEvent.input(find('input'), { target: { value: 'A' } })
  fireEvent.click(find('button'))
  expect(onChange).toHaveBeenCalledOnce()
  expect(onClick).toHaveBeenCalledOnce()
})

it('refers to the elements it keeps', () => {
  const find = stand('<input>')
  const ref: { current: HTMLInputElement | null } = { current: null }
  const before = find('input')
  root.render(h('input', { ref }))
  expect(ref.current).toBe(before)
})

it('leaves what was typed meanwhile in a field that says no value', () => {
  const find = stand('<input>')
  ;(find('input') as HTMLInputElement).value = 'typed'
  root.render(h('input', {}))
  expect(find('input')).toHaveProperty('value', 'typed')
})

it('leaves nothing when taken down', () => {
  stand('<p>Ready</p>')
  root.render(h('p', {}, 'Ready'))
  root.unmount()
  expect(place.childNodes).toHaveLength(0)
})
