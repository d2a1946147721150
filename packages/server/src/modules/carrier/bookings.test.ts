import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { writeRows } from '../../database/write-rows'
import { silentLog } from '../../process/log'
import { bookingRequest, startDevelopmentCarrier } from '../../testing/development-carrier'
import { startTestApp } from '../../testing/test-app'
import { hourMs, minuteMs } from '../../time/durations'
import { findFollowed } from '../tracking/operator'
import type { BookingOutcome, BookingSource } from './booking-source'
import { bookingRows, cancelBooking } from './bookings'
import { withBreaker } from './breaker'
import type { Carriers } from './carriers'
import { carryOutBookings } from './carry-out'
import { createCarrierJobs } from './jobs'
import { repeatBooking } from './operator'
import { carrierBookings } from './tables'

const server = startTestApp()
const development = startDevelopmentCarrier()

const carrier = { key: 'yunexpress', name: { 'zh-CN': '云途', en: 'YunExpress' } }

let outcomes: BookingOutcome[] = []
let dies = false
/** Parcels whose shipment is not to be carried any more. */
const gone = new Set<string>()

const source: BookingSource = {
  requestOf: async (_, number) => (gone.has(number) ? null : bookingRequest),
  async noteOutcome(_, outcome) {
    if (dies) throw new Error('the process dies here')
    outcomes.push(outcome)
  },
}

beforeEach(() => {
  outcomes = []
  dies = false
  development.sent.length = 0
})

let numbers = 0
const begin = async (now = new Date()) => {
  numbers += 1
  const number = `CY26112811110${numbers}P1`
  const parcel = { number, carrier, destination: 'PL', promised: { from: '2026-12-05', to: '2026-12-09' } }
  await writeRows(server.db, bookingRows(parcel, now))
  return number
}

const openCarriers = (): Carriers => {
  const booker = withBreaker(development.gateway())
  return { list: [booker], booker, tracker: booker }
}
let carriers = openCarriers()
beforeEach(() => {
  carriers = openCarriers()
})

const work = () => ({ db: server.db, log: silentLog, carriers, sources: [source], listeners: [] })
const run = (now = new Date()) => carryOutBookings(work(), now)
const rowOf = async (number: string) =>
  (await server.db.select().from(carrierBookings).where(eq(carrierBookings.number, number)))[0]

describe('a parcel', () => {
  it('is booked once, told to its shipment, and followed from then on', async () => {
    const number = await begin()
    await Promise.all([run(), run()])
    await run()
    expect(development.sent.filter((one) => one.includes(number))).toHaveLength(1)
    expect(await rowOf(number)).toMatchObject({ state: 'booked', nextAttemptAt: null, lastError: null })
    const [told] = outcomes
    expect(told).toMatchObject({
      number,
      state: 'booked',
      words: '',
      carrierNumber: expect.stringMatching(/^YD/),
    })
    await createCarrierJobs(work()).runOnce()
    const followed = await findFollowed(server.db, number)
    expect(followed).toMatchObject({ carrierNumber: told?.carrierNumber, status: 'pending', error: null })
    expect(followed?.events.map(({ code }) => code).toSorted()).toEqual(['IR', 'booked'])
  })

  it('that was booked by a process which died is found again under its number', async () => {
    const number = await begin()
    dies = true
    const first = new Date()
    await run(first)
    const waiting = await rowOf(number)
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, carrierNumber: null })
    dies = false
    await run(new Date(first.getTime() + minuteMs))
    const puts = development.sent.filter((one) => one === `PUT /v1/bookings/${number}`)
    expect(puts).toHaveLength(2)
    expect(outcomes).toHaveLength(1)
    expect(await rowOf(number)).toMatchObject({ state: 'booked', attempts: 2 })
  })

  it('whose carrier breaks off is tried again, later each time, under the same number', async () => {
    const number = await begin()
    development.behave('cut')
    const first = new Date()
    await run(first)
    const [one] = [await rowOf(number)]
    await run(new Date(first.getTime() + minuteMs))
    const two = await rowOf(number)
    const pauses = [
      (one?.nextAttemptAt?.getTime() ?? 0) - first.getTime(),
      (two?.nextAttemptAt?.getTime() ?? 0) - first.getTime() - minuteMs,
    ]
    expect(pauses).toEqual([15_000, 30_000])
    expect(one?.lastError).toMatch(/^[A-Z_]+$/)
    development.behave('normal')
    await run(new Date(first.getTime() + hourMs))
    expect(await rowOf(number)).toMatchObject({ state: 'booked', lastError: null })
  })

  it('that the carrier refuses waits for nobody, and can be repeated once it is mended', async () => {
    const number = await begin()
    development.behave('refusing')
    await run()
    expect(await rowOf(number)).toMatchObject({ state: 'refused', nextAttemptAt: null })
    expect(outcomes).toMatchObject([{ state: 'refused', words: expect.stringContaining('NOT_SERVED') }])
    development.behave('normal')
    const id = (await rowOf(number))?.id ?? ''
    expect(await repeatBooking(server.db, id, new Date())).toBe('due')
    await run()
    expect(await rowOf(number)).toMatchObject({ state: 'booked' })
    expect(await repeatBooking(server.db, id, new Date())).toBe('answered')
  })

  it('whose shipment is gone is not booked', async () => {
    const number = await begin()
    gone.add(number)
    await run()
    expect(development.sent).toEqual([])
    expect(await rowOf(number)).toMatchObject({ state: 'cancelled' })
    expect((await findFollowed(server.db, number))?.status).toBe('cancelled')
  })

  it('whose shipment is gone by the next attempt is cancelled where it may have arrived', async () => {
    const number = await begin()
    development.behave('cut')
    const first = new Date()
    await run(first)
    gone.add(number)
    development.behave('normal')
    await run(new Date(first.getTime() + minuteMs))
    expect(development.sent).toEqual([`PUT /v1/bookings/${number}`, `DELETE /v1/bookings/${number}`])
    expect(await rowOf(number)).toMatchObject({ state: 'cancelled' })
  })
})

describe('a cancelled parcel', () => {
  const cancel = (number: string, now = new Date()) =>
    server.db.transaction((tx) => cancelBooking(tx, number, [], now))

  it('that was never asked for is cancelled at once', async () => {
    const number = await begin()
    await cancel(number)
    await run()
    expect(development.sent).toEqual([])
    expect(await rowOf(number)).toMatchObject({ state: 'cancelled', nextAttemptAt: null })
  })

  it('that was booked is cancelled at the carrier, which keeps what it has collected', async () => {
    const [early, late] = [await begin(), await begin()]
    await run()
    await development.move(late, 'next')
    await cancel(early)
    await cancel(late)
    await run()
    expect((await rowOf(early))?.state).toBe('cancelled')
    expect((await rowOf(late))?.state).toBe('kept')
    expect((await findFollowed(server.db, early))?.status).toBe('cancelled')
  })

  it('whose booking may have arrived is cancelled there, too', async () => {
    const number = await begin()
    development.behave('cut')
    const first = new Date()
    await run(first)
    await cancel(number, first)
    development.behave('normal')
    await run(new Date(first.getTime() + minuteMs))
    expect(development.sent.filter((one) => one.startsWith('DELETE'))).toHaveLength(1)
    expect((await rowOf(number))?.state).toBe('cancelled')
  })
})

it('a carrier that keeps failing is left alone, and nothing that waits is lost', async () => {
  development.behave('failing')
  const waiting = await Promise.all(Array.from({ length: 8 }, () => begin()))
  const first = new Date()
  await run(first)
  expect(carriers.booker?.isResting()).toBe(true)
  expect(development.sent.filter((one) => one.startsWith('PUT'))).toHaveLength(5)
  const errors = await Promise.all(waiting.map(async (number) => (await rowOf(number))?.lastError))
  expect(errors.toSorted()).toEqual([...Array(5).fill('HTTP 503'), ...Array(3).fill('RESTING')])
  development.behave('normal')
  carriers = openCarriers()
  await run(new Date(first.getTime() + hourMs))
  for (const number of waiting) expect((await rowOf(number))?.state).toBe('booked')
})
