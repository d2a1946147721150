import { expect, it, vi } from 'vitest'
import { silentLog } from '../process/log'
import { createRunner, eachInTurn } from './run-jobs'

const setUp = () => {
  const log = { ...silentLog, warn: vi.fn(), error: vi.fn() } as never as typeof silentLog
  const other = vi.fn(async (_now: Date) => {})
  const failing = vi.fn(async () => {
    throw new Error('away')
  })
  const now = new Date('2026-11-27T08:00:00Z')
  const run = createRunner({ broken: failing, other }, { kind: 'sweep', log, clock: () => now })
  return { log, other, failing, run, now }
}

it('jobs are told the time of the clock', async () => {
  const { other, run, now } = setUp()
  await run()
  expect(other).toHaveBeenCalledWith(now)
})

it('a job that fails does not stop the others, and is an alert when it fails again', async () => {
  const { log, other, run } = setUp()
  await run()
  expect([other.mock.calls.length, vi.mocked(log.warn).mock.calls.length]).toEqual([1, 1])
  expect(log.error).not.toHaveBeenCalled()
  await run()
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ sweep: 'broken', times: 2, alert: true }),
    'sweep keeps failing',
  )
})

it('a job that succeeded in between is no alert', async () => {
  const { log, failing, run } = setUp()
  await run()
  failing.mockImplementationOnce(async () => undefined as never)
  await run()
  await run()
  expect(log.error).not.toHaveBeenCalled()
})

it('no further job begins after the signal', async () => {
  const { other, failing, run } = setUp()
  await run(AbortSignal.abort())
  expect([other.mock.calls.length, failing.mock.calls.length]).toEqual([0, 0])
})

it('items are worked on one after the other; a failure keeps none from its turn, and is told in the end', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('away')
    done.push(item)
  }
  await expect(eachInTurn([1, 2, 3], work)).rejects.toThrow('away')
  expect(done).toEqual([1, 3])
  await expect(eachInTurn([4], work)).resolves.toBeUndefined()
})
