import type { Parcel } from '@chuhai/contract/logistics'
import { eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newBuyer } from '../../../testing/order'
import { png } from '../../../testing/pictures'
import { startTestApp } from '../../../testing/test-app'
import { toldTo } from '../../../testing/told'
import { startTestUploads } from '../../../testing/upload'
import { createShipments, quotedAt } from '../../../testing/weighing'
import { dayMs, hourMs } from '../../../time/durations'
import { deleteUnusedFiles } from '../../file/cleanup'
import { fileUsers } from '../../file-users'
import { orders } from '../../order/tables'
import { findFollowed } from '../../tracking/operator'
import { decideWeighing, deleteOldWeighings, findManagedWeighing, listWeighings } from './operator'
import { takePayments } from './payments'
import { receiveParcel } from './receive'
import { weighings } from './tables'
import { lapseOverdue, remindOfDifferences } from './time'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const shipments = createShipments(server)
const { parts } = shipments

/** When parcels come: a day after the quote. */
const came = new Date(quotedAt.getTime() + dayMs)

const light: Parcel = { grams: 1500, lengthMm: 300, widthMm: 200, heightMm: 100 }
const heavy: Parcel = { ...light, grams: 2400 }

let picture = ''
beforeAll(async () => {
  picture = (await png()).toString('base64')
})

const receive = (
  parcel: string,
  measured: Parcel,
  { at = came, warehouse = 'hangzhou', shot = picture } = {},
) =>
  receiveParcel(
    server.db,
    { parts, uploads },
    { parcel, warehouse, measured, picture: shot, by: 'wang@desk' },
    at,
  )
const show = async (number: string, at = came) => {
  const found = await findManagedWeighing(server.db, parts, number, at)
  if (!found) throw new Error('[chuhai] nothing has come')
  return found
}
const decide = async (number: string, action: 'waive' | 'forward' | 'return', at = came) => {
  const { version } = await show(number)
  return decideWeighing(server.db, parts, number, { version, action, words: '已核对', by: 'wang@desk' }, at)
}
const begin = async (parcels = [light]) => {
  const { userId } = await newBuyer(server)
  return { userId, ...(await shipments.add(userId, parcels)) }
}
const notesOf = (number: string) =>
  shipments.notes.filter((note) => note.number === number).map(({ action }) => action)
const kindsOf = async (userId: number) => (await toldTo(server.db, userId)).map(({ kind }) => kind)

describe('a parcel that comes as it was declared', () => {
  it('costs nothing more, and goes on', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', light)
    expect(await show(number)).toMatchObject({
      state: 'cleared',
      difference: 0,
      dueAt: null,
      productId: null,
      warehouse: { id: 'hangzhou', name: '杭州集货仓' },
      parcels: [{ declared: light, measured: light, picture: expect.stringMatching(/^\/files\//) }],
    })
    expect(notesOf(number)).toEqual(['receive'])
    expect(await kindsOf(userId)).toEqual([])
    await decide(number, 'forward')
    expect(notesOf(number)).toEqual(['receive', 'send'])
    const followed = await findFollowed(server.db, labels[0] ?? '')
    expect(followed).toMatchObject({
      status: 'inTransit',
      events: [{ code: 'received' }, { code: 'forwarded' }],
    })
  })
})

describe('a heavier parcel', () => {
  it('is held until its difference is paid, which is explained like the quote', async () => {
    const { number, labels, userId, amount } = await begin()
    await receive(labels[0] ?? '', heavy)
    const held = await show(number)
    const after = held.after?.amount ?? 0
    expect(after).toBeGreaterThan(amount)
    expect(held).toMatchObject({
      state: 'held',
      difference: after - amount,
      before: { amount, countedGrams: 1500 },
      after: { countedGrams: 2500, countedWhy: [{ 'zh-CN': expect.stringContaining('2.4 kg') }] },
      dueAt: new Date(came.getTime() + 7 * dayMs).toISOString(),
    })
    expect(held.after?.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(after)
    expect(notesOf(number)).toEqual(['receive', 'hold'])
    expect((await toldTo(server.db, userId)).at(-1)).toMatchObject({
      kind: 'weighing.asked',
      values: { number, due: held.dueAt },
    })
    expect((await findFollowed(server.db, labels[0] ?? ''))?.status).toBe('onHold')
    await expect(decide(number, 'forward')).rejects.toMatchObject({ code: 'WEIGHING_STATE' })

    await shipments.pay({ userId, productId: held.productId ?? 0, at: came })
    await Promise.all([takePayments(server.db, parts, came), takePayments(server.db, parts, came)])
    expect(await show(number)).toMatchObject({ state: 'cleared', dueAt: null, difference: after - amount })
    expect(notesOf(number)).toEqual(['receive', 'hold', 'release'])
    await decide(number, 'forward')
    expect((await show(number)).history.map(({ action, by }) => [action, by])).toEqual([
      ['receive', 'operator'],
      ['ask', 'operator'],
      ['pay', 'sender'],
      ['forward', 'operator'],
    ])
  })

  it('is sold to its sender alone, part by part', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', heavy)
    const { productId, difference } = await show(number)
    const find = (who: number) =>
      shipments.sources.weighing.find(server.db, productId ?? 0, { userId: who, orgId: null, now: came })
    const stranger = await newBuyer(server)
    expect(await find(stranger.userId)).toBeNull()
    expect(await find(userId)).toMatchObject({
      name: `运费差价 · ${number}`,
      price: difference,
      includes: expect.arrayContaining([
        expect.stringContaining('按申报：计费重 1.5 kg'),
        expect.stringContaining('按实测：计费重 2.5 kg'),
        expect.stringContaining('补差价'),
      ]),
    })
  })

  it('whose difference is not paid in time waits for an operator, after a reminder, and can still be paid', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', heavy)
    const at = (days: number) => new Date(came.getTime() + days * dayMs)
    const run = async (now: Date) => {
      await remindOfDifferences(server.db, parts, now)
      await lapseOverdue(server.db, parts, now)
    }
    await run(at(4.9))
    expect(await kindsOf(userId)).toEqual(['weighing.asked'])
    await run(at(5))
    await run(at(6))
    expect(await kindsOf(userId)).toEqual(['weighing.asked', 'weighing.due'])
    await run(new Date(at(7).getTime() - 1))
    expect((await show(number)).state).toBe('held')
    await run(at(7))
    await run(at(8))
    expect(await show(number)).toMatchObject({ state: 'overdue', dueAt: null })
    expect((await kindsOf(userId)).filter((kind) => kind === 'weighing.overdue')).toHaveLength(1)
    await shipments.pay({ userId, productId: (await show(number)).productId ?? 0, at: at(9) })
    await takePayments(server.db, parts, at(9))
    expect((await show(number)).state).toBe('cleared')
  })

  it('whose difference an operator waives goes on, and what is paid for it afterwards goes back', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', heavy)
    const productId = (await show(number)).productId ?? 0
    const order = await shipments.order({ userId, productId, at: came })
    await decide(number, 'waive')
    expect(await show(number)).toMatchObject({ state: 'cleared', productId: null })
    expect(
      await shipments.sources.weighing.refusalFor(server.db, productId, { userId, orgId: null, now: came }),
    ).toBe('ORDER_CLOSED')
    const { recordPayment } = await import('../../order/payments')
    const [stored] = await server.db.select().from(orders).where(eq(orders.number, order))
    const paid = { number: order, amount: stored?.amount ?? 0, paymentNumber: 'late', paidAt: came }
    await recordPayment(server.db, paid, came)
    await takePayments(server.db, parts, came)
    await takePayments(server.db, parts, came)
    const [returned] = await server.db.select().from(orders).where(eq(orders.number, order))
    expect(returned).toMatchObject({ state: 'refunding', isRefundAccepted: true })
    expect((await show(number)).state).toBe('cleared')
  })

  it('whose difference two pay at the same time takes one payment, and gives the other one back', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', heavy)
    const productId = (await show(number)).productId ?? 0
    const first = await shipments.pay({ userId, productId, at: came })
    const found = shipments.all.get(number)
    const colleague = await newBuyer(server)
    if (found) shipments.all.set(number, { ...found, userId: colleague.userId })
    const second = await shipments.pay({ userId: colleague.userId, productId, at: came })
    for (const _ of [1, 2]) await takePayments(server.db, parts, came)
    expect((await show(number)).state).toBe('cleared')
    const rows = await server.db
      .select({ number: orders.number, state: orders.state })
      .from(orders)
      .where(inArray(orders.number, [first, second]))
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['fulfilled', 'refunding'])
  })

  it('that is sent back is not asked for any more', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', heavy)
    await decide(number, 'return')
    expect(await show(number)).toMatchObject({ state: 'returned', productId: null })
    expect(notesOf(number)).toEqual(['receive', 'hold', 'return'])
    expect((await findFollowed(server.db, labels[0] ?? ''))?.status).toBe('returnToSender')
    expect(await kindsOf(userId)).toEqual(['weighing.asked', 'weighing.decided'])
    await expect(receive(labels[0] ?? '', light)).rejects.toMatchObject({ code: 'WEIGHING_STATE' })
  })

  it('that is sent back after its difference was paid costs nothing more', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', heavy)
    const productId = (await show(number)).productId ?? 0
    const order = await shipments.pay({ userId, productId, at: came })
    await takePayments(server.db, parts, came)
    await decide(number, 'return')
    expect((await show(number)).state).toBe('returned')
    const [returned] = await server.db.select().from(orders).where(eq(orders.number, order))
    expect(returned).toMatchObject({ state: 'refunding', isRefundAccepted: true })
  })
})

describe('a lighter parcel', () => {
  it('gives its difference back by itself, once', async () => {
    const { number, labels, userId, amount } = await begin([heavy])
    await receive(labels[0] ?? '', light)
    await receive(labels[0] ?? '', light)
    const settled = await show(number)
    const after = settled.after?.amount ?? 0
    expect(settled).toMatchObject({ state: 'cleared', difference: after - amount, productId: null })
    expect(shipments.given.filter((back) => back.number === number)).toEqual([
      { number, amount: amount - after, reason: expect.stringContaining('复重后运费减少'), by: 'wang@desk' },
    ])
    expect(await kindsOf(userId)).toEqual(['weighing.givenBack'])
    // Money has moved: another measure would move it again.
    await expect(receive(labels[0] ?? '', heavy)).rejects.toMatchObject({ code: 'WEIGHING_STATE' })
  })
})

describe('a shipment of several parcels', () => {
  it('is settled with the last of them, by all that was measured', async () => {
    const { number, labels, amount } = await begin([light, light, light])
    await receive(labels[1] ?? '', heavy)
    await receive(labels[0] ?? '', light)
    expect(await show(number)).toMatchObject({ state: 'weighed', difference: null, after: null })
    await receive(labels[2] ?? '', light)
    const held = await show(number)
    expect(held).toMatchObject({ state: 'held', difference: (held.after?.amount ?? 0) - amount })
    expect(held.parcels.map(({ measured }) => measured?.grams)).toEqual([1500, 2400, 1500])
  })

  it('whose first parcels come at the same time is begun once', async () => {
    const { number, labels } = await begin([light, light])
    const both = await Promise.allSettled(labels.map((label) => receive(label, light)))
    // The second call is rejected as changed, and is repeated.
    for (const [index, one] of both.entries())
      if (one.status === 'rejected') await receive(labels[index] ?? '', light)
    expect((await show(number)).state).toBe('cleared')
    expect(notesOf(number)).toEqual(['receive'])
  })

  it('comes to one warehouse', async () => {
    const { labels } = await begin([light, light])
    await receive(labels[0] ?? '', light)
    await expect(receive(labels[1] ?? '', light, { warehouse: 'ningbo' })).rejects.toMatchObject({
      code: 'WEIGHING_OTHER_WAREHOUSE',
    })
  })
})

describe('a measure', () => {
  it('that was wrong is corrected, and what was asked for before is not asked for any more', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', { ...light, grams: 15_000 })
    const wrong = await show(number)
    expect(wrong.state).toBe('held')
    const order = await shipments.pay({ userId, productId: wrong.productId ?? 0, at: came })
    await receive(labels[0] ?? '', light, { at: new Date(came.getTime() + hourMs) })
    expect(await show(number)).toMatchObject({ state: 'cleared', difference: 0, productId: null })
    expect(notesOf(number)).toEqual(['receive', 'hold', 'release'])
    expect((await findFollowed(server.db, labels[0] ?? ''))?.status).toBe('pickedUp')
    await takePayments(server.db, parts, came)
    const [returned] = await server.db.select().from(orders).where(eq(orders.number, order))
    expect(returned).toMatchObject({ state: 'refunding', isRefundAccepted: true })
  })

  it('that the line does not take is told with its reasons, and waits for an operator', async () => {
    const { number, labels, userId } = await begin()
    await receive(labels[0] ?? '', { ...light, grams: 900_000, lengthMm: 5_900 })
    const held = await show(number)
    expect(held).toMatchObject({ state: 'held', difference: null, after: null, dueAt: null, productId: null })
    expect(held.impossible.length).toBeGreaterThan(0)
    expect(await kindsOf(userId)).toEqual(['weighing.refused'])
    await expect(decide(number, 'waive')).rejects.toMatchObject({ code: 'WEIGHING_STATE' })
    await decide(number, 'return')
    expect((await show(number)).state).toBe('returned')
  })
})

describe('what is not taken in', () => {
  it.each([['an unknown number', 'CY2611280000009999A01', 'WEIGHING_PARCEL_UNKNOWN']])(
    '%s',
    async (_, parcel, code) => {
      await expect(receive(parcel, light)).rejects.toMatchObject({ code })
    },
  )

  it('what is voided while its picture is drawn', async () => {
    const { number, labels } = await begin()
    const voiding = {
      ...uploads,
      redraw: async (...asked: Parameters<typeof uploads.redraw>) => {
        const found = shipments.all.get(number)
        if (found) shipments.all.set(number, { ...found, isExpected: false })
        return uploads.redraw(...asked)
      },
    }
    const received = {
      parcel: labels[0] ?? '',
      warehouse: 'hangzhou',
      measured: light,
      picture,
      by: 'wang@desk',
    }
    await expect(receiveParcel(server.db, { parts, uploads: voiding }, received, came)).rejects.toMatchObject(
      { code: 'WEIGHING_PARCEL_UNPAID' },
    )
    expect(await server.db.$count(weighings, eq(weighings.number, number))).toBe(0)
  })

  it('what is not paid, or whose label is void', async () => {
    const { userId } = await newBuyer(server)
    const { labels } = await shipments.add(userId, [light], { isExpected: false })
    await expect(receive(labels[0] ?? '', light)).rejects.toMatchObject({ code: 'WEIGHING_PARCEL_UNPAID' })
  })

  it('with a picture that is none, or in a warehouse that does not exist', async () => {
    const { labels } = await begin()
    const shot = Buffer.from('no picture').toString('base64')
    await expect(receive(labels[0] ?? '', light, { shot })).rejects.toMatchObject({
      code: 'FILE_TYPE_FORBIDDEN',
    })
    await expect(receive(labels[0] ?? '', light, { warehouse: 'nowhere' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

it('the picture of a parcel is kept as long as its weighing', async () => {
  const { number, labels } = await begin()
  await receive(labels[0] ?? '', light)
  const address = (await show(number)).parcels[0]?.picture ?? ''
  const name = address.slice('/files/'.length)
  const later = new Date(Date.now() + 48 * hourMs)
  await deleteUnusedFiles({ db: server.db, store: uploads.store, fileUsers }, later)
  expect(await uploads.names()).toContain(name)
})

it('operators list what stands in a warehouse, of two decisions the second is refused, and what is old goes', async () => {
  const { number, labels } = await begin()
  await receive(labels[0] ?? '', heavy)
  const listed = await listWeighings(
    server.db,
    parts,
    { state: 'held', warehouse: 'hangzhou', rows: 100 },
    came,
  )
  expect(listed.map((one) => one.number)).toContain(number)
  const { version } = await show(number)
  const wanted = { version, action: 'waive', words: '减免', by: 'li@desk' } as const
  const both = await Promise.allSettled([
    decideWeighing(server.db, parts, number, wanted, came),
    decideWeighing(server.db, parts, number, wanted, came),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await decide(number, 'forward')
  await deleteOldWeighings(server.db, new Date(came.getTime() + dayMs))
  expect(await server.db.$count(weighings, eq(weighings.number, number))).toBe(0)
})
