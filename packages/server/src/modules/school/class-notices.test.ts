import { randomUUID } from 'node:crypto'
import { classNoticeDays } from '@chuhai/contract/constants'
import type { ProductRef } from '@chuhai/contract/order'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { entryOf } from '../../messages/calendar-entry'
import { accept, addClass, newBuyer } from '../../testing/order'
import { startTestApp } from '../../testing/test-app'
import { kindsTold, toldTo } from '../../testing/told'
import { dayMs } from '../../time/durations'
import { dateInShanghai } from '../../time/shanghai'
import { messageKinds } from '../message-kinds'
import { recordPayment } from '../order/payments'
import { tellOfClasses } from './class-notices'
import { trainingClasses } from './tables'

const server = startTestApp()
const price = 398_000
const inDays = 30
const settled = { venue: '杭州市滨江区江南大道 588 号', hours: '每周六 9:30–17:00' }

let product: ProductRef
let student: number
const change = (set: Partial<typeof trainingClasses.$inferInsert>) =>
  server.db.update(trainingClasses).set(set).where(eq(trainingClasses.id, product.id))
const run = (days = 0) => tellOfClasses(server.db, new Date(Date.now() + days * dayMs))
const told = () => kindsTold(server.db, student)

beforeEach(async () => {
  product = await addClass(server.db, { price, inDays })
  await change({ venue: null, hours: null })
  const buyer = await newBuyer(server)
  student = buyer.userId
  await accept(server.db, student, product)
  const { number } = await buyer.order(product, price)
  const received = { number, amount: price, paymentNumber: randomUUID(), paidAt: new Date() }
  await recordPayment(server.db, received, new Date())
})

describe('the student of a class', () => {
  it('gets place and hours once both are settled, and once', async () => {
    await run()
    await change({ venue: settled.venue })
    await run()
    expect(await told()).toEqual(['order.paid'])
    await change(settled)
    await Promise.all([run(), run()])
    await run()
    const [, timetable, ...others] = await toldTo(server.db, student)
    expect(timetable).toMatchObject({
      kind: 'class.timetable',
      values: { place: settled.venue, hours: settled.hours, startsOn: dateInShanghai(new Date(), inDays) },
    })
    expect(others).toEqual([])
  })

  it('gets the timetable of a class that was settled before', async () => {
    await change(settled)
    await run()
    expect(await told()).toEqual(['order.paid', 'class.timetable'])
  })

  it('is reminded three days before, once', async () => {
    await run()
    await run(inDays - classNoticeDays - 1)
    expect(await told()).toEqual(['order.paid'])
    await run(inDays - classNoticeDays)
    await run(inDays - classNoticeDays + 1)
    expect(await told()).toEqual(['order.paid', 'class.soon'])
  })

  it('is told of another day and of another place, each time that it moves, and reminded before the new day', async () => {
    await change(settled)
    await run()
    const days = [inDays + 7, inDays, inDays + 7]
    for (const [index, ahead] of days.entries()) {
      await change({ startsOn: dateInShanghai(new Date(), ahead) })
      await run(index)
    }
    await change({ venue: '杭州市西湖区文三路 90 号' })
    await run(days.length)
    const kinds = await told()
    expect(kinds.filter((kind) => kind === 'class.moved')).toHaveLength(4)
    await run(inDays + 7 - classNoticeDays)
    expect((await told()).at(-1)).toBe('class.soon')
  })

  it('has one entry in a calendar, which each message about the class replaces, and its end cancels', async () => {
    await change(settled)
    await run()
    await change({ startsOn: dateInShanghai(new Date(), inDays + 7) })
    await run(1)
    await change({ isCancelled: true })
    await run(2)
    const entries = (await toldTo(server.db, student)).flatMap(({ kind, values }) => {
      const declared = messageKinds.find(({ key }) => key === kind)
      return (declared && entryOf(declared, 'm', values)) ?? []
    })
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
    expect(entries.map(({ sequence, isCancelled }) => [sequence, isCancelled])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
  })

  it('is told that the class is not held, and nothing more', async () => {
    await run()
    await change({ isCancelled: true, ...settled })
    for (const days of [0, inDays - 1]) await run(days)
    expect(await told()).toEqual(['order.paid', 'class.cancelled'])
  })
})

describe('a class that is not held', () => {
  it('takes no order, and is in no list', async () => {
    await change({ isCancelled: true })
    const other = await newBuyer(server)
    await accept(server.db, other.userId, product)
    expect((await other.create(product, price)).status).toBe('ORDER_CLOSED')
    const { envelope } = await server.post<{ list: { id: number }[] }>('/api/school/class/page', {
      page: 1,
      rows: 50,
    })
    expect(envelope.data.list.map(({ id }) => id)).not.toContain(product.id)
  })
})
