import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database, Db } from '../../database/db'
import { inboxMessages } from '../../messages/tables'
import { silentLog } from '../../process/log'
import { tellKept } from '../../testing/message'
import { openTestDatabase } from '../../testing/test-database'
import { createUnreadStreams } from './unread-streams'

let database: Database
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.delete(inboxMessages)
})

/** Streams whose pauses a test ends, over a database that notes how often it is asked. */
const setUp = () => {
  const ends: (() => void)[] = []
  const pause = vi.fn(
    (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        ends.push(resolve)
        signal.addEventListener('abort', () => resolve(), { once: true })
      }),
  )
  const select = vi.spyOn(db, 'select')
  const streams = createUnreadStreams({ db, log: silentLog, pause })
  const pass = async () => {
    const before = pause.mock.calls.length
    ends.splice(0).forEach((end) => void end())
    await vi.waitFor(() => expect(pause.mock.calls.length).toBeGreaterThan(before))
  }
  return { streams, pause, pass, select }
}

it('a stream tells the number at first, and again only when it has changed', async () => {
  const { streams, pause, pass } = setUp()
  await tellKept(db, 1)
  const stream = await streams.open(1)
  const ready = vi.fn()
  stream.onReady(ready)
  expect([stream.next(), stream.next()]).toEqual([{ unread: 1 }, null])
  await vi.waitFor(() => expect(pause).toHaveBeenCalled())
  await pass()
  expect(ready).not.toHaveBeenCalled()
  await tellKept(db, 1, { once: '8' })
  await tellKept(db, 2)
  await pass()
  expect(ready).toHaveBeenCalledOnce()
  expect([stream.next(), stream.next()]).toEqual([{ unread: 2 }, null])
  stream.close()
})

it('all streams of a process cost one query every few seconds, and none once they are closed', async () => {
  const { streams, pause, pass, select } = setUp()
  const open = await Promise.all([1, 1, 2, 3].map((userId) => streams.open(userId)))
  await vi.waitFor(() => expect(pause).toHaveBeenCalled())
  select.mockClear()
  await pass()
  expect(select).toHaveBeenCalledOnce()
  expect(pause.mock.calls[0]?.[0]).toBeLessThanOrEqual(5000)
  for (const stream of open) stream.close()
  expect(open.every(({ isClosed }) => isClosed)).toBe(true)
  const [, signal] = pause.mock.calls.at(-1) ?? []
  expect(signal?.aborted).toBe(true)
})

it('what this process knows is told at once, to the streams of its reader alone', async () => {
  const { streams } = setUp()
  const [own, other] = [await streams.open(1), await streams.open(2)]
  own.next()
  other.next()
  streams.tell(1, 4)
  expect([own.next(), other.next()]).toEqual([{ unread: 4 }, null])
  own.close()
  other.close()
})

it('streams outlive a database that is away', async () => {
  const { streams, pause, pass, select } = setUp()
  const stream = await streams.open(1)
  stream.next()
  await vi.waitFor(() => expect(pause).toHaveBeenCalled())
  select.mockImplementationOnce(() => {
    throw new Error('away')
  })
  await pass()
  await tellKept(db, 1)
  await pass()
  expect(stream.next()).toEqual({ unread: 1 })
  stream.close()
})
