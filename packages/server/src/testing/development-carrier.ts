import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Behaviour, type Clock, defaults, openCarrier } from '@chuhai-examples/carrier'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { BookingRequest } from '../modules/carrier/carrier'
import { createGateway } from '../modules/carrier/gateway'
import type { GatewaySettings } from '../settings/carriers'

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

/** A parcel to Poland, as a carrier is asked for it. */
export const bookingRequest: BookingRequest = {
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

/** The development carrier with its gateway, for all tests of a file; what is sent to it is kept. */
export const startDevelopmentCarrier = () => {
  let carrier: Awaited<ReturnType<typeof openCarrier>>
  let settings: GatewaySettings
  let dataDir: string
  let port = 0
  const clock: Clock = {
    now: Date.now,
    at(_, work) {
      void work()
      return () => {}
    },
  }
  const sent: string[] = []
  const request: typeof fetch = (input, init) => {
    sent.push(`${init?.method} ${new URL(String(input)).pathname}`)
    return fetch(input, init)
  }
  const open = async () => {
    carrier = await openCarrier({ ...defaults, port, dataDir, slowMs: 20, clock })
    port = Number(new URL(carrier.address).port)
  }
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'chuhai-carrier-'))
    await open()
    const { key, secret } = defaults
    settings = { url: carrier.address, key, secret, noticeUrl: 'http://127.0.0.1:1/notice' }
  })
  afterEach(() => carrier.behave('normal'))
  afterAll(async () => {
    await carrier.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    /** What was sent, such as `PUT /v1/bookings/CY…`. */
    sent,
    get settings() {
      return settings
    },
    behave: (behaviour: Behaviour) => carrier.behave(behaviour),
    gateway: (change: Partial<GatewaySettings> = {}) => createGateway({ ...settings, ...change }, request),
    /** Ends the carrier; it is gone until it is opened again, with what it had booked. */
    kill: () => carrier.close(),
    open,
    /** Moves a parcel as a button of the page does. */
    move: (number: string, move: string) =>
      fetch(`${carrier.address}/parcel/${number}`, { method: 'POST', body: new URLSearchParams({ move }) }),
  }
}
