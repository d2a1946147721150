import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useReturn } from './use-return'

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const showKept = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a visitor returns to a tab that is in sight again, to a page that was kept whole, and to the network', () => {
  const onReturn = vi.fn()
  renderHook(() => useReturn(onReturn))
  setVisibility('hidden')
  showKept(false)
  expect(onReturn).not.toHaveBeenCalled()
  setVisibility('visible')
  showKept(true)
  window.dispatchEvent(new Event('online'))
  expect(onReturn).toHaveBeenCalledTimes(3)
})

it('a return calls what the latest rendering has given, and nothing once the page is gone', () => {
  const [first, latest] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = renderHook(useReturn, { initialProps: first })
  rerender(latest)
  window.dispatchEvent(new Event('online'))
  unmount()
  window.dispatchEvent(new Event('online'))
  expect(first).not.toHaveBeenCalled()
  expect(latest).toHaveBeenCalledOnce()
})
