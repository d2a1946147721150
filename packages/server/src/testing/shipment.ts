import { randomInt, randomUUID } from 'node:crypto'
import type {
  QuoteRequest,
  SenderMove,
  Shipment,
  ShipmentBatchWithRows,
  ShipmentCard,
  ShipmentDetails,
  ShippingQuote,
} from '@chuhai/contract/logistics'
import type { Db } from '../database/db'
import { quotedBy } from '../modules/shipment/create'
import {
  shipmentBatches,
  shipmentChoices,
  shipmentLabels,
  shipmentSenders,
  shipmentSteps,
  shipments,
} from '../modules/shipment/tables'
import { newBuyer, type TestBuyer } from './order'
import type { startTestPayments } from './payment'
import { requestOf } from './rates'
import { pageHeaders, type startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>
type Payments = ReturnType<typeof startTestPayments>

/** Where shipments of tests go. */
const poland: Partial<QuoteRequest> = {
  destination: { country: 'PL', postcode: '00950', isResidence: false },
}

/** What a sender of a test fills in; nothing is missing beside the address that it is sent from. */
export const filledDetails: ShipmentDetails = {
  senderId: null,
  recipient: {
    name: 'Łukasz Wójcik',
    company: '',
    street: 'ul. Świętokrzyska 14',
    streetMore: '',
    city: 'Warszawa',
    state: '',
    phone: '+48221234567',
    mail: '',
    taxId: '',
  },
  goods: [
    {
      nameZh: '硅胶手机壳',
      nameEn: 'Silicone phone case',
      hsCode: '3926909790',
      origin: 'CN',
      pieces: 10,
      value: 450,
      grams: 30,
      battery: 'none',
      sellerId: 'CASE-15-BLK',
      makerId: '',
      standardId: '',
    },
  ],
  customs: { purpose: 'sale', schemeNumber: 'IM3720000224' },
  warehouseId: 'hangzhou',
  collectOn: '',
  reference: 'SO-10086',
}

/** Adds a shipment of a user with its label and a step, an address, a choice and a file. */
export const addShipmentOf = async (
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<void> => {
  const number = `CY${String(randomInt(2 ** 47)).padStart(16, '3')}`
  const lineId = 1
  const line = {
    lineId,
    tableVersion: 1,
    name: { 'zh-CN': '海燕特快', en: 'Haiyan Priority' },
    carrier: { key: 'haiyan', name: { 'zh-CN': '海燕国际快递', en: 'Haiyan Express' } },
    kind: 'express' as const,
    days: null,
    amount: 12_850,
    countedGrams: 1500,
    countedWhy: [],
    parts: [],
    impossible: [],
    cheaper: null,
  }
  const quote = {
    number: `Q${number.slice(2)}`,
    version: 1,
    request: requestOf(poland),
    lines: [line],
    askedAt: now.toISOString(),
    endsAt: now.toISOString(),
  }
  await db.insert(shipments).values({
    number,
    userId,
    ...quotedBy({ quote, line }),
    details: filledDetails,
    issues: 1,
    refunded: 0,
    step: 1,
    state: 'labelled',
    createdAt: now,
    changedAt: now,
  })
  const step = { number, step: 1, action: 'create', state: 'draft', by: 'sender' } as const
  await db.insert(shipmentSteps).values({ ...step, operator: '', words: '', at: now })
  await db
    .insert(shipmentLabels)
    .values({ number: `${number}A01`, shipment: number, parcel: 1, issuedAt: now })
  await db.insert(shipmentChoices).values({ userId, numbers: [number], amount: 12_850, chosenAt: now })
  const content = {
    name: '陈静怡',
    phone: '13800138000',
    location: ['330000', '330100'],
    place: '浙江省 杭州市',
    street: '文一西路 969 号',
    nameLatin: 'Chen Jingyi',
    addressLatin: '969 Wenyi West Road, Hangzhou',
  }
  await db
    .insert(shipmentSenders)
    .values({ id: randomUUID(), userId, content, isUsual: true, changedAt: now })
  await db
    .insert(shipmentBatches)
    .values({ id: randomUUID(), userId, fileName: '运单.csv', rows: [], at: now })
}

/** The calls of a sender. */
export const senderOf = (server: Pick<Server, 'request'>, person: TestBuyer) => {
  const send = async <T>(method: string, path: string, body?: object, more: Record<string, string> = {}) => {
    const response = await server.request(`/api/logistics${path}`, {
      method,
      headers: { ...pageHeaders, Cookie: person.cookie, ...more },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, data } = (await response.json()) as { status: string; data: T }
    return { http: response.status, status, data }
  }
  const quote = async (request: Partial<QuoteRequest> = poland) =>
    (await send<ShippingQuote>('POST', '/quotes', requestOf(request))).data
  const get = (number: string) => send<Shipment>('GET', `/shipments/${number}`)
  return {
    person,
    send,
    quote,
    get,
    /** Makes a draft of the cheapest line. */
    async create(request?: Partial<QuoteRequest>) {
      const { number, lines } = await quote(request)
      const body = { quoteNumber: number, lineId: lines[0]?.lineId ?? 0 }
      return (await send<{ number: string }>('POST', '/shipments', body, { 'Idempotency-Key': randomUUID() }))
        .data.number
    },
    address: async (id: string = randomUUID()) => {
      const form = {
        name: '陈静怡',
        phone: '13800138000',
        location: ['330000', '330100', '330110'],
        street: '文一西路 969 号',
        nameLatin: 'Chen Jingyi',
        addressLatin: '969 Wenyi West Road, Hangzhou, Zhejiang',
        isUsual: true,
      }
      await send('PUT', `/senders/${id}`, form)
      return id
    },
    async save(number: string, details: ShipmentDetails) {
      const { data } = await get(number)
      return send<Shipment>('PUT', `/shipments/${number}`, { step: data.step, details })
    },
    async move(number: string, action: SenderMove, words = '') {
      const { data } = await get(number)
      return send<Shipment>('PUT', `/shipments/${number}/step`, { step: data.step, action, words })
    },
    choose: (numbers: string[], amount: number) =>
      send<{ id: number }>('POST', '/shipments/choice', { numbers, amount }),
    list: async (body: object = {}) =>
      (await send<{ list: ShipmentCard[]; total: number }>('POST', '/shipments/page', body)).data,
    async upload(text: string | Uint8Array<ArrayBuffer>, name = '运单.csv') {
      const form = new FormData()
      form.append('file', new File([text], name))
      const { 'Content-Type': _, ...headers } = pageHeaders
      const response = await server.request('/api/logistics/batches', {
        method: 'POST',
        headers: { ...headers, Cookie: person.cookie },
        body: form,
      })
      const { status, data } = (await response.json()) as { status: string; data: ShipmentBatchWithRows }
      return { status, data }
    },
    file: (path: string) => server.request(path, { headers: { Cookie: person.cookie } }),
  }
}

export type TestSender = ReturnType<typeof senderOf>

/** Senders with shipments that nothing is missing of, and who pay for them. */
export const startSenders = (server: Server, pay: Payments) => {
  const ready = async (sender: TestSender, request?: Partial<QuoteRequest>) => {
    const number = await sender.create(request)
    const { data } = await sender.get(number)
    const senderId = data.details.senderId
    await sender.save(number, { ...filledDetails, senderId })
    return { number, amount: data.amount }
  }
  const payFor = async ({ person }: TestSender, id: number, amount: number): Promise<string> => {
    const { number } = await person.order({ kind: 'shipment', id }, amount)
    const { data } = await pay.start(person, number)
    const payment = pay.mock.open(data.address)
    pay.mock.pay(payment)
    await pay.notify(pay.mock.notification(payment))
    return number
  }
  return {
    ready,
    payFor,
    async sender(now = new Date()) {
      const sender = senderOf(server, await newBuyer(server, now))
      await sender.address()
      return sender
    },
    /** Shipments of a sender that are paid together. */
    async paid(sender: TestSender, count = 1) {
      const made = []
      for (let index = 0; index < count; index += 1) made.push(await ready(sender))
      const amount = made.reduce((sum, one) => sum + one.amount, 0)
      const numbers = made.map(({ number }) => number)
      const { data } = await sender.choose(numbers, amount)
      const order = await payFor(sender, data.id, amount)
      return { numbers, order, amount, amounts: made.map((one) => one.amount) }
    },
  }
}
