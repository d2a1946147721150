import type { TrackingResult, Weighing } from '@chuhai/contract/logistics'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { erasePersonalData } from '../personal-data/personal-data'
import { silentLog } from '../process/log'
import { startDevelopmentCarrier } from '../testing/development-carrier'
import { heardEvent } from '../testing/parcel'
import { startTestPayments } from '../testing/payment'
import { png } from '../testing/pictures'
import { startSenders } from '../testing/shipment'
import { startTestApp } from '../testing/test-app'
import { toldTo } from '../testing/told'
import { startTestUploads } from '../testing/upload'
import { hourMs, minuteMs } from '../time/durations'
import { createCarriers } from './carrier/carriers'
import { createCarrierJobs } from './carrier/jobs'
import { carrierBookings } from './carrier/tables'
import { bookingSources, parcelListeners, weighingParts } from './logistics'
import { orders } from './order/tables'
import { shipmentBookings } from './shipment/carried'
import { shipments } from './shipment/tables'
import { hear } from './tracking/hear'
import { findFollowed } from './tracking/operator'
import { decideWeighing, findManagedWeighing } from './warehouse/weighing/operator'
import { receiveParcel } from './warehouse/weighing/receive'
import { weighedParcels } from './warehouse/weighing/tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const pay = startTestPayments(server)
const senders = startSenders(server, pay)

const development = startDevelopmentCarrier()

/** A shipment of one parcel that is paid and labelled. */
const newPaidShipment = async () => {
  const sender = await senders.sender()
  const { numbers } = await senders.paid(sender)
  const number = numbers[0] ?? ''
  const { data } = await sender.get(number)
  return { number, label: data.labels[0]?.number ?? '', buyer: sender.person }
}

const measured = { grams: 1_950, lengthMm: 300, widthMm: 200, heightMm: 100 }

const receive = async (parcel: string, grams = measured.grams) => {
  const picture = (await png()).toString('base64')
  const weighed = { ...measured, grams }
  const received = { parcel, warehouse: 'hangzhou', measured: weighed, picture, by: 'wang@desk' }
  await receiveParcel(server.db, { parts: weighingParts, uploads }, received, new Date())
}

/** Runs the jobs of carriers once, `laterMs` from now. */
const newJobs = () => {
  const carriers = createCarriers({ gateway: development.settings, seventeenTrack: null })
  return (laterMs = 0) =>
    createCarrierJobs({
      db: server.db,
      log: silentLog,
      carriers,
      sources: bookingSources,
      listeners: parcelListeners,
      clock: () => new Date(Date.now() + laterMs),
    }).runOnce()
}

const decide = async (number: string, action: 'forward' | 'return', words: string) => {
  const version = (await findManagedWeighing(server.db, weighingParts, number, new Date()))?.version ?? 0
  const decided = { version, action, words, by: 'wang@desk' }
  await decideWeighing(server.db, weighingParts, number, decided, new Date())
}

const stateOf = async (number: string) =>
  (await server.db.select().from(shipments).where(eq(shipments.number, number)))[0]?.state

it('a parcel is booked, weighed, paid for and followed to its delivery, with the carrier killed twice on the way', async () => {
  const { number, label, buyer } = await newPaidShipment()
  const headers = { Cookie: buyer.cookie }
  const runJobs = newJobs()
  const track = async () =>
    (await server.post<TrackingResult[]>('/api/logistics/track', { numbers: [label] })).envelope.data[0]
      ?.parcel

  // The carrier drops the connection while booking, is killed, and restarts.
  development.behave('cut')
  await runJobs()
  expect((await track())?.carrierNumber).toBeNull()
  await development.kill()
  await runJobs(minuteMs)
  await development.open()
  await runJobs(hourMs)
  const carrierNumber = (await track())?.carrierNumber
  expect(carrierNumber).toMatch(/^YD\d{9}CN$/)

  await receive(label)
  expect(await stateOf(number)).toBe('held')

  const look = async () =>
    (await server.get<Weighing>(`/api/logistics/weighing/${number}`, headers)).envelope.data
  const held = await look()
  expect(held).toMatchObject({ state: 'held', before: {}, after: {}, productId: expect.any(Number) })
  const product = { kind: 'weighing', id: held.productId ?? 0 } as const
  const offer = await buyer.offer(product)
  expect(offer.product).toMatchObject({ price: held.difference, name: `运费差价 · ${number}` })
  const order = await buyer.order(product, held.difference ?? 0)
  const { data: begun } = await pay.start(buyer, order.number)
  const payment = pay.mock.open(begun.address)
  pay.mock.pay(payment)
  await pay.notify(pay.mock.notification(payment))
  // A read after the payment applies it without waiting for the job.
  expect(await look()).toMatchObject({ state: 'cleared', order: { number: order.number } })
  expect(await stateOf(number)).toBe('received')

  await decide(number, 'forward', '已装车')
  expect(await stateOf(number)).toBe('sent')

  await development.move(label, 'next')
  await development.kill()
  await runJobs(2 * hourMs)
  await development.open()
  await development.move(label, 'all')
  development.behave('repeating')
  await runJobs(12 * hourMs)
  expect(await track()).toMatchObject({ status: 'delivered', carrierNumber })
  expect(await stateOf(number)).toBe('delivered')
  const kinds = (await toldTo(server.db, buyer.userId)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['weighing.asked', 'parcel.delivered']))
  expect(kinds.filter((kind) => kind === 'parcel.delivered')).toHaveLength(1)
  // A hold is notified once, by the module of weighing.
  expect(kinds).not.toContain('parcel.trouble')
  expect(JSON.stringify(await track())).not.toMatch(/Wójcik|Świętokrzyska|\+48/)
})

it('a parcel that the warehouse gives back costs nothing, and nobody carries it', async () => {
  const { number, label } = await newPaidShipment()
  const runJobs = newJobs()
  await runJobs()
  await receive(label)
  await decide(number, 'return', '寄件人不再发运')
  await runJobs(minuteMs)
  const [shipment] = await server.db.select().from(shipments).where(eq(shipments.number, number))
  expect(shipment).toMatchObject({ state: 'returned', refunded: shipment?.amount })
  const [order] = await server.db
    .select()
    .from(orders)
    .where(eq(orders.number, shipment?.orderNumber ?? ''))
  expect(order).toMatchObject({ state: 'refunding', isRefundAccepted: true })
  const [booking] = await server.db.select().from(carrierBookings).where(eq(carrierBookings.number, label))
  expect(booking?.state).toBe('cancelled')
  expect((await findFollowed(server.db, label))?.status).toBe('returnToSender')
})

it('a measure that is corrected lets the shipment go on', async () => {
  const { number, label } = await newPaidShipment()
  await receive(label)
  expect(await stateOf(number)).toBe('held')
  await receive(label, 1500)
  expect(await stateOf(number)).toBe('received')
  await decide(number, 'forward', '已装车')
  expect(await stateOf(number)).toBe('sent')
})

it('nobody else reads what was weighed', async () => {
  const { number } = await newPaidShipment()
  const stranger = await newPaidShipment()
  const read = (cookie: string) => server.get(`/api/logistics/weighing/${number}`, { Cookie: cookie })
  expect((await read(stranger.buyer.cookie)).http).toBe(404)
  expect((await server.get(`/api/logistics/weighing/${number}`)).http).toBe(401)
})

it('carriers are told what customs ask for', async () => {
  const { label } = await newPaidShipment()
  expect(await shipmentBookings.requestOf(server.db, label)).toMatchObject({
    recipient: { country: 'PL', taxId: '' },
    goods: [{ hsCode: '3926909790', value: 450 }],
    customs: { purpose: 'sale', schemeNumber: 'IM3720000224', currency: 'EUR' },
  })
})

it('what carriers and warehouses keep of people goes with who has sent the parcel', async () => {
  const { label, buyer } = await newPaidShipment()
  await hear(server.db, label, [heardEvent('PU', '2026-11-28 09:00')], [], new Date())
  await receive(label)
  expect(JSON.stringify(await findFollowed(server.db, label))).toContain('Jan Kowalski')
  await erasePersonalData(server.db, uploads.store, { userId: buyer.userId })
  const followed = await findFollowed(server.db, label)
  expect(followed?.events.map(({ code }) => code)).toContain('PU')
  expect(JSON.stringify(followed)).not.toContain('Jan Kowalski')
  const isOfLabel = eq(weighedParcels.number, label)
  expect(await server.db.select().from(weighedParcels).where(isOfLabel)).toMatchObject([
    { measured, picture: null },
  ])
})
