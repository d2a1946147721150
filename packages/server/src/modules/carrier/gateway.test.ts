import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { bookingRequest, startDevelopmentCarrier } from '../../testing/development-carrier'
import type { Carrier, CarrierBooking } from './carrier'
import { createGateway } from './gateway'

const development = startDevelopmentCarrier()

let numbers = 0
const newNumber = () => {
  numbers += 1
  return `CY2611280000${numbers}P1`
}

const bookingOf = ({ booking }: Carrier): CarrierBooking => {
  if (!booking) throw new Error('[chuhai] the gateway books')
  return booking
}
const book = (number: string, change: object = {}) =>
  bookingOf(development.gateway()).book(number, { ...bookingRequest, ...change })

describe('a booking at the gateway', () => {
  it('is one booking, however often it is asked for', async () => {
    const number = newNumber()
    const found = await Promise.all([book(number), book(number), book(number)])
    expect(new Set(found).size).toBe(1)
  })

  it.each(['cut', 'slow'] as const)(
    '%s: whose answer was lost is found again under its number',
    async (behaviour) => {
      development.behave(behaviour)
      const number = newNumber()
      const first = await book(number).catch((error: Error) => error.name)
      expect(first).toMatch(behaviour === 'cut' ? /^CarrierUnavailable$/ : /^YD/)
      development.behave('normal')
      const again = await book(number)
      if (behaviour === 'slow') expect(again).toBe(first)
      const [parcel] = await development.gateway().track([{ carrierNumber: again, carrier: 'yunexpress' }])
      expect(parcel?.events).toHaveLength(1)
    },
  )

  it('that fails is worth another try, and one that is refused is not', async () => {
    development.behave('failing')
    await expect(book(newNumber())).rejects.toMatchObject({ name: 'CarrierUnavailable', message: 'HTTP 503' })
    development.behave('refusing')
    await expect(book(newNumber())).rejects.toMatchObject({
      name: 'CarrierRefusal',
      code: 'NOT_SERVED',
      words: 'The service does not go to this address at present.',
    })
    development.behave('normal')
    const number = newNumber()
    await book(number)
    await expect(book(number, { index: 2 })).rejects.toMatchObject({ code: 'NUMBER_TAKEN' })
  })

  it('with a wrong key waits for the key to be mended', async () => {
    const wrong = bookingOf(development.gateway({ key: 'the key of somebody else' }))
    await expect(wrong.book(newNumber(), bookingRequest)).rejects.toMatchObject({
      name: 'CarrierUnavailable',
      message: 'HTTP 401',
    })
  })

  it('is cancelled until the parcel is collected; what was never booked is cancelled', async () => {
    const booking = bookingOf(development.gateway())
    const [early, late] = [newNumber(), newNumber()]
    await book(early)
    await book(late)
    await development.move(late, 'next')
    expect(await booking.cancel(early)).toBe('cancelled')
    expect(await booking.cancel(late)).toBe('kept')
    expect(await booking.cancel(newNumber())).toBe('cancelled')
  })

  it('is neither refused nor cancelled by a page of something in between', async () => {
    const answering = (status: number) =>
      bookingOf(createGateway(development.settings, async () => new Response('<h1>nginx</h1>', { status })))
    for (const status of [404, 409, 422]) {
      const unavailable = { name: 'CarrierUnavailable', message: `HTTP ${status}` }
      await expect(answering(status).cancel(newNumber())).rejects.toMatchObject(unavailable)
      await expect(answering(status).book(newNumber(), bookingRequest)).rejects.toMatchObject(unavailable)
    }
  })

  it('has a label, and a price of the carrier itself', async () => {
    const booking = bookingOf(development.gateway())
    const number = newNumber()
    await book(number)
    expect(
      Buffer.from(await booking.label(number))
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const { parcel, goodsKind } = bookingRequest
    const quotes = await booking.quote({ country: 'PL', postcode: '00838', parcel, goodsKind })
    expect(quotes[0]).toEqual({
      service: 'standard',
      name: 'PL 标准派送',
      amount: 3_200 + 2 * 2_450,
      days: { from: 7, to: 12 },
    })
  })
})

describe('what the gateway says of a parcel', () => {
  it('are moments, with the clocks of each place', async () => {
    const number = newNumber()
    const carrierNumber = await book(number)
    await development.move(number, 'all')
    const [parcel, ...others] = await development.gateway().track([
      { carrierNumber, carrier: 'yunexpress' },
      { carrierNumber: 'YD000000000CN', carrier: 'yunexpress' },
    ])
    expect(others).toEqual([])
    const events = parcel?.events ?? []
    expect(events.map(({ code }) => code)).toEqual('IR PU SC DP ER FD FA IM IX LD OD DL'.split(' '))
    expect(new Set(events.map(({ time }) => time.offset))).toEqual(new Set([480, 60]))
    const ages = events.map(({ time }) => Date.now() - time.at.getTime())
    expect(Math.max(...ages)).toBeLessThan(60_000)
    expect(Math.min(...ages)).toBeGreaterThan(-1000)
  })

  it('is heard where it is signed, and nowhere else', () => {
    const gateway = development.gateway()
    const event = {
      code: 'DL',
      at: '2026-11-28 14:05:09',
      zone: 'Europe/Warsaw',
      place: 'Warszawa',
      country: 'PL',
    }
    const body = JSON.stringify({
      parcels: [{ carrierNumber: 'YD123456785CN', events: [event, { ...event, zone: null }] }],
    })
    const now = new Date()
    const headersOf = (secret: string) =>
      new Headers({
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign('msg_1', now, body),
      })
    const heard = gateway.readNotice({ headers: headersOf(development.settings.secret), body })
    expect(heard).toMatchObject([
      { carrierNumber: 'YD123456785CN', events: [{ code: 'DL', time: { offset: 60 }, country: 'PL' }] },
    ])
    const foreign = `whsec_${Buffer.alloc(32).toString('base64')}`
    expect(gateway.readNotice({ headers: headersOf(foreign), body })).toBeNull()
    expect(gateway.readNotice({ headers: new Headers(), body })).toBeNull()
  })
})
