import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../dialog/Dialog'
import { defineElement } from '../element/define-element'
import { Popover } from '../popover/Popover'

const Beside = () => {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button type="button" ref={anchor}>
        地区
      </button>
      <Popover open anchor={anchor} onClose={() => {}} label="地区">
        <p>浙江</p>
      </Popover>
    </>
  )
}
const components = {
  dialog: (
    <Dialog open title="反馈" onClose={() => {}}>
      <p>浙江</p>
    </Dialog>
  ),
  popover: <Beside />,
}
const heard = vi.fn()

afterEach(() => {
  for (const type of ['wheel', 'touchmove']) window.removeEventListener(type, heard)
  heard.mockClear()
  document.body.replaceChildren()
})

describe.each(Object.entries(components))('what scrolls in a %s', (_, component) => {
  it.each(['wheel', 'touchmove'])('keeps %s from the page, in the browser’s way', (type) => {
    window.addEventListener(type, heard)
    render(component)
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true })
    screen.getByText('浙江').dispatchEvent(event)
    expect(heard).not.toHaveBeenCalled()
    expect(event.defaultPrevented).toBe(false)
  })

  it('is marked for libraries that scroll the page smoothly', () => {
    render(component)
    expect(screen.getByText('浙江').closest('[data-lenis-prevent]')).toBeTruthy()
  })
})

it('an element of ours is marked for libraries that scroll the page smoothly', () => {
  defineElement('chuhai-spared', { component: () => null })
  const element = document.body.appendChild(document.createElement('chuhai-spared'))
  expect(element.hasAttribute('data-lenis-prevent')).toBe(true)
})
