// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { consultLink, watchConsultLinks } from './consult-links'

const about = { kind: 'sample', id: 'siteBuild', title: '磁吸“露营”灯' } as const
const open = vi.fn()
const stop = watchConsultLinks(document, open)

/** Presses a link that no component knows; returns whether the browser follows it. */
const press = (given?: typeof about, init?: MouseEventInit): boolean => {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(consultLink(given))) link.setAttribute(name, value)
  link.append(document.createElement('b'))
  document.body.replaceChildren(link)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init })
  return link.firstElementChild?.dispatchEvent(click) ?? true
}

afterEach(() => {
  vi.clearAllMocks()
  document.body.replaceChildren()
})

it('opens the panel with what the link is about', () => {
  expect(press(about)).toBe(false)
  expect(open).toHaveBeenCalledExactlyOnceWith(about)
})

it('opens it about nothing in particular', () => {
  press()
  expect(open).toHaveBeenCalledExactlyOnceWith(null)
})

it('leaves a press for a new tab to the browser', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press(about, { ctrlKey: true })
  expect(open).not.toHaveBeenCalled()
})

it('stops', () => {
  stop()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  press(about)
  expect(open).not.toHaveBeenCalled()
})
