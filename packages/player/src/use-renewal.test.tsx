import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlayer } from './store'
import { createEngineDouble, mediaDouble } from './testing'
import { useRenewal } from './use-renewal'

const start = Date.parse('2026-11-26T04:00:00.000Z')
const minuteMs = 60_000

beforeEach(() => vi.useFakeTimers({ now: start }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A player whose addresses end after ten minutes. */
const open = async () => {
  const double = createEngineDouble()
  const player = createPlayer(mediaDouble, { load: double.load })
  player.attach(document.createElement('div'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  const onExpiring = vi.fn()
  const expiresAt = new Date(start + 10 * minuteMs).toISOString()
  renderHook(() => useRenewal(player, { expiresAt, now: Date.now, onExpiring }))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return { player, onExpiring, pass, ...double }
}

it('asks for new addresses a minute before they end, and again while there are none', async () => {
  const { player, onExpiring, pass } = await open()
  act(() => player.play())
  await pass(9 * minuteMs - 1)
  expect(onExpiring).not.toHaveBeenCalled()
  await pass(1)
  expect(onExpiring).toHaveBeenCalledOnce()
  await pass(10_000)
  expect(onExpiring).toHaveBeenCalledTimes(2)
})

it('asks for none while the video is paused, and at once when it goes on', async () => {
  const { player, onExpiring, pass } = await open()
  act(() => player.play())
  act(() => player.pause())
  await pass(24 * 60 * minuteMs)
  expect(onExpiring).not.toHaveBeenCalled()
  act(() => player.play())
  expect(onExpiring).toHaveBeenCalledOnce()
})

it('asks for new ones when the old ones have failed', async () => {
  const { player, onExpiring, pass, fail } = await open()
  act(() => player.play())
  act(() => player.pause())
  await pass(11 * minuteMs)
  act(() => fail('network'))
  expect(onExpiring).toHaveBeenCalledOnce()
})
