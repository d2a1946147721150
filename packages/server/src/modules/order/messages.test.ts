import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addCourse, newBuyer } from '../../testing/order'
import { startTestApp } from '../../testing/test-app'
import { kindsTold, toldTo } from '../../testing/told'
import { productSources } from '../product-sources'
import { decideOrder } from './operator'
import { recordPartRefund, recordPayment, recordRefund } from './payments'
import { orders } from './tables'

const server = startTestApp()
const amount = 19_900

/** An order of a course that its buyer pays, and what its provider says. */
const ordered = async () => {
  const buyer = await newBuyer(server)
  const course = await addCourse(server.db, amount)
  const { number } = await buyer.order(course, amount)
  const received = { number, amount, paymentNumber: randomUUID(), paidAt: new Date() }
  return { buyer, number, received }
}

it('a buyer is told of a payment once, however often it is heard of', async () => {
  const { buyer, number, received } = await ordered()
  for (let times = 0; times < 3; times += 1) await recordPayment(server.db, received, new Date())
  expect(await toldTo(server.db, buyer.userId)).toEqual([
    { kind: 'order.paid', values: { number, product: expect.any(String), amount: '¥199' } },
  ])
})

it('a payment that is not written tells nothing', async () => {
  const { buyer, number, received } = await ordered()
  const broken = () => [{ table: orders, row: { number } }]
  await expect(recordPayment(server.db, received, new Date(), broken)).rejects.toThrow()
  expect(await toldTo(server.db, buyer.userId)).toEqual([])
})

it('a buyer is told of each part that comes back, and at last of the refund', async () => {
  const { buyer, number, received } = await ordered()
  const { db } = server
  await recordPayment(db, received, new Date())
  const part = { number, refundNumber: 'R1', amount: 5_000 }
  for (let times = 0; times < 2; times += 1) await recordPartRefund(db, part, new Date())
  await recordPartRefund(db, { ...part, refundNumber: 'R2', amount: 900 }, new Date())
  await decideOrder(
    { db, sources: productSources },
    number,
    { decision: 'refund', reason: '时间冲突', by: 'li@desk' },
    new Date(),
  )
  for (let times = 0; times < 2; times += 1)
    await recordRefund(db, { number, refundNumber: 'R3' }, new Date())
  const told = await toldTo(db, buyer.userId)
  expect(told.map(({ kind }) => kind)).toEqual([
    'order.paid',
    'order.partRefunded',
    'order.partRefunded',
    'order.refunded',
  ])
  expect(
    told
      .slice(1, 3)
      .map(({ values }) => values.amount)
      .toSorted(),
  ).toEqual(['¥50', '¥9'])
})

it('a buyer of what is free is told so, and of no money', async () => {
  const buyer = await newBuyer(server)
  await buyer.order(await addCourse(server.db, 0), 0)
  expect(await kindsTold(server.db, buyer.userId)).toEqual(['order.free'])
})

it('a buyer is told that a refund is refused, and why', async () => {
  const { buyer, number, received } = await ordered()
  const { db } = server
  await recordPayment(db, received, new Date())
  await buyer.requestRefund(number)
  const verdict = { decision: 'refuseRefund', reason: '已经听了三课', by: 'li@desk' } as const
  for (let times = 0; times < 2; times += 1)
    await decideOrder({ db, sources: productSources }, number, verdict, new Date())
  expect((await toldTo(db, buyer.userId)).slice(1)).toEqual([
    { kind: 'order.refundRefused', values: expect.objectContaining({ number, reason: verdict.reason }) },
  ])
})
