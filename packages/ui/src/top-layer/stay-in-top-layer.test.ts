// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stayInTopLayer } from './stay-in-top-layer'

let home: HTMLElement
let panel: HTMLElement
let isShown = false
let stop = () => {}
const show = vi.fn(() => {
  const had = isShown
  isShown = true
  return !had
})
const field = () => panel.querySelector('input') as HTMLInputElement

/** Takes the surroundings out and puts them in again, as a browser does: nothing is in the top layer then. */
const swap = async (within = () => {}) => {
  home.remove()
  isShown = false
  within()
  document.body.append(home)
  await Promise.resolve()
}

beforeEach(() => {
  isShown = false
  home = document.body.appendChild(document.createElement('div'))
  panel = home.appendChild(document.createElement('div'))
  panel.appendChild(document.createElement('input')).value = '沈立群'
  home.append(document.createElement('button'))
  stop = stayInTopLayer(panel, show)
})
afterEach(() => {
  stop()
  home.remove()
})

it('a panel whose surroundings are taken out and put in again is shown again, with focus and caret', async () => {
  field().focus()
  field().setSelectionRange(1, 1)
  await swap()
  expect(isShown).toBe(true)
  expect(document.activeElement).toBe(field())
  expect(field().selectionStart).toBe(1)
})

it('a focus that was not in the panel stays where it is', async () => {
  field().focus()
  field().blur()
  await Promise.resolve()
  await swap()
  expect(isShown).toBe(true)
  expect(document.activeElement).toBe(document.body)
})

it('a focus that the page has set meanwhile stays where it is', async () => {
  field().focus()
  const other = document.body.appendChild(document.createElement('button'))
  await swap(() => other.focus())
  expect(isShown).toBe(true)
  expect(document.activeElement).toBe(other)
  other.remove()
})

it('a panel that is closed, or not on the page, is left alone', async () => {
  home.remove()
  isShown = false
  await Promise.resolve()
  expect(isShown).toBe(false)
  stop()
  document.body.append(home)
  await Promise.resolve()
  expect(isShown).toBe(false)
})
