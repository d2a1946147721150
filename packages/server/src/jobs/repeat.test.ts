import { expect, it, vi } from 'vitest'
import { createRepeat } from './repeat'

/** Pauses that a test ends one by one, and that end with the signal, too. */
const startPauses = () => {
  const ends: (() => void)[] = []
  const pause = vi.fn(
    (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        ends.push(resolve)
        signal.addEventListener('abort', () => resolve(), { once: true })
      }),
  )
  return { pause, pass: () => ends.shift()?.() }
}

const onError = vi.fn()

it('work is run at once, and again after each pause', async () => {
  const { pause, pass } = startPauses()
  const work = vi.fn(async () => {})
  const repeat = createRepeat(work, { everyMs: 5000, onError, pause })
  repeat.start()
  await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(1))
  expect(work).toHaveBeenCalledTimes(1)
  pass()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  expect(pause).toHaveBeenCalledWith(5000, expect.any(AbortSignal))
  await repeat.stop()
})

it('work with more to do is run again without a pause', async () => {
  const { pause } = startPauses()
  const results = [true, true, false]
  const work = vi.fn(async () => results.shift())
  const repeat = createRepeat(work, { everyMs: 5000, onError, pause })
  repeat.start()
  await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(1))
  expect(work).toHaveBeenCalledTimes(3)
  await repeat.stop()
})

it('work that fails is reported, and run again after the pause', async () => {
  const { pause, pass } = startPauses()
  const failure = new Error('away')
  const work = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined)
  const repeat = createRepeat(work, { everyMs: 5000, onError, pause })
  repeat.start()
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(failure))
  pass()
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  await repeat.stop()
})

it('stopping ends a pause, and waits for the run in flight within its limit', async () => {
  let finish = () => {}
  const work = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const repeat = createRepeat(work, { everyMs: 5000, onError })
  repeat.start()
  await repeat.stop(1)
  finish()
  await repeat.stop()
  expect(work).toHaveBeenCalledTimes(1)
})
