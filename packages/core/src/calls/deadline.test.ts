import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDeadline } from './deadline'

const never = () => new Promise<never>(() => {})

describe('a deadline', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('hands on the work that is done in time', async () => {
    const deadline = createDeadline(100, [])
    await expect(deadline.race(async () => 'done')).resolves.toBe('done')
    deadline.end()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('aborts when the time is up, and says so', async () => {
    const deadline = createDeadline(100, [])
    const work = expect(deadline.race(never)).rejects.toMatchObject({ name: 'AbortError' })
    vi.advanceTimersByTime(100)
    await work
    expect(deadline.isOver()).toBe(true)
  })

  it('aborts with any of its signals, which is not a matter of time', async () => {
    const [first, second] = [new AbortController(), new AbortController()]
    const deadline = createDeadline(100, [first.signal, undefined, second.signal])
    const work = expect(deadline.race(never)).rejects.toMatchObject({ name: 'AbortError' })
    second.abort()
    await work
    expect(deadline.isOver()).toBe(false)
  })

  it('starts no work for a signal that is aborted already', async () => {
    const work = vi.fn(never)
    await expect(createDeadline(100, [AbortSignal.abort()]).race(work)).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(work).not.toHaveBeenCalled()
  })

  it('leaves no listener on a signal that lives longer', () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    createDeadline(100, [signal]).end()
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })
})
