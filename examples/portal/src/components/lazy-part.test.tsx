// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part'

const lost = new TypeError('Failed to fetch')
const Prices = ({ year }: { year: number }) => <p>Prices of {year}</p>
const load = vi.fn<() => Promise<{ default: ComponentType<{ year: number }> }>>()

const show = async (Part: ComponentType<{ year: number }>) => {
  const view = render(
    <Suspense fallback="loading">
      <Part year={2026} />
    </Suspense>,
  )
  expect(view.container.textContent).toBe('loading')
  await act(async () => {})
  return view
}
const prices = () => screen.queryByText('Prices of 2026')
const retry = () => screen.getByRole('button', { name: /重试$/ })

beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: Prices })
})
afterEach(cleanup)

test('a lazy part is fetched when it is first shown, once', async () => {
  const Part = lazyPart(load)
  expect(load).not.toHaveBeenCalled()
  const { unmount } = await show(Part)
  expect(prices()).not.toBeNull()
  unmount()
  render(<Part year={2026} />)
  expect(prices()).not.toBeNull()
  expect(load).toHaveBeenCalledOnce()
})

test('a lazy part whose code was loaded before is shown at once', async () => {
  const Part = lazyPart(load)
  await Part.load()
  const { container } = render(
    <Suspense fallback="loading">
      <Part year={2026} />
    </Suspense>,
  )
  expect(container.textContent).toBe('Prices of 2026')
  expect(load).toHaveBeenCalledOnce()
})

test('a lazy part that fails to load says so, and its button fetches it again', async () => {
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  await show(lazyPart(load))
  expect(screen.getByRole('alert')).not.toBeNull()
  expect(prices()).toBeNull()
  await act(async () => retry().click())
  expect(prices()).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a lazy part that fails again can be fetched once more', async () => {
  load.mockRejectedValue(lost)
  await show(lazyPart(load))
  await act(async () => retry().click())
  load.mockResolvedValue({ default: Prices })
  await act(async () => retry().click())
  expect(prices()).not.toBeNull()
})

test('a lazy part that failed is fetched again the next time that it is shown', async () => {
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const Part = lazyPart(load)
  const { unmount } = await show(Part)
  unmount()
  await show(Part)
  expect(prices()).not.toBeNull()
})

test('a lazy part that two places show comes back in both with one press', async () => {
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const Part = lazyPart(load)
  render(
    <Suspense fallback="loading">
      <Part year={2026} />
      <Part year={2026} />
    </Suspense>,
  )
  await act(async () => {})
  await act(async () => screen.getAllByRole('button', { name: /重试$/ })[0]?.click())
  expect(screen.getAllByText('Prices of 2026')).toHaveLength(2)
})
