import type { TrackingResult } from '@chuhai/contract/logistics'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createLimiter } from '../../limits/create-limiter'
import { outboxMessages } from '../../outbox/tables'
import { silentLog } from '../../process/log'
import { newBuyer } from '../../testing/order'
import { followParcel, heardEvent } from '../../testing/parcel'
import { startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { dayMs, hourMs } from '../../time/durations'
import { askSource } from './ask'
import { hear, hearAll } from './hear'
import { deleteOldParcels, findFollowed, listFollowed, listUnknownCodes } from './operator'
import { tellOfSilence } from './silence'
import type { MovedParcel, ParcelListener, TrackingSource } from './source'
import { trackedParcels, trackingCodes, trackingEvents } from './tables'
import { tellOfMoves } from './told'

const server = startTestApp()

const lookUp = async (...numbers: string[]) =>
  (await server.post<TrackingResult[]>('/api/logistics/track', { numbers })).envelope
const parcelOf = async (number: string) => (await lookUp(number)).data[0]?.parcel

const listening = () => {
  const moved: MovedParcel[] = []
  const listener: ParcelListener = async (_, one) => {
    moved.push(one)
  }
  return { moved, listener }
}

const now = new Date('2026-11-28T12:00:00Z')
const journey = [
  heardEvent('PU', '2026-11-25 09:00', 'Shenzhen'),
  heardEvent('FA', '2026-11-27 06:00'),
  heardEvent('OD', '2026-11-28 08:00'),
]

describe('what carriers say', () => {
  it('is kept once, whatever the order and however often it comes, and each change is told once', async () => {
    const { number } = await followParcel(server.db)
    const { moved, listener } = listening()
    for (const events of [journey.toReversed(), journey, [...journey, ...journey]])
      await hear(server.db, number, events, [listener], now)
    await Promise.all(journey.map((event) => hear(server.db, number, [event], [listener], now)))
    expect(await server.db.$count(trackingEvents, eq(trackingEvents.number, number))).toBe(3)
    expect(moved).toMatchObject([{ number, status: 'outForDelivery', before: 'pending' }])
  })

  it('is told by who sends it, too, under the number of the carrier', async () => {
    const { number, carrierNumber } = await followParcel(server.db)
    const said = [
      { carrierNumber, events: journey },
      { carrierNumber: 'YD000000000CN', events: journey },
    ]
    expect(await hearAll(server.db, 'gateway', said, [], now)).toBe(1)
    expect((await findFollowed(server.db, number))?.status).toBe('outForDelivery')
  })

  it('of a code that nobody knows keeps the status, is listed, and is explained later', async () => {
    const { number } = await followParcel(server.db)
    await hear(server.db, number, [...journey, heardEvent('ZZ9', '2026-11-28 09:00')], [], now)
    expect(await parcelOf(number)).toMatchObject({
      status: 'outForDelivery',
      events: [
        { status: null, text: { 'zh-CN': '承运商更新了物流信息', en: 'The carrier has news of the parcel' } },
        { status: 'outForDelivery' },
        {},
        {},
      ],
    })
    expect(await listUnknownCodes(server.db)).toMatchObject([
      { carrierKey: 'gateway', code: 'ZZ9', parcels: 1, events: 1, sample: expect.stringContaining('ZZ9') },
    ])
    const code = { carrier: 'gateway', code: 'ZZ9', zh: '收件人改约', en: 'Rescheduled', position: 9999 }
    await server.db.insert(trackingCodes).values({ ...code, status: 'onHold', cause: 'recipient' })
    expect(await parcelOf(number)).toMatchObject({
      status: 'onHold',
      events: [{ status: 'onHold', cause: 'recipient', text: { 'zh-CN': '收件人改约' } }, {}, {}, {}],
    })
    expect(await listUnknownCodes(server.db)).toEqual([])
    await server.db.delete(trackingCodes).where(eq(trackingCodes.code, 'ZZ9'))
  })
})

describe('who has a number', () => {
  it('sees the steps with the clocks of the place, the newest first, by our number and by the carrier’s', async () => {
    const { number, carrierNumber } = await followParcel(server.db)
    await hear(server.db, number, journey, [], now)
    const { data } = await lookUp(carrierNumber, number, 'CY00000000')
    expect(data.map((one) => one.number)).toEqual([carrierNumber, number, 'CY00000000'])
    expect(data[2]?.parcel).toBeNull()
    expect(data[0]?.parcel).toEqual(data[1]?.parcel)
    expect(data[1]?.parcel).toMatchObject({
      status: 'outForDelivery',
      carrier: { key: 'yunexpress' },
      carrierNumber,
      destination: 'PL',
      promised: { from: '2026-12-05', to: '2026-12-09' },
      silentDays: null,
      events: [
        {
          at: '2026-11-28T07:00:00.000Z',
          offset: 60,
          place: 'Warszawa',
          country: 'PL',
          status: 'outForDelivery',
        },
        { at: '2026-11-27T05:00:00.000Z' },
        { status: 'pickedUp' },
      ],
    })
  })

  it('hears nothing of people: no name, no street, no phone', async () => {
    const { number } = await followParcel(server.db)
    const places = ['ul. Prosta 51/12, 00-838 Warszawa', 'Jan Kowalski, +48 600 100 200', 'jan@example.com']
    const events = places.map((place, index) => heardEvent('OD', `2026-11-28 0${index + 1}:00`, place))
    const odd = { ...heardEvent('OD', '2026-11-28 05:00'), country: 'Polska, Jan Kowalski' }
    await hear(server.db, number, [...events, odd], [], now)
    const text = JSON.stringify(await parcelOf(number))
    expect(text).not.toMatch(/Prosta|Kowalski|600 100|838|@|signed/)
    // Operators see what came.
    expect((await findFollowed(server.db, number))?.events[0]?.raw).toContain('Jan Kowalski')
  })

  it('is told once there has been no news for thirty days', async () => {
    const { number } = await followParcel(server.db, new Date('2026-10-01T00:00:00Z'))
    await hear(server.db, number, [heardEvent('FA', '2026-10-20 06:00')], [], now)
    const late = server.another({ clock: () => new Date('2026-11-19T12:00:00Z') })
    const silentAt = async (app: { request: typeof late.request }) => {
      const response = await app.request('/api/logistics/track', {
        method: 'POST',
        headers: {
          Origin: 'http://localhost:4000',
          'X-Chuhai-Client': '1',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ numbers: [number] }),
      })
      const { data } = (await response.json()) as { data: TrackingResult[] }
      return data[0]?.parcel?.silentDays
    }
    expect(await silentAt(late)).toBe(30)
    expect(await silentAt(server.another({ clock: () => new Date('2026-11-18T12:00:00Z') }))).toBeNull()
  })

  it('may ask for numbers that nobody knows so many times, and for their own any number of times', async () => {
    const limiter = createLimiter({ read: 0, write: 0, page: 0, upload: 0, trackingGuesses: 40 })
    const app = server.another({ limiter })
    const { number, carrierNumber } = await followParcel(server.db)
    const ask = async (numbers: string[]) => {
      const response = await app.request('/api/logistics/track', {
        method: 'POST',
        headers: {
          Origin: 'http://localhost:4000',
          'X-Chuhai-Client': '1',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ numbers }),
      })
      return [response.status, response.headers.get('Retry-After') !== null]
    }
    const guesses = (from: number) => Array.from({ length: 20 }, (_, index) => `YD1000000${from + index}CN`)
    expect(await ask(guesses(10))).toEqual([200, false])
    expect(await ask(guesses(30))).toEqual([200, false])
    expect(await ask([carrierNumber])).toEqual([200, false])
    expect(await ask(guesses(50))).toEqual([429, true])
    // An answer would tell which guess is right.
    expect(await ask([carrierNumber])).toEqual([429, true])
    expect(await ask([number])).toEqual([200, false])
  })

  it('subscribes to a calendar of it', async () => {
    const { number } = await followParcel(server.db)
    await hear(server.db, number, journey, [], now)
    const response = await server.request(`/api/logistics/track/${number}/calendar.ics`)
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    const text = (await response.text()).replaceAll('\r\n ', '')
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4)
    expect(text).toContain(`X-WR-CALNAME:包裹 ${number}`)
    expect(text).toContain('DTSTART;VALUE=DATE:20261205\r\nDTEND;VALUE=DATE:20261210')
    expect(text).toContain(`SUMMARY:${number} 派送中`)
    expect(text).toContain('DTSTART:20261128T070000Z')
    const back = heardEvent('RT', '2026-11-28 09:00')
    await hear(server.db, number, [back], [], now)
    const ended = await server.request(`/api/logistics/track/${number}/calendar.ics`)
    expect(await ended.text()).not.toContain('VALUE=DATE')
    expect((await server.request('/api/logistics/track/CY00000000/calendar.ics')).status).toBe(404)
    expect((await server.request('/api/logistics/track/x/calendar.ics')).status).toBe(404)
  })
})

describe('a carrier', () => {
  const sourceOf = (track: TrackingSource['track']): TrackingSource => ({ key: 'gateway', batch: 50, track })
  const ask = (source: TrackingSource, at: Date) =>
    askSource({ db: server.db, log: silentLog, source, listeners: [] }, at)

  it('is asked about what is due, again after an hour, and daily after the end', async () => {
    await server.db.delete(trackedParcels)
    const { number, carrierNumber } = await followParcel(server.db, now)
    const asked: string[] = []
    let events = journey.slice(0, 2)
    const source = sourceOf(async (parcels) => {
      asked.push(...parcels.map((one) => one.carrierNumber))
      return [{ carrierNumber, events }]
    })
    await ask(source, now)
    await ask(source, new Date(now.getTime() + 59 * 60_000))
    await ask(source, new Date(now.getTime() + hourMs))
    expect(asked).toEqual([carrierNumber, carrierNumber])
    events = [...events, heardEvent('DL', '2026-11-28 13:30')]
    const end = new Date(now.getTime() + 2 * hourMs)
    await ask(source, end)
    expect((await findFollowed(server.db, number))?.status).toBe('delivered')
    await ask(source, new Date(end.getTime() + 23 * hourMs))
    expect(asked).toHaveLength(3)
    await ask(source, new Date(end.getTime() + 24 * hourMs))
    expect(asked).toHaveLength(4)
    await ask(source, new Date(end.getTime() + 20 * dayMs))
    await ask(source, new Date(end.getTime() + 40 * dayMs))
    expect(asked).toHaveLength(5)
  })

  it('that cannot be asked is asked again, and what was known stays', async () => {
    await server.db.delete(trackedParcels)
    const { number } = await followParcel(server.db, now)
    await hear(server.db, number, journey, [], now)
    const source = sourceOf(() => Promise.reject(new Error('HTTP 503')))
    const later = new Date(now.getTime() + hourMs)
    await ask(source, later)
    expect(await findFollowed(server.db, number)).toMatchObject({
      status: 'outForDelivery',
      error: 'HTTP 503',
    })
    const [row] = await server.db.select().from(trackedParcels).where(eq(trackedParcels.number, number))
    expect(row?.nextAskAt?.getTime()).toBe(later.getTime() + 60_000)
  })
})

describe('who sends a parcel', () => {
  it('is told of its delivery and of trouble, and the webhook of every change', async () => {
    const { userId } = await newBuyer(server)
    const { number } = await followParcel(server.db)
    const listener = tellOfMoves(async () => ({ userId, shipment: 'CY26112822222222' }))
    const events = [
      ...journey,
      heardEvent('NH', '2026-11-28 10:00'),
      heardEvent('OD', '2026-11-28 11:00'),
      heardEvent('DL', '2026-11-28 12:00'),
    ]
    for (const event of events) await hear(server.db, number, [event], [listener], now)
    const told = (await toldTo(server.db, userId)).map(({ kind, values }) => [kind, values.status])
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        ['parcel.trouble', '派送未成功'],
        ['parcel.delivered', undefined],
      ]),
    )
    const sent = await server.db.select().from(outboxMessages).where(eq(outboxMessages.type, 'parcel.moved'))
    const own = sent.map(({ payload }) => (payload as { data: { number: string; status: string } }).data)
    expect(own.filter((data) => data.number === number).map(({ status }) => status)).toEqual([
      'pickedUp',
      'inTransit',
      'outForDelivery',
      'deliveryFailed',
      'outForDelivery',
      'delivered',
    ])
  })

  it('is told of a silence once, and again of the next one', async () => {
    const { userId } = await newBuyer(server)
    const { number } = await followParcel(server.db, new Date('2026-01-01T00:00:00Z'))
    const findSender = async (_: unknown, asked: string) =>
      asked === number ? { userId, shipment: 'CY26112833333333' } : null
    const told = async () => (await toldTo(server.db, userId)).length
    const silentAt = (at: string) => tellOfSilence(server.db, findSender, new Date(at))
    await hear(
      server.db,
      number,
      [heardEvent('FA', '2026-01-10 06:00')],
      [],
      new Date('2026-01-10T12:00:00Z'),
    )
    await silentAt('2026-02-08T00:00:00Z')
    expect(await told()).toBe(0)
    await silentAt('2026-02-10T00:00:00Z')
    await silentAt('2026-02-11T00:00:00Z')
    expect(await told()).toBe(1)
    await hear(
      server.db,
      number,
      [heardEvent('IX', '2026-02-12 06:00')],
      [],
      new Date('2026-02-12T12:00:00Z'),
    )
    await silentAt('2026-03-20T00:00:00Z')
    expect(await told()).toBe(2)
  })
})

it('operators list what is silent, page by page, and what is old is deleted with all that was said of it', async () => {
  await server.db.delete(trackedParcels)
  const old = await followParcel(server.db, new Date('2020-01-01T00:00:00Z'))
  const fresh = await followParcel(server.db, now)
  await hear(
    server.db,
    old.number,
    [heardEvent('FA', '2020-01-02 06:00')],
    [],
    new Date('2020-01-02T12:00:00Z'),
  )
  const listed = await listFollowed(server.db, { silent: '1', rows: 10 }, now)
  expect(listed.map(({ number }) => number)).toEqual([old.number])
  const [first] = await listFollowed(server.db, { rows: 1 }, now)
  const rest = await listFollowed(server.db, { after: first?.number, rows: 10 }, now)
  expect([first, ...rest].map((one) => one?.number).toSorted()).toEqual([old.number, fresh.number].toSorted())
  await deleteOldParcels(server.db, new Date('2021-01-01T00:00:00Z'))
  expect(await findFollowed(server.db, old.number)).toBeNull()
  expect(await server.db.$count(trackingEvents, eq(trackingEvents.number, old.number))).toBe(0)
})
