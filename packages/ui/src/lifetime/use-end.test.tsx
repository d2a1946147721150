// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { Activity, StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useEnd } from './use-end'

const Maker = ({ end }: { end?: (() => void) | undefined }) => {
  useEnd(end)
  return null
}
const hidable = (end: () => void, isHidden: boolean) => (
  <StrictMode>
    <Activity mode={isHidden ? 'hidden' : 'visible'}>
      <Maker end={end} />
    </Activity>
  </StrictMode>
)

afterEach(cleanup)

it('an object lives while its component is hidden and shown again', async () => {
  const end = vi.fn()
  const { rerender } = render(hidable(end, false))
  rerender(hidable(end, true))
  await act(async () => {})
  rerender(hidable(end, false))
  await act(async () => {})
  expect(end).not.toHaveBeenCalled()
})

it.each([
  ['in sight', false],
  ['hidden', true],
])('an object ends once as its component is taken away, %s', async (_, isHidden) => {
  const end = vi.fn()
  const { rerender, unmount } = render(hidable(end, false))
  rerender(hidable(end, isHidden))
  unmount()
  await act(async () => {})
  expect(end).toHaveBeenCalledOnce()
})

it('an object ends as another takes its place', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender } = render(<Maker end={first} />)
  rerender(<Maker end={second} />)
  await act(async () => {})
  expect(first).toHaveBeenCalledOnce()
  rerender(<Maker />)
  await act(async () => {})
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
})
