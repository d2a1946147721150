// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { CloseOnBack } from '../app/app'
import { createBackGuard } from './back-guard'

let closeOnBack: CloseOnBack
let isNarrow = true
let stop = new AbortController()

const back = async () => {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await moved
}

beforeEach(() => {
  stop.abort()
  stop = new AbortController()
  isNarrow = true
  history.pushState(null, '', '/news')
  history.pushState(null, '', '/school')
  closeOnBack = createBackGuard(window, { isNarrow: () => isNarrow, signal: stop.signal })
})

it('closes an open dialog, and stays on the page', async () => {
  const close = vi.fn()
  closeOnBack(close)
  await back()
  expect(close).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/school')
})

it('returns to the page before once the dialog is closed', async () => {
  closeOnBack(vi.fn())()
  await back()
  await vi.waitFor(() => expect(location.pathname).toBe('/news'))
})

it('adds one entry, however often something is opened', async () => {
  const { length } = history
  for (const _ of 'twice') closeOnBack(vi.fn())()
  expect(history.length).toBe(length + 1)
})

it('closes the topmost dialog first', async () => {
  const [sheet, question] = [vi.fn(), vi.fn()]
  closeOnBack(sheet)
  closeOnBack(question)
  await back()
  expect([sheet.mock.calls.length, question.mock.calls.length]).toEqual([0, 1])
  await back()
  expect(sheet).toHaveBeenCalledOnce()
  expect(location.pathname).toBe('/school')
})

it('does not disturb a page that was opened from the sheet', async () => {
  closeOnBack(vi.fn())()
  history.pushState(null, '', '/user')
  await back()
  expect(location.pathname).toBe('/school')
  await back()
  await vi.waitFor(() => expect(location.pathname).toBe('/news'))
})

it('allows going forward to the page again', async () => {
  closeOnBack(vi.fn())()
  await back()
  await vi.waitFor(() => expect(location.pathname).toBe('/news'))
  history.forward()
  await vi.waitFor(() => expect(location.pathname).toBe('/school'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(location.pathname).toBe('/school')
})

it('keeps what the router has written into the entry', () => {
  history.replaceState({ from: 'menu' }, '')
  closeOnBack(vi.fn())
  expect(history.state).toMatchObject({ from: 'menu' })
})

it('leaves the history of wide screens alone', () => {
  isNarrow = false
  const { length } = history
  closeOnBack(vi.fn())
  expect(history.length).toBe(length)
})
