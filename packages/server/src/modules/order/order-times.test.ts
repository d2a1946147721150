import { randomUUID } from 'node:crypto'
import type { ProductRef } from '@chuhai/contract/order'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outboxMessages } from '../../outbox/tables'
import { accept, addClass, addCourse, newBuyer, permutations } from '../../testing/order'
import { startTestApp } from '../../testing/test-app'
import { minuteMs } from '../../time/durations'
import { momentInShanghai } from '../../time/shanghai'
import { productSources } from '../product-sources'
import { trainingClasses } from '../school/tables'
import { expireOverdue, fulfilDue } from './expiry'
import { decideOrder } from './operator'
import { ownsProduct } from './ownership'
import { listRefundsDue, recordPayment, recordRefund } from './payments'
import { placesLeft } from './places'
import { orderPlaces, orderSteps, orders } from './tables'

const price = 19_900
const noon = momentInShanghai('2026-11-23', '12:00:00')
let now = noon
const server = startTestApp({ clock: () => now })
const at = (date: string, time = '12:00:00') => {
  now = momentInShanghai(date, time)
}
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * minuteMs)
}
beforeEach(() => {
  now = noon
})

const pay = (number: string, amount = price, { paidAt = now, paymentNumber = 'trade' } = {}) =>
  recordPayment(server.db, { number, amount, paymentNumber: `${paymentNumber}-${number}`, paidAt }, now)
const decide = (number: string, decision: 'refund' | 'refuseRefund' | 'cancel' | 'fulfil' | 'markRefunded') =>
  decideOrder(
    { db: server.db, sources: productSources },
    number,
    { decision, reason: '核实后处理', by: 'li@desk' },
    now,
  )
const returned = (number: string) => recordRefund(server.db, { number, refundNumber: randomUUID() }, now)
const takenOf = async ({ id }: ProductRef) =>
  (await server.db.select().from(orderPlaces).where(eq(orderPlaces.productId, id)))[0]?.taken
/** A class of one's own that begins on 2026-12-20, and a buyer who may buy it. */
const classFor = async (seats = 1) => {
  const product = await addClass(server.db, { seats })
  await server.db
    .update(trainingClasses)
    .set({ startsOn: '2026-12-20', weeks: 2 })
    .where(eq(trainingClasses.id, product.id))
  const buyer = await newBuyer(server, now)
  await accept(server.db, buyer.userId, product)
  return { product, buyer }
}

describe('an order that is not paid in time', () => {
  it('is expired to the minute, before and after a sweep has written it', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server, now)
    const { number } = await buyer.order(course, price)
    pass(29)
    await expireOverdue(server.db, now)
    expect((await buyer.get(number)).data.state).toBe('awaitingPayment')
    pass(1)
    const { data: read } = await buyer.get(number)
    expect(read).toMatchObject({ state: 'expired', payBefore: null, actions: [] })
    expect((await buyer.list({ states: ['expired'] })).total).toBe(1)
    expect((await buyer.list({ states: ['awaitingPayment'] })).total).toBe(0)
    expect((await buyer.cancel(number)).status).toBe('ORDER_STATE_CHANGED')
    await expireOverdue(server.db, now)
    await expireOverdue(server.db, now)
    expect((await buyer.get(number)).data).toEqual(read)
    expect((await buyer.create(course, price)).status).toBe('success')
  })

  it('does not block the next buyer of its place, also before a sweep', async () => {
    const { product, buyer } = await classFor(1)
    await buyer.order(product, 398_000)
    const next = await newBuyer(server, now)
    await accept(server.db, next.userId, product)
    expect((await next.create(product, 398_000)).status).toBe('ORDER_SOLD_OUT')
    pass(30)
    expect(await placesLeft(server.db, { ...product, places: 1 }, now)).toBe(1)
    expect(await next.offer(product)).toMatchObject({ left: 1, refusal: null })
    expect((await next.create(product, 398_000)).status).toBe('success')
    expect(await takenOf(product)).toBe(1)
  })

  it('is paid all the same where only the notification is late, and where the payment is late and room is left', async () => {
    const course = await addCourse(server.db)
    const [early, late] = [await newBuyer(server, now), await newBuyer(server, now)]
    const [first, second] = [await early.order(course, price), await late.order(course, price)]
    pass(29)
    const paidAt = now
    pass(5)
    expect(await pay(first.number, price, { paidAt })).toBe('paid')
    expect(await pay(second.number)).toBe('paid')
    const { data } = await late.get(second.number)
    const actions = data.history.map(({ action }) => action)
    expect(actions).toEqual(['create', 'submit', 'expire', 'reopen', 'pay', 'fulfil'])
    expect(await ownsProduct(server.db, late.userId, course)).toBe(true)
  })

  it('is paid where the buyer paid in time and a sweep came before the notification', async () => {
    const { product, buyer } = await classFor(1)
    const { number } = await buyer.order(product, 398_000)
    pass(29)
    const paidAt = now
    pass(5)
    await expireOverdue(server.db, now)
    expect(await takenOf(product)).toBe(0)
    expect(await pay(number, 398_000, { paidAt })).toBe('paid')
    expect((await buyer.get(number)).data.state).toBe('paid')
    expect(await takenOf(product)).toBe(1)
  })

  it('gets the money back where its place is somebody else’s by now', async () => {
    const { product, buyer } = await classFor(1)
    const { number } = await buyer.order(product, 398_000)
    const other = await newBuyer(server, now)
    await accept(server.db, other.userId, product)
    pass(31)
    await other.order(product, 398_000)
    expect(await pay(number, 398_000)).toBe('late')
    const { data } = await buyer.get(number)
    expect(data).toMatchObject({ state: 'refunding', refundAccepted: true })
    expect(data.history.map(({ action }) => action)).toEqual(['create', 'submit', 'expire', 'pay'])
    expect(await ownsProduct(server.db, buyer.userId, product)).toBe(false)
    expect(await listRefundsDue(server.db, 10)).toContainEqual(
      expect.objectContaining({ number, amount: 398_000, paymentNumber: data.paymentNumber }),
    )
    expect(await decide(number, 'refuseRefund')).toBe('refunding')
    expect(await returned(number)).toBe('refunded')
    expect(await returned(number)).toBe('repeated')
  })

  it('is paid late where the place is held by somebody who has not paid in time either', async () => {
    const { product, buyer } = await classFor(1)
    const { number } = await buyer.order(product, 398_000)
    const other = await newBuyer(server, now)
    await accept(server.db, other.userId, product)
    pass(31)
    await other.order(product, 398_000)
    pass(31)
    expect(await pay(number, 398_000)).toBe('paid')
    expect(await takenOf(product)).toBe(1)
  })

  it('gets the money back where the buyer has ordered anew, and where what was bought is over', async () => {
    const { product, buyer } = await classFor(2)
    const { number } = await buyer.order(product, 398_000)
    pass(31)
    const { number: anew } = await buyer.order(product, 398_000)
    expect(await pay(number, 398_000)).toBe('late')
    expect((await buyer.get(anew)).data.state).toBe('awaitingPayment')
    at('2027-01-03')
    expect(await pay(anew, 398_000)).toBe('late')
    expect(await takenOf(product)).toBe(0)
  })
})

describe('a payment', () => {
  it('of another amount, of another payment, or of no order changes nothing', async () => {
    const buyer = await newBuyer(server, now)
    const { number } = await buyer.order(await addCourse(server.db), price)
    expect(await pay(number, price - 1)).toBe('amountDiffers')
    expect(await pay('C20261123000000000000')).toBe('unknown')
    expect(await pay(number)).toBe('paid')
    expect(await pay(number)).toBe('repeated')
    expect(await pay(number, price, { paymentNumber: 'second' })).toBe('surplus')
    expect(await server.db.$count(orderSteps, eq(orderSteps.number, number))).toBe(4)
  })

  it('is written together with the rows of its caller, or not at all', async () => {
    const buyer = await newBuyer(server, now)
    const { number } = await buyer.order(await addCourse(server.db), price)
    const received = { number, amount: price, paymentNumber: 'trade', paidAt: now }
    const id = randomUUID()
    const row = { id, type: 'a.b', payload: {}, createdAt: now, attempts: 0, nextAttemptAt: now }
    const broken = { table: outboxMessages, row: { ...row, type: null } }
    await expect(recordPayment(server.db, received, now, () => [broken])).rejects.toThrow()
    expect((await buyer.get(number)).data.state).toBe('awaitingPayment')
    const outcome = await server.db.transaction((tx) =>
      recordPayment(tx as never, received, now, (is) => [
        { table: outboxMessages, row: { ...row, type: `test.${is}` } },
      ]),
    )
    expect(outcome).toBe('paid')
    expect(await server.db.$count(outboxMessages, eq(outboxMessages.type, 'test.paid'))).toBe(1)
  })
})

describe('a refund', () => {
  it.each([
    ['2026-11-30', '23:59:59', 'success'],
    ['2026-12-01', '00:00:00', 'ORDER_REFUND_LATE'],
  ])('of a course paid on 23 November is, on %s at %s, %s', async (date, time, status) => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server, now)
    const { number } = await buyer.order(course, price)
    await pay(number)
    at('2026-11-29')
    const back = await newBuyer(server, now)
    await server.db.update(orders).set({ userId: back.userId }).where(eq(orders.number, number))
    expect((await back.get(number)).data.refundBefore).toBe('2026-11-30T15:59:59.000Z')
    at(date, time)
    expect((await back.requestRefund(number)).status).toBe(status)
  })

  it.each([
    ['2026-12-17', '23:59:59', 'success'],
    ['2026-12-18', '00:00:00', 'ORDER_REFUND_LATE'],
  ])('of a class that begins on 20 December is, on %s at %s, %s', async (date, time, status) => {
    at('2026-12-16')
    const { product, buyer } = await classFor()
    const { number, product: sold } = await buyer.order(product, 398_000)
    expect(sold.cancellation[0]).toContain('12月17日')
    await pay(number, 398_000)
    at(date, time)
    expect((await buyer.requestRefund(number)).status).toBe(status)
  })

  it('is told before the order is placed: all of it until the last day, and nothing later', async () => {
    const buyer = await newBuyer(server, now)
    const until = '2026-11-30T15:59:59.000Z'
    expect((await buyer.offer(await addCourse(server.db))).refundTable).toEqual([
      { until, amount: price },
      { until: null, amount: 0 },
    ])
    expect((await buyer.offer(await addCourse(server.db, 0))).refundTable).toEqual([])
    at('2026-12-18', '00:00:00')
    const late = await classFor()
    expect((await late.buyer.offer(late.product)).refundTable).toEqual([{ until: null, amount: 0 }])
  })

  it('is told with the order for as long as it can be asked for', async () => {
    const { product, buyer } = await classFor()
    const { number, refundTable } = await buyer.order(product, 398_000)
    expect(refundTable).toEqual([])
    await pay(number, 398_000)
    const { data } = await buyer.get(number)
    expect(data.refundTable).toEqual([
      { until: data.refundBefore, amount: 398_000 },
      { until: null, amount: 0 },
    ])
    expect((await buyer.requestRefund(number)).data.refundTable).toEqual([])
  })

  it('is asked for, accepted and carried out; the place is free only then', async () => {
    const { product, buyer } = await classFor()
    const { number } = await buyer.order(product, 398_000)
    await pay(number, 398_000)
    const requested = await buyer.requestRefund(number)
    expect(requested.data).toMatchObject({ state: 'refunding', refundAccepted: false, actions: [] })
    expect(await returned(number)).toBe('notAccepted')
    expect((await listRefundsDue(server.db, 100)).map((due) => due.number)).not.toContain(number)
    expect(await ownsProduct(server.db, buyer.userId, product)).toBe(false)
    expect(await decide(number, 'refund')).toBe('decided')
    expect(await decide(number, 'refund')).toBe('refunding')
    expect(await takenOf(product)).toBe(1)
    expect(await returned(number)).toBe('refunded')
    expect(await takenOf(product)).toBe(0)
    const { data } = await buyer.get(number)
    expect(data.state).toBe('refunded')
    expect(JSON.stringify(data)).not.toContain('li@desk')
    expect(await server.db.$count(outboxMessages, eq(outboxMessages.type, 'order.refunded'))).toBeGreaterThan(
      0,
    )
  })

  it('that is refused leaves the order as it was, with the reason', async () => {
    const course = await addCourse(server.db)
    const { product, buyer } = await classFor()
    const [watched, booked] = [await buyer.order(course, price), await buyer.order(product, 398_000)]
    await pay(watched.number)
    await pay(booked.number, 398_000)
    for (const { number } of [watched, booked]) {
      await buyer.requestRefund(number)
      expect(await decide(number, 'refuseRefund')).toBe('decided')
    }
    expect((await buyer.get(watched.number)).data.state).toBe('fulfilled')
    const { data } = await buyer.get(booked.number)
    expect([data.state, data.history.at(-1)?.reason]).toEqual(['paid', '核实后处理'])
    expect(await takenOf(product)).toBe(1)
  })

  it('can be given by an operator at any time, and for a free place needs no provider', async () => {
    const { product, buyer } = await classFor()
    await server.db.update(trainingClasses).set({ price: 0 }).where(eq(trainingClasses.id, product.id))
    const order = await buyer.order(product, 0)
    expect(order).toMatchObject({ state: 'paid', actions: ['requestRefund'] })
    at('2026-12-19')
    expect(await decide(order.number, 'refund')).toBe('decided')
    expect(await takenOf(product)).toBe(0)
  })
})

it('fulfils a class when it has ended', async () => {
  const { product, buyer } = await classFor()
  const { number } = await buyer.order(product, 398_000)
  await pay(number, 398_000)
  const stateOf = async () =>
    (await server.db.select().from(orders).where(eq(orders.number, number)))[0]?.state
  at('2027-01-02', '23:59:59')
  await fulfilDue(server.db, now)
  expect(await stateOf()).toBe('paid')
  at('2027-01-03', '00:00:00')
  await fulfilDue(server.db, now)
  expect(await stateOf()).toBe('fulfilled')
})

describe('the five events in every order', () => {
  const events = ['create', 'notify', 'return', 'cancel', 'expire'] as const
  type Event = (typeof events)[number]

  /** What the books must say: money for a cancelled order goes back, that for an expired one is accepted. */
  const expected = (order: readonly Event[]) => {
    const closing = order.slice(order.indexOf('create') + 1).find((event) => event !== 'return')
    const isPaid = order.indexOf('notify') > order.indexOf('create')
    if (closing === 'notify') return 'fulfilled'
    if (isPaid) return closing === 'cancel' ? 'refunding' : 'fulfilled'
    return closing === 'cancel' ? 'cancelled' : closing === 'expire' ? 'expired' : 'awaitingPayment'
  }

  it('lead to the state that the books have', async () => {
    for (const order of permutations(events)) {
      now = noon
      const course = await addCourse(server.db)
      const buyer = await newBuyer(server, now)
      let number = 'C20261123000000000000'
      const steps: Record<Event, () => Promise<unknown>> = {
        create: async () => {
          number = (await buyer.order(course, price)).number
        },
        notify: () => pay(number),
        return: () => buyer.get(number),
        cancel: () => buyer.cancel(number),
        expire: async () => {
          pass(30)
          await expireOverdue(server.db, now)
        },
      }
      for (const event of order) await steps[event]()
      const { data } = await buyer.get(number)
      expect([order, data.state]).toEqual([order, expected(order)])
      const [last] = await server.db
        .select()
        .from(orderSteps)
        .where(eq(orderSteps.number, number))
        .orderBy(desc(orderSteps.step))
        .limit(1)
      const [stored] = await server.db.select().from(orders).where(eq(orders.number, number))
      expect(stored).toMatchObject({ state: last?.state, step: last?.step, isHeld: last?.isHeld })
      expect(data.history).toHaveLength(last?.step ?? 0)
    }
  })
})
