import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Clock, systemClock } from '@chuhai-examples/development'
import { expect, it } from 'vitest'
import { createSwitch } from './behaviour'
import type { BookingForm } from './booking'
import { createCarrier } from './carrier'
import { createNotifier } from './notifier'
import { defaults } from './settings'
import { openStore } from './store'
import { form } from './testing/carrier'

const { secret } = defaults

it('keeps notices that were not taken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carrier-'))
  const file = join(folder, 'bookings.json')
  const store = await openStore(file)
  const notifier = createNotifier({ store, clock: systemClock, secret })
  await notifier.send('http://127.0.0.1:1/notice', '{}')
  await expect.poll(() => store.notices[0]?.failures).toBe(1)
  notifier.stop()
  await store.save()
  expect((await openStore(file)).notices).toMatchObject([{ body: '{}', failures: 1 }])
  await rm(folder, { recursive: true })
})

it('writes a booking with its first event and its notice at once, so that a process that is killed loses no news', async () => {
  const store = await openStore(null)
  const written: [events: number, notices: number][] = []
  const watched = {
    ...store,
    async save() {
      written.push([store.bookings.flatMap(({ events }) => events).length, store.notices.length])
    },
  }
  const stopped: Clock = { now: Date.now, at: () => () => {} }
  const notifier = createNotifier({ store: watched, clock: stopped, secret })
  const carrier = createCarrier({ store: watched, notifier, switches: createSwitch(), clock: stopped })
  const booked: BookingForm = { ...form, noticeUrl: 'http://127.0.0.1:1/notice' }
  const booking = await carrier.book('CY26112800000098P1', booked)
  if (!booking) throw new Error('not booked')
  await carrier.advance(booking)
  expect(written[0]).toEqual([1, 1])
  expect(written.filter(([events, notices]) => events !== notices)).toEqual([])
})
