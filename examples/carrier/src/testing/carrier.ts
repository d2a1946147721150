import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { BookingForm } from '../booking'
import { openCarrier, type RunningCarrier } from '../open-carrier'
import { type CarrierSettings, defaults } from '../settings'

/** A portal that receives notices and answers as a test says. */
const startPortal = async () => {
  const received: unknown[] = []
  const answers: number[] = []
  const server = createServer(async (request, answer) => {
    const body = await text(request)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    received.push(new Webhook(defaults.secret).verify(body, headers))
    answer.statusCode = answers.shift() ?? 200
    answer.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    /** What it says next; 200 after that. */
    answers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notice`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const party = {
  name: 'Jan Kowalski',
  company: '',
  country: 'PL',
  state: '',
  city: 'Warszawa',
  postcode: '00838',
  street: 'ul. Prosta 51/12',
  phone: '+48600100200',
  mail: '',
  taxId: '',
}

/** A parcel to Poland. */
export const form: BookingForm = {
  carrier: 'yunexpress',
  service: '1001',
  shipment: 'CY2611280000000001',
  index: 1,
  count: 1,
  parcel: { grams: 850, lengthMm: 300, widthMm: 200, heightMm: 100 },
  goodsKind: 'ordinary',
  sender: { ...party, name: 'Shen Yizhou', country: 'CN', city: 'Hangzhou', street: '188 Binsheng Road' },
  recipient: party,
  goods: [
    {
      name: 'Bamboo storage box',
      hsCode: '442191',
      origin: 'CN',
      pieces: 3,
      value: 4_900,
      grams: 250,
      battery: 'none',
      sellerId: 'BOX-3',
      makerId: '',
      standardId: '',
    },
  ],
  customs: { purpose: 'sale', schemeNumber: 'IM3720000224', currency: 'EUR' },
}

let numbers = 0

/** A carrier in memory and a portal, for all tests of a file. */
export const setUpCarrier = (settings: Partial<CarrierSettings> = {}) => {
  let carrier: RunningCarrier
  let portal: Awaited<ReturnType<typeof startPortal>>
  beforeAll(async () => {
    carrier = await openCarrier({ ...defaults, port: 0, slowMs: 50, ...settings })
    portal = await startPortal()
  })
  afterEach(() => {
    carrier.behave('normal')
    portal.received.length = 0
  })
  afterAll(async () => {
    await carrier.close()
    portal.close()
  })

  const call = (method: string, path: string, body?: unknown, key = defaults.key) =>
    fetch(`${carrier.address}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    carrier: () => carrier,
    portal: () => portal,
    call,
    newNumber() {
      numbers += 1
      return `CY261128000000${numbers}P1`
    },
    book: (number: string, change: object = {}) =>
      call('PUT', `/bookings/${number}`, { ...form, noticeUrl: portal.url, ...change }),
    move: (number: string, move: string) =>
      fetch(`${carrier.address}/parcel/${number}`, { method: 'POST', body: new URLSearchParams({ move }) }),
    async tracks(carrierNumber: string) {
      const response = await call('POST', '/tracks', { numbers: [carrierNumber] })
      const { parcels } = (await response.json()) as {
        parcels: { events: { code: string; at: string; zone: string }[] }[]
      }
      return parcels[0]?.events ?? []
    },
  }
}
