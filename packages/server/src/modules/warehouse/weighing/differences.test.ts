import type { OpenDifference, Weighing } from '@chuhai/contract/logistics'
import type { Offer } from '@chuhai/contract/order'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addOrganisation } from '../../../testing/organisation'
import { startTestPayments } from '../../../testing/payment'
import { png } from '../../../testing/pictures'
import { startSenders, type TestSender } from '../../../testing/shipment'
import { startTestApp } from '../../../testing/test-app'
import { startTestUploads } from '../../../testing/upload'
import { dayMs } from '../../../time/durations'
import { weighingParts } from '../../logistics'
import { orders } from '../../order/tables'
import { memberships } from '../../organisation/tables'
import { shipments } from '../../shipment/tables'
import { receiveParcel } from './receive'
import { lapseOverdue } from './time'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const pay = startTestPayments(server)
const senders = startSenders(server, pay)

let picture = ''
beforeAll(async () => {
  picture = (await png()).toString('base64')
})

const join = async ({ person }: TestSender, orgId: string, role: 'member' | 'finance') => {
  await server.db.insert(memberships).values({ userId: person.userId, orgId, role, joinedAt: new Date() })
}

/** A shipment of a person or an organisation, whose parcel is heavier than declared. */
const heldFor = async (sender: TestSender, orgId: string | null = null) => {
  const { numbers } = await senders.paid(sender)
  const [number = ''] = numbers
  const { data } = await sender.get(number)
  await server.db.update(shipments).set({ orgId }).where(eq(shipments.number, number))
  const measured = { grams: 1_950, lengthMm: 300, widthMm: 200, heightMm: 100 }
  const parcel = data.labels[0]?.number ?? ''
  const received = { parcel, warehouse: 'hangzhou', measured, picture, by: 'wang@desk' }
  await receiveParcel(server.db, { parts: weighingParts, uploads }, received, new Date())
  const { data: weighing } = await sender.send<Weighing>('GET', `/weighing/${number}`)
  return { number, amount: weighing.difference ?? 0, id: weighing.productId ?? 0, dueAt: weighing.dueAt }
}
const open = async (sender: TestSender) => (await sender.send<OpenDifference[]>('GET', '/differences')).data

it('differences to pay are listed with their time, the soonest first, to who sends the goods alone', async () => {
  const own = await senders.sender()
  expect(await open(own)).toEqual([])
  const first = await heldFor(own)
  const second = await heldFor(own)
  expect(await open(own)).toEqual(
    [first, second].map(({ number, amount, dueAt }) => ({
      number,
      recipientName: 'Łukasz Wójcik',
      amount,
      dueAt,
      isLate: false,
    })),
  )
  expect(await open(await senders.sender())).toEqual([])
  const order = await own.person.order({ kind: 'weighing', id: first.id }, first.amount)
  const { data } = await pay.start(own.person, order.number)
  const payment = pay.mock.open(data.address)
  pay.mock.pay(payment)
  await pay.notify(pay.mock.notification(payment))
  // A read after the payment applies it without waiting for the job.
  expect((await open(own)).map(({ number }) => number)).toEqual([second.number])
  await lapseOverdue(server.db, weighingParts, new Date(Date.now() + 8 * dayMs))
  expect(await open(own)).toMatchObject([{ number: second.number, isLate: true }])
})

it('a colleague who sends goods pays for the organisation, whichever one is chosen, and nobody else of it does', async () => {
  const [maker, colleague, clerk] = [await senders.sender(), await senders.sender(), await senders.sender()]
  const { id: orgId } = await addOrganisation(server)
  const { id: another } = await addOrganisation(server)
  await join(maker, orgId, 'member')
  await join(colleague, orgId, 'member')
  await join(colleague, another, 'member')
  await join(clerk, orgId, 'finance')
  const { number, id, amount } = await heldFor(maker, orgId)
  expect((await open(colleague)).map((one) => one.number)).toEqual([number])
  expect(await open(clerk)).toEqual([])
  const offerFor = async ({ person }: TestSender, chosen: string) =>
    (
      await server.get<Offer>(`/api/order/offer?kind=weighing&id=${id}`, {
        Cookie: person.cookie,
        'X-Org-Id': chosen,
      })
    ).envelope
  expect((await offerFor(clerk, orgId)).status).toBe('NOT_FOUND')
  expect((await offerFor(colleague, another)).data).toMatchObject({
    refusal: null,
    product: { price: amount },
  })
  const { data: order } = await colleague.person.create({ kind: 'weighing', id }, amount, {
    'X-Org-Id': another,
  })
  const [stored] = await server.db.select().from(orders).where(eq(orders.number, order.number))
  expect(stored?.orgId).toBe(orgId)
  expect((await offerFor(maker, orgId)).data.refusal).toBe('ORDER_NOT_ELIGIBLE')
  await colleague.person.cancel(order.number)
  expect((await offerFor(maker, orgId)).data.refusal).toBeNull()
})
