import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStickToEnd } from './use-stick-to-end'

const seenPx = 100
let height = 400
let settleAll: () => void = () => {}

const Log = () => {
  const log = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { hasNew, settle } = useStickToEnd(log, content, true)
  settleAll = settle
  return (
    <div ref={log} role="log">
      <div ref={content}>
        <p>德国买家先搜品类</p>
        {hasNew && <b>有新内容</b>}
      </div>
    </div>
  )
}

/** jsdom lays nothing out. */
const measure = (log: HTMLElement) => {
  const content = log.firstElementChild as HTMLElement
  Object.defineProperty(log, 'clientHeight', { get: () => seenPx })
  Object.defineProperty(log, 'scrollHeight', { get: () => height })
  Object.defineProperty(content, 'offsetHeight', { get: () => height })
}

const show = () => {
  render(<Log />)
  const log = screen.getByRole('log')
  measure(log)
  act(settleAll)
  return log
}
const grow = (px: number) => {
  height += px
  act(settleAll)
}
const select = (node: Node | null) => {
  const selection = document.getSelection()
  if (node) selection?.selectAllChildren(node)
  else selection?.removeAllRanges()
  act(() => void document.dispatchEvent(new Event('selectionchange')))
}
const scrollTo = (log: HTMLElement, top: number) => {
  log.scrollTop = top
  fireEvent.scroll(log)
}

beforeEach(() => {
  height = 400
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  select(null)
  cleanup()
  vi.unstubAllGlobals()
})

it('follows a log that grows', () => {
  const log = show()
  grow(50)
  expect(log.scrollTop).toBe(450)
})

it('leaves what is selected in its place until the reader scrolls to the end', () => {
  const log = show()
  const before = log.scrollTop
  select(screen.getByText('德国买家先搜品类'))
  grow(50)
  expect(log.scrollTop).toBe(before)
  expect(screen.getByText('有新内容')).toBeTruthy()
  scrollTo(log, height - seenPx)
  grow(50)
  expect(log.scrollTop).toBe(height)
  expect(screen.queryByText('有新内容')).toBeNull()
})

it('follows again when a selection ends before the log has grown', () => {
  const log = show()
  scrollTo(log, height - seenPx)
  select(screen.getByText('德国买家先搜品类'))
  select(null)
  grow(50)
  expect(log.scrollTop).toBe(height)
})

it('minds no selection elsewhere on the page', () => {
  const page = document.body.appendChild(document.createElement('p'))
  page.textContent = '页面上的字'
  const log = show()
  select(page)
  grow(50)
  expect(log.scrollTop).toBe(height)
  page.remove()
})
