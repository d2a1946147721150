import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEnd } from './end-process'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = (stop: (isCrash: boolean) => Promise<void>) => {
  const log = { info: vi.fn(), error: vi.fn(), fatal: vi.fn() }
  const exit = vi.fn()
  return { log, exit, ...createEnd({ stop, limitMs: 30_000, log, exit }) }
}

describe('the end of the process', () => {
  it('comes with code 0 as soon as a stop is done', async () => {
    const stop = vi.fn(async () => {})
    const { exit, onSignal } = setUp(stop)
    await onSignal('SIGTERM')
    expect(stop).toHaveBeenCalledExactlyOnceWith(false)
    expect(exit).toHaveBeenCalledExactlyOnceWith(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('comes with code 0 after a stop that fails', async () => {
    const { exit, log, onSignal } = setUp(() => Promise.reject(new Error('no')))
    await onSignal('SIGTERM')
    expect(exit).toHaveBeenCalledExactlyOnceWith(0)
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('comes although a stop never ends', async () => {
    const { exit, onSignal } = setUp(() => new Promise(() => {}))
    void onSignal('SIGTERM')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(exit).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(exit).toHaveBeenCalledExactlyOnceWith(0)
  })

  it('comes with code 1 within 10 s of an uncaught exception, which is logged', async () => {
    const stop = vi.fn(() => new Promise<void>(() => {}))
    const { exit, log, onException } = setUp(stop)
    const error = new Error('boom')
    void onException(error)
    expect(log.fatal).toHaveBeenCalledExactlyOnceWith({ err: error }, 'uncaught exception')
    expect(stop).toHaveBeenCalledExactlyOnceWith(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('is not begun twice', async () => {
    const stop = vi.fn(async () => {})
    const { exit, onException, onSignal } = setUp(stop)
    await Promise.all([onException(new Error('boom')), onException(new Error('again')), onSignal('SIGTERM')])
    expect(stop).toHaveBeenCalledOnce()
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
  })
})
