import { describe, expect, it, vi } from 'vitest'
import { type Capacity, capacitiesOf, isHeapNearlyFull } from './capacity'
import type { EventStream } from './event-stream'
import { createOpenStreams } from './open-streams'

const eventsOf = () => {
  const events = {
    isClosed: false as boolean,
    next: () => null,
    onReady: () => {},
    close: vi.fn(() => {
      events.isClosed = true
    }),
  } satisfies EventStream<unknown>
  return events
}

/** Open streams whose checks the test runs. */
const setUp = (capacity: Capacity = { total: 10, each: 10 }) => {
  const ended = vi.fn<(values: readonly string[]) => Promise<ReadonlySet<string>>>(async () => new Set())
  const stop = vi.fn()
  let check = () => {}
  const schedule = vi.fn((run: () => void, _ms: number) => {
    check = run
    return stop
  })
  const streams = createOpenStreams({ sessions: { ended }, clock: () => new Date(0), capacity, schedule })
  const open = (user: string, session: string, events = eventsOf()) =>
    streams.open(async () => events, user, session)
  return { ended, stop, schedule, open, streams, runCheck: async () => check() }
}

describe('an open stream', () => {
  it('ends with its session, and tells its writer at once', async () => {
    const { ended, open, runCheck } = setUp()
    const [own, other] = [await open('1', 'own'), await open('2', 'other')]
    const written = vi.fn()
    own.onReady(written)
    ended.mockResolvedValue(new Set(['own']))
    await runCheck()
    await vi.waitFor(() => expect(written).toHaveBeenCalledOnce())
    expect([own.isClosed, other.isClosed]).toEqual([true, false])
    expect(ended).toHaveBeenCalledExactlyOnceWith(['own', 'other'], new Date(0))
  })

  it('stays open while the database cannot be asked', async () => {
    const { ended, open, runCheck } = setUp()
    const stream = await open('1', 'own')
    ended.mockRejectedValue(new Error('away'))
    await runCheck()
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce())
    expect(stream.isClosed).toBe(false)
  })

  it('is looked at within 15 s, and not once the last one is closed', async () => {
    const { schedule, stop, open } = setUp()
    const [one, two] = [await open('1', 'a'), await open('1', 'b')]
    expect(schedule).toHaveBeenCalledOnce()
    expect(schedule.mock.calls[0]?.[1]).toBeLessThan(15_000)
    one.close()
    expect(stop).not.toHaveBeenCalled()
    two.close()
    expect(stop).toHaveBeenCalledOnce()
  })

  it('is refused with 503 above the number for all or for its user, until one is closed', async () => {
    const { open } = setUp({ total: 3, each: 2 })
    const first = await open('1', 'a')
    await open('1', 'b')
    await expect(open('1', 'c')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { headers: { 'Retry-After': '5' } },
    })
    await open('2', 'd')
    await expect(open('3', 'e')).rejects.toThrow('SERVICE_UNAVAILABLE')
    first.close()
    first.close()
    await open('3', 'e')
    await expect(open('4', 'f')).rejects.toThrow('SERVICE_UNAVAILABLE')
  })

  it('is refused with 503 while memory is short, and goes on where it has begun', async () => {
    let isMemoryLow = false
    const { open } = setUp({ total: 9, each: 9, isMemoryLow: () => isMemoryLow })
    const first = await open('1', 'a')
    isMemoryLow = true
    await expect(open('1', 'b')).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { headers: { 'Retry-After': '5' } },
    })
    expect(first.isClosed).toBe(false)
    isMemoryLow = false
    await open('1', 'b')
  })

  it('that could not begin counts no more', async () => {
    const { streams, open } = setUp({ total: 1, each: 1 })
    const failing = () => Promise.reject(new Error('no'))
    await expect(streams.open(failing, '1', 'a')).rejects.toThrow('no')
    await open('1', 'a')
  })
})

it('counts memory as short above 85 % of the heap, for streams and uploads', () => {
  const heap = (used_heap_size: number) => isHeapNearlyFull({ used_heap_size, heap_size_limit: 1000 })
  expect([heap(850), heap(851)]).toEqual([false, true])
  expect(isHeapNearlyFull()).toBe(false)
  const { streams, uploads } = capacitiesOf(1, 1)
  expect([streams.isMemoryLow, uploads.isMemoryLow]).toEqual([isHeapNearlyFull, isHeapNearlyFull])
})
