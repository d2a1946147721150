import { randomUUID } from 'node:crypto'
import type { ProductRef } from '@chuhai/contract/order'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outboxMessages } from '../../outbox/tables'
import { accept, addClass, addCourse, newBuyer, setPrice, type TestBuyer } from '../../testing/order'
import { startTestApp } from '../../testing/test-app'
import { ownsProduct } from './ownership'
import { recordPayment } from './payments'
import { orderPlaces, orderSteps, orders } from './tables'

const server = startTestApp()
const price = 19_900
const key = () => ({ 'Idempotency-Key': randomUUID() })
const pay = (number: string, amount = price, paymentNumber: string = randomUUID()) => {
  const now = new Date()
  return recordPayment(server.db, { number, amount, paymentNumber, paidAt: now }, now)
}
const ordersOf = (product: ProductRef) =>
  server.db.select().from(orders).where(eq(orders.productId, product.id))
const placesOf = async (product: ProductRef) =>
  (await server.db.select().from(orderPlaces).where(eq(orderPlaces.productId, product.id)))[0]

describe('an order', () => {
  it('waits 30 minutes for its payment, and keeps what was bought as it was', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server)
    const { product } = await buyer.offer(course)
    const order = await buyer.order(course, price)
    expect(order).toMatchObject({ state: 'awaitingPayment', amount: price, product, paidAt: null })
    expect(order.product.cancellation.join()).toContain('7 天内')
    expect(Date.parse(order.payBefore ?? '') - Date.parse(order.createdAt)).toBe(30 * 60_000)
    expect(order.actions).toEqual(['pay', 'cancel'])
    await setPrice(server.db, course, 29_900)
    expect((await buyer.get(order.number)).data).toMatchObject({ amount: price, product })
    expect(await ownsProduct(server.db, buyer.userId, course)).toBe(false)
  })

  it('of a course is fulfilled as soon as it is paid, with a message for the operator’s systems', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server)
    const { number } = await buyer.order(course, price)
    expect(await pay(number, price, 'trade-1')).toBe('paid')
    const { data } = await buyer.get(number)
    expect(data).toMatchObject({ state: 'fulfilled', paymentNumber: 'trade-1', actions: ['requestRefund'] })
    expect(data.history.map(({ action }) => action)).toEqual(['create', 'submit', 'pay', 'fulfil'])
    expect(await ownsProduct(server.db, buyer.userId, course)).toBe(true)
    const messages = await server.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.type, 'order.paid'))
    expect(messages.map(({ payload }) => (payload as { data: object }).data)).toContainEqual({
      number,
      product: { ...course, name: data.product.name },
      ...{ amount: price, paid: price, refunded: 0, refunding: 0, left: price },
    })
    expect((await buyer.create(course, price)).status).toBe('ORDER_ALREADY_OWNED')
  })

  it('of a free course is done at once', async () => {
    const course = await addCourse(server.db, 0)
    const buyer = await newBuyer(server)
    const order = await buyer.order(course, 0)
    expect(order).toMatchObject({ state: 'fulfilled', amount: 0, payBefore: null, actions: [] })
    expect(await ownsProduct(server.db, buyer.userId, course)).toBe(true)
    expect((await buyer.requestRefund(order.number)).status).toBe('ORDER_STATE_CHANGED')
  })

  it('of a class needs an accepted application, and a class that has not begun', async () => {
    const later = await addClass(server.db)
    const begun = await addClass(server.db, { inDays: 0 })
    const buyer = await newBuyer(server)
    expect(await buyer.offer(later)).toMatchObject({ refusal: 'ORDER_NOT_ELIGIBLE', left: 10 })
    expect((await buyer.create(later, 398_000)).status).toBe('ORDER_NOT_ELIGIBLE')
    for (const product of [later, begun]) await accept(server.db, buyer.userId, product)
    expect((await buyer.create(begun, 398_000)).status).toBe('ORDER_CLOSED')
    const order = await buyer.order(later, 398_000)
    expect(await buyer.offer(later)).toMatchObject({
      refusal: 'ORDER_AWAITS_PAYMENT',
      orderNumber: order.number,
      left: 9,
    })
    expect(await pay(order.number, 398_000)).toBe('paid')
    expect((await buyer.get(order.number)).data).toMatchObject({ state: 'paid', actions: ['requestRefund'] })
  })

  it('is refused where the price has changed since, and the terms are not agreed to', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server)
    await setPrice(server.db, course, price + 1)
    expect((await buyer.create(course, price)).status).toBe('ORDER_PRICE_CHANGED')
    const withOldTerms = await buyer.create(course, price + 1, {}, { termsVersion: '2020-01-01' })
    expect(JSON.stringify(withOldTerms)).toContain('购买须知')
    expect((await buyer.create({ kind: 'course', id: 2_000_000_000 }, 0)).status).toBe('NOT_FOUND')
    expect(await ordersOf(course)).toEqual([])
  })

  it('takes neither amount, place, state nor buyer from the client', async () => {
    const course = await addCourse(server.db)
    const [buyer, other] = [await newBuyer(server), await newBuyer(server)]
    const forged = { amount: 1, state: 'paid', places: 99, userId: other.userId, number: 'C20261123000001' }
    const { data } = await buyer.create(course, price, {}, forged)
    expect(data).toMatchObject({ amount: price, state: 'awaitingPayment' })
    expect(data.number).not.toBe(forged.number)
    const withPrice = { product: { ...course, price: 1 }, price: 1 }
    expect((await other.create(course, 1, {}, withPrice)).status).toBe('ORDER_PRICE_CHANGED')
    expect((await ordersOf(course)).map(({ userId }) => userId)).toEqual([buyer.userId])
  })

  it('of another user is not found, for each call', async () => {
    const course = await addCourse(server.db)
    const [buyer, other] = [await newBuyer(server), await newBuyer(server)]
    const { number } = await buyer.order(course, price)
    const calls = [
      other.get(number),
      other.cancel(number),
      other.requestRefund(number),
      other.saveInvoice(number, null),
      other.get('C20261123000000000000'),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe('NOT_FOUND')
    expect(await other.list()).toMatchObject({ list: [], total: 0 })
    expect((await buyer.get(number)).data.state).toBe('awaitingPayment')
  })

  it('is listed to its buyer, the newest first, by kind, state and product', async () => {
    const buyer = await newBuyer(server)
    const [first, second] = [await addCourse(server.db), await addCourse(server.db, 0)]
    const waiting = await buyer.order(first, price)
    const free = await buyer.order(second, 0)
    const numbers = async (filter?: object) => (await buyer.list(filter)).list.map(({ number }) => number)
    expect((await numbers()).sort()).toEqual([waiting.number, free.number].sort())
    expect(await numbers({ states: ['awaitingPayment'] })).toEqual([waiting.number])
    expect(await numbers({ kinds: ['class'] })).toEqual([])
    expect(await numbers({ id: second.id })).toEqual([free.number])
    expect(await buyer.list({ page: 2, rows: 1 })).toMatchObject({ total: 2, list: [{}] })
  })

  it('is found by part of its number or of the product’s name, which is taken as it is written', async () => {
    const buyer = await newBuyer(server)
    const { number, product } = await buyer.order(await addCourse(server.db), price)
    const found = async (word: string) => (await buyer.list({ word })).total
    expect([await found(number.slice(4)), await found(product.name.slice(1, 4))]).toEqual([1, 1])
    expect([await found(` ${number.toLowerCase()} `), await found('')]).toEqual([1, 1])
    expect([await found('%'), await found('_'), await found('\\'), await found('没有')]).toEqual([0, 0, 0, 0])
    expect((await (await newBuyer(server)).list({ word: number })).total).toBe(0)
  })

  it('keeps for whom the invoice is, until it is closed', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server)
    const { number } = await buyer.order(course, price)
    const invoice = { type: 'company', title: '远帆贸易', taxNumber: '91330108MA2GY7XH3号' }
    const refused = await buyer.saveInvoice(number, invoice)
    expect(refused.status).toBe('ORDER_TAX_NUMBER_INVALID')
    const person = { type: 'person', title: '沈亦舟' }
    expect((await buyer.saveInvoice(number, person)).data.invoice).toEqual(person)
    await buyer.cancel(number)
    expect((await buyer.saveInvoice(number, null)).status).toBe('ORDER_STATE_CHANGED')
    expect((await buyer.get(number)).data.invoice).toEqual(person)
  })
})

describe('a repeated call', () => {
  it('gets the first answer under its key, also after the order has gone on', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server)
    const [create, cancel] = [key(), key()]
    const first = await buyer.create(course, price, create)
    expect(await buyer.create(course, price, create)).toEqual(first)
    const cancelled = await buyer.cancel(first.data.number, cancel)
    expect(cancelled.data.state).toBe('cancelled')
    await setPrice(server.db, course, 1)
    expect(await buyer.create(course, price, create)).toEqual(first)
    expect(await buyer.cancel(first.data.number, cancel)).toEqual(cancelled)
    expect(await ordersOf(course)).toHaveLength(1)
  })

  it('without a key, or with another, is refused and creates nothing', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server)
    const { data } = await buyer.create(course, price, key())
    expect((await buyer.create(course, price)).status).toBe('ORDER_AWAITS_PAYMENT')
    expect((await buyer.create(course, price, key())).status).toBe('ORDER_AWAITS_PAYMENT')
    await buyer.cancel(data.number)
    expect((await buyer.cancel(data.number)).status).toBe('ORDER_STATE_CHANGED')
    expect((await buyer.create(course, price, key())).status).toBe('success')
    expect(await ordersOf(course)).toHaveLength(2)
  })
})

describe('simultaneous calls', () => {
  const statuses = (answers: { status: string }[]) => {
    const counts: Record<string, number> = {}
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  it('of one buyer are one order, with and without a key', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server)
    const one = key()
    const repeated = await Promise.all(Array.from({ length: 20 }, () => buyer.create(course, price, one)))
    expect(statuses(repeated)).toEqual({ success: 20 })
    expect(new Set(repeated.map(({ data }) => data.number)).size).toBe(1)
    const other = await newBuyer(server)
    const answers = await Promise.all(Array.from({ length: 20 }, () => other.create(course, price)))
    expect(statuses(answers)).toEqual({ success: 1, ORDER_AWAITS_PAYMENT: 19 })
    expect(await ordersOf(course)).toHaveLength(2)
  })

  it('of a hundred buyers for the last ten places are ten orders; one given back is one more', async () => {
    const places = await addClass(server.db, { seats: 12 })
    const buyers: TestBuyer[] = []
    for (let i = 0; i < 102; i += 1) {
      buyers.push(await newBuyer(server))
      await accept(server.db, buyers[i]?.userId ?? 0, places)
    }
    for (const early of buyers.splice(0, 2)) await early.order(places, 398_000)
    const answers = await Promise.all(buyers.map((buyer) => buyer.create(places, 398_000, key())))
    expect(statuses(answers)).toEqual({ success: 10, ORDER_SOLD_OUT: 90 })
    expect(await placesOf(places)).toMatchObject({ taken: 12, total: 12 })
    expect(await ordersOf(places)).toHaveLength(12)
    const index = answers.findIndex(({ status }) => status === 'success')
    const waiting = buyers.filter((_, at) => answers[at]?.status !== 'success')
    expect(await waiting[0]?.offer(places)).toMatchObject({ refusal: 'ORDER_SOLD_OUT', left: 0 })
    expect((await buyers[index]?.cancel(answers[index]?.data.number ?? ''))?.status).toBe('success')
    const again = await Promise.all(waiting.map((buyer) => buyer.create(places, 398_000)))
    expect(statuses(again)).toEqual({ success: 1, ORDER_SOLD_OUT: 89 })
    expect(await placesOf(places)).toMatchObject({ taken: 12, total: 12 })
  })

  it('that cancel and pay are both in the books: cancelled first, the money goes back', async () => {
    for (let round = 0; round < 10; round += 1) {
      const course = await addCourse(server.db)
      const buyer = await newBuyer(server)
      const { number } = await buyer.order(course, price)
      const [cancelled, paid] = await Promise.all([buyer.cancel(number), pay(number)])
      const { data } = await buyer.get(number)
      const isFirst = cancelled.status === 'success'
      expect([paid, data.state]).toEqual(isFirst ? ['late', 'refunding'] : ['paid', 'fulfilled'])
      const steps = await server.db.$count(orderSteps, eq(orderSteps.number, number))
      expect(steps).toBe(data.history.length)
    }
  })

  it('of a hundred notifications are one payment', async () => {
    const course = await addCourse(server.db)
    const buyer = await newBuyer(server)
    const { number } = await buyer.order(course, price)
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => pay(number, price, 'same')))
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(99)
    expect((await buyer.get(number)).data.history).toHaveLength(4)
  })
})
