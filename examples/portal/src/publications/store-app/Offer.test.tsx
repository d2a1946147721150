import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { storeAppDouble } from '../../testing/publications'
import { storeAppCards } from './cards'
import { AppOffer } from './Offer'

const offer = { text: '首月五折', code: 'HALF', endsAt: '2026-12-31T16:00:00.000Z' }
const end = Date.parse(offer.endsAt)

const show = (now: number) =>
  render(
    <AppContext value={createAppDouble()}>
      <AppOffer offer={offer} now={now} />
    </AppContext>,
  )

beforeEach(() => {
  stubBrowser()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows an offer with its code and its last day', () => {
  show(end - 60_000)
  expect(screen.getByRole('region', { name: '优惠' }).textContent).toContain('12 月 31 日截止')
  expect(screen.getByText('HALF')).toBeTruthy()
})

it('takes the code away on a page that is open when the end passes', () => {
  show(end - 2000)
  act(() => vi.advanceTimersByTime(3000))
  expect(screen.queryByText('HALF')).toBeNull()
  expect(screen.getByText(/优惠已于/)).toBeTruthy()
})

it('shows no code of an offer that is over', () => {
  show(end)
  expect(screen.queryByText('HALF')).toBeNull()
})

it('copies the code, and says whether it has', async () => {
  const writeText = vi.fn(async (_: string) => {})
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  show(end - 60_000)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '复制优惠码 HALF' })))
  expect(writeText).toHaveBeenCalledExactlyOnceWith('HALF')
  expect(screen.getByRole('status').textContent).toBe('已复制')
})

it('is named in lists until its end', () => {
  const { Card } = storeAppCards
  const card = { ...storeAppDouble, offer }
  const list = (now: number) => (
    <AppContext value={createAppDouble()}>
      <Card key={now} card={card} path="/" now={now} />
    </AppContext>
  )
  const { rerender } = render(list(end - 60_000))
  expect(screen.getByText('首月五折')).toBeTruthy()
  rerender(list(end))
  expect(screen.queryByText('首月五折')).toBeNull()
})
