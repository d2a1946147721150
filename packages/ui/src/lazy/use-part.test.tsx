// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePart } from './use-part'
import { usePartOnIntent } from './use-part-on-intent'

const lost = new TypeError('Failed to fetch')
const load = vi.fn<() => Promise<string>>()

const Demo = () => {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [part, want] = usePartOnIntent(load, button, () => setIsOpen(false))
  const press = () => {
    want()
    setIsOpen(!isOpen)
  }
  return (
    <button ref={button} type="button" aria-expanded={isOpen} onClick={press} onFocus={want}>
      {part}
    </button>
  )
}
const List = () => {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => list.current?.focus(), [])
  return <div ref={list} role="listbox" tabIndex={-1} />
}
/** A field beside its list, which takes the focus. */
const DemoWithFocus = () => {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [part, want] = usePartOnIntent(load, button, () => setIsOpen(false))
  const press = () => {
    want()
    setIsOpen(true)
  }
  return (
    <>
      <button ref={button} type="button" onClick={press} />
      {isOpen && part && <List />}
    </>
  )
}
const field = () => screen.getByRole('button')
const press = () => act(async () => field().click())

beforeEach(() => {
  load.mockReset().mockResolvedValue('a list')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(cleanup)

test('a field fetches its list once, when it gets the focus', async () => {
  render(<Demo />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => void fireEvent.focus(field()))
  await press()
  expect(load).toHaveBeenCalledOnce()
  expect(field().textContent).toBe('a list')
})

test('a list that fails to load once is fetched again at once', async () => {
  load.mockRejectedValueOnce(lost)
  render(<Demo />)
  await press()
  expect(field().ariaExpanded).toBe('true')
  expect(field().textContent).toBe('a list')
})

test('a list that fails to load twice closes its field, and is fetched again with the next press', async () => {
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  render(<Demo />)
  await press()
  expect(field().ariaExpanded).toBe('false')
  expect(load).toHaveBeenCalledTimes(2)
  await press()
  expect(field().ariaExpanded).toBe('true')
  expect(field().textContent).toBe('a list')
})

test('a list that comes after its field was left stays closed, until the next press', async () => {
  let come: (part: string) => void = () => {}
  load.mockReturnValue(
    new Promise((resolve) => {
      come = resolve
    }),
  )
  render(<Demo />)
  await press()
  await act(async () => void fireEvent.focusOut(field()))
  await act(async () => come('a list'))
  expect(field().ariaExpanded).toBe('false')
  await press()
  expect(field().ariaExpanded).toBe('true')
})

test('a list that takes the focus as it comes stays open', async () => {
  render(<DemoWithFocus />)
  field().focus()
  await press()
  expect(document.activeElement).toBe(screen.getByRole('listbox'))
})

test('a part that fails to load is fetched again with another demand, and not as it is no longer wanted', async () => {
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const onFailed = vi.fn()
  const { result, rerender } = renderHook(({ wanted }) => usePart(load, wanted, onFailed), {
    initialProps: { wanted: {} as object | null },
  })
  await act(async () => {})
  expect(onFailed.mock.calls).toEqual([[lost]])
  rerender({ wanted: null })
  await act(async () => {})
  expect(load).toHaveBeenCalledTimes(2)
  rerender({ wanted: {} })
  await act(async () => {})
  expect(result.current).toBe('a list')
  expect(onFailed).toHaveBeenCalledOnce()
})
