// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Notice, Toasts } from './Toasts'

const notice: Notice = { id: 1, kind: 'success', text: '操作成功！', durationMs: 3000 }
const onDismiss = vi.fn()
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  onDismiss.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a message leaves by itself when its time is over', () => {
  render(<Toasts notice={notice} onDismiss={onDismiss} />)
  pass(2999)
  expect(onDismiss).not.toHaveBeenCalled()
  pass(1)
  expect(onDismiss).toHaveBeenCalledWith(1)
})

test('stays while the pointer is on it', () => {
  render(<Toasts notice={notice} onDismiss={onDismiss} />)
  pass(2000)
  const toast = screen.getByText('操作成功！').parentElement as HTMLElement
  fireEvent.pointerEnter(toast)
  pass(10_000)
  expect(onDismiss).not.toHaveBeenCalled()
  fireEvent.pointerLeave(toast)
  pass(999)
  expect(onDismiss).not.toHaveBeenCalled()
  pass(1)
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

test('stays while the pointer is on it, also where it has come under the pointer in place of another', () => {
  const { rerender } = render(<Toasts notice={notice} onDismiss={onDismiss} />)
  rerender(<Toasts notice={{ ...notice, id: 2, text: '上传成功' }} onDismiss={onDismiss} />)
  const toast = screen.getByText('上传成功').parentElement as HTMLElement
  // `relatedTarget` is the container of the removed toast.
  fireEvent.pointerOver(toast, { relatedTarget: toast.parentElement })
  pass(10_000)
  expect(onDismiss).not.toHaveBeenCalled()
})

test('a new message takes the place of the old one with its own time', () => {
  const { rerender } = render(<Toasts notice={notice} onDismiss={onDismiss} />)
  pass(2000)
  rerender(<Toasts notice={{ ...notice, id: 2, text: '上传成功' }} onDismiss={onDismiss} />)
  pass(2999)
  expect(onDismiss).not.toHaveBeenCalled()
  pass(1)
  expect(onDismiss).toHaveBeenCalledWith(2)
})

test('an error interrupts a screen reader, anything else waits its turn', () => {
  const { rerender } = render(<Toasts notice={notice} onDismiss={onDismiss} />)
  expect(screen.getByRole('status').textContent).toBe('操作成功！')
  rerender(<Toasts notice={{ ...notice, id: 2, kind: 'error' }} onDismiss={onDismiss} />)
  expect(screen.getByRole('alert')).toBeTruthy()
})

test('nothing is left running when it goes', () => {
  const { unmount } = render(<Toasts notice={notice} onDismiss={onDismiss} />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
