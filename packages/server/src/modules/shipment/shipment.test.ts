import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addOrganisation } from '../../testing/organisation'
import { startTestPayments } from '../../testing/payment'
import { filledDetails, startSenders, type TestSender } from '../../testing/shipment'
import { startTestApp } from '../../testing/test-app'
import { kindsTold } from '../../testing/told'
import { carrierBookings } from '../carrier/tables'
import { shipmentParts, shipmentSources } from '../logistics'
import { findOrder } from '../order/records'
import { orders } from '../order/tables'
import { memberships } from '../organisation/tables'
import { beginShipments } from './begin'
import { shipmentBookings, shipmentListener } from './carried'
import { moveManagedShipment } from './operator'
import { shipments } from './tables'

const server = startTestApp()
const pay = startTestPayments(server)
const senders = startSenders(server, pay)

let sender: TestSender
beforeAll(async () => {
  sender = await senders.sender()
})

const orderOf = async (number: string) => {
  const found = await findOrder(server.db, number, new Date())
  return { state: found?.order.state, promised: found?.refunds.promised }
}
const labelsOf = async (number: string) => {
  const { labels } = (await sender.get(number)).data
  return labels.filter(({ voidedAt }) => voidedAt === null).map((label) => label.number)
}
const [source] = shipmentSources
const inWarehouse = (number: string, action: 'receive' | 'hold' | 'release' | 'send' | 'return') =>
  server.db.transaction(async (tx) =>
    source?.note(tx, { number, action, words: '', by: 'li@desk' }, new Date()),
  )
const hear = (number: string, status: 'inTransit' | 'delivered' | 'returnToSender') =>
  server.db.transaction((tx) =>
    shipmentListener(shipmentParts.carriage)(
      tx,
      { number, status, before: 'pending', at: new Date(), isOwn: false },
      new Date(),
    ),
  )

describe('a shipment', () => {
  it('begins with a line of a quote and the usual address, and says what is missing', async () => {
    const number = await sender.create()
    const { data } = await sender.get(number)
    expect(number).toMatch(/^CY\d{16}$/)
    expect(data.state).toBe('draft')
    expect(data.sender?.nameLatin).toBe('Chen Jingyi')
    expect(data.lacks.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['recipient.name', 'recipient.phone', 'goods', 'warehouseId']),
    )
    expect(data.rule?.key).toBe('eu')
    expect((await sender.choose([number], data.amount)).status).toBe('SHIPMENT_INCOMPLETE')
  })

  it('keeps what is filled in, whatever is missing, and refuses a save over an older step', async () => {
    const number = await sender.create()
    const { data } = await sender.get(number)
    const details = { ...data.details, reference: 'SO-1' }
    expect((await sender.save(number, details)).data.reference).toBe('SO-1')
    const late = await sender.send('PUT', `/shipments/${number}`, { step: data.step, details })
    expect(late.status).toBe('SHIPMENT_CHANGED')
  })

  it('begins with the warehouse of the last time, where that takes these goods, too', async () => {
    const own = await senders.sender()
    const { number } = await senders.ready(own)
    await own.save(number, { ...(await own.get(number)).data.details, warehouseId: 'yiwu' })
    const warehouseFor = async (goodsKind: 'ordinary' | 'batteryPacked') => {
      const destination = { country: 'PL' as const, postcode: '00950', isResidence: false }
      return (await own.get(await own.create({ destination, goodsKind }))).data.details.warehouseId
    }
    expect(await warehouseFor('ordinary')).toBe('yiwu')
    expect(await warehouseFor('batteryPacked')).toBe('')
  })

  it('is brought to no warehouse that does not take it', async () => {
    const number = await sender.create()
    const { data } = await sender.get(number)
    const saved = await sender.save(number, { ...data.details, warehouseId: 'nowhere' })
    expect(saved.status).toBe('SHIPMENT_WAREHOUSE_UNKNOWN')
  })

  it('is found by nobody else', async () => {
    const { number } = await senders.ready(sender)
    const stranger = await senders.sender()
    expect((await stranger.get(number)).status).toBe('NOT_FOUND')
    expect((await stranger.choose([number], 1)).status).toBe('NOT_FOUND')
    expect((await stranger.list({ word: number })).total).toBe(0)
    expect((await sender.list({ word: number })).total).toBe(1)
  })

  it('is quoted again once its price has ended', async () => {
    const { number, amount } = await senders.ready(sender)
    await server.db.update(shipments).set({ endsAt: new Date() }).where(eq(shipments.number, number))
    expect((await sender.choose([number], amount)).status).toBe('QUOTE_ENDED')
    const { data } = await sender.move(number, 'requote')
    expect(data.endsAt > data.now).toBe(true)
    expect((await sender.choose([number], data.amount)).status).toBe('success')
  })

  it('is discarded as long as it is a draft', async () => {
    const number = await sender.create()
    expect((await sender.move(number, 'discard')).data.state).toBe('discarded')
    expect((await sender.move(number, 'discard')).status).toBe('SHIPMENT_CHANGED')
  })
})

describe('shipments that are paid together', () => {
  it('are one order; each gets its label, its parcels are booked, and the sender is told once', async () => {
    const own = await senders.sender()
    const { numbers, order } = await senders.paid(own, 2)
    const { list } = await own.list()
    expect(list.map(({ state, orderNumber }) => [state, orderNumber])).toEqual([
      ['labelled', order],
      ['labelled', order],
    ])
    const { data } = await own.get(numbers[0] ?? '')
    expect(data.labels.map(({ number }) => number)).toEqual([`${numbers[0]}A01`])
    const booked = await server.db
      .select()
      .from(carrierBookings)
      .where(eq(carrierBookings.number, `${numbers[0]}A01`))
    expect(booked.map(({ state }) => state)).toEqual(['waiting'])
    const told = await kindsTold(server.db, own.person.userId)
    expect(told.filter((kind) => kind === 'shipment.labelled')).toHaveLength(1)
    await beginShipments(server.db, shipmentParts, { now: new Date() })
    expect((await own.get(numbers[0] ?? '')).data.labels).toHaveLength(1)
  })

  it('are chosen once by two presses, and at the price that was seen', async () => {
    const { number, amount } = await senders.ready(sender)
    expect((await sender.choose([number], amount + 1)).status).toBe('SHIPMENT_PRICE_CHANGED')
    const [one, other] = [await sender.choose([number], amount), await sender.choose([number], amount)]
    expect(one.data.id).toBe(other.data.id)
  })

  it('do not change while an order holds them, and can be ordered by no other', async () => {
    const { number, amount } = await senders.ready(sender)
    const { data } = await sender.choose([number], amount)
    const order = await sender.person.order({ kind: 'shipment', id: data.id }, amount)
    expect((await sender.get(number)).data.actions).toEqual([])
    expect((await sender.save(number, filledDetails)).status).toBe('SHIPMENT_LOCKED')
    const { number: second, amount: more } = await senders.ready(sender)
    expect((await sender.choose([number, second], amount + more)).status).toBe('SHIPMENT_LOCKED')
    await sender.person.cancel(order.number)
    expect((await sender.get(number)).data.actions).toContain('save')
  })

  it('give back what was changed after it was chosen, and label the others', async () => {
    const made = [await senders.ready(sender), await senders.ready(sender)]
    const amount = made.reduce((sum, one) => sum + one.amount, 0)
    const numbers = made.map(({ number }) => number)
    const { data } = await sender.choose(numbers, amount)
    await sender.person.order({ kind: 'shipment', id: data.id }, amount)
    // As a save does that was on its way when the order was placed.
    await server.db
      .update(shipments)
      .set({ choiceId: null })
      .where(eq(shipments.number, numbers[0] ?? ''))
    const [held] = (await sender.person.list()).list
    const number = held?.number ?? ''
    const { data: started } = await pay.start(sender.person, number)
    const payment = pay.mock.open(started.address)
    pay.mock.pay(payment)
    await pay.notify(pay.mock.notification(payment))
    expect((await sender.get(numbers[0] ?? '')).data.state).toBe('draft')
    expect((await sender.get(numbers[1] ?? '')).data.state).toBe('labelled')
    expect(await orderOf(number)).toEqual({ state: 'paid', promised: made[0]?.amount })
  })
})

describe('shipments of an organisation', () => {
  const joinedTo = async (orgId: string, role: 'member' | 'finance' = 'member') => {
    const one = await senders.sender()
    const { userId } = one.person
    await server.db.insert(memberships).values({ userId, orgId, role, joinedAt: new Date() })
    return one
  }
  const readyFor = async (maker: TestSender, orgId: string) => {
    const made = await senders.ready(maker)
    await server.db.update(shipments).set({ orgId }).where(eq(shipments.number, made.number))
    return made
  }

  it('are paid for it, whichever one is chosen in the header', async () => {
    const [{ id: orgId }, { id: chosen }] = [await addOrganisation(server), await addOrganisation(server)]
    const maker = await joinedTo(orgId)
    await server.db
      .insert(memberships)
      .values({ userId: maker.person.userId, orgId: chosen, role: 'owner', joinedAt: new Date() })
    const { number, amount } = await readyFor(maker, orgId)
    const header = { 'X-Org-Id': chosen }
    const { data } = await maker.send<{ id: number }>(
      'POST',
      '/shipments/choice',
      { numbers: [number], amount },
      header,
    )
    const product = { kind: 'shipment', id: data.id } as const
    const { data: order } = await maker.person.create(product, amount, header)
    const [stored] = await server.db.select().from(orders).where(eq(orders.number, order.number))
    expect(stored?.orgId).toBe(orgId)
  })

  it('are paid by a colleague who sends goods, and by nobody who does not, or is gone', async () => {
    const { id: orgId } = await addOrganisation(server)
    const maker = await joinedTo(orgId)
    const colleague = await joinedTo(orgId)
    const clerk = await joinedTo(orgId, 'finance')
    const { number, amount } = await readyFor(maker, orgId)
    expect((await clerk.choose([number], amount)).status).toBe('NOT_FOUND')
    const { data } = await colleague.choose([number], amount)
    await senders.payFor(colleague, data.id, amount)
    expect((await colleague.get(number)).data.state).toBe('labelled')
    const { number: next, amount: more } = await readyFor(maker, orgId)
    await server.db.delete(memberships).where(eq(memberships.userId, maker.person.userId))
    expect((await maker.choose([next], more)).status).toBe('NOT_FOUND')
  })

  it('are not paid together with those of others', async () => {
    const { id: orgId } = await addOrganisation(server)
    const maker = await joinedTo(orgId)
    const made = [await readyFor(maker, orgId), await senders.ready(maker)]
    const amount = made.reduce((sum, one) => sum + one.amount, 0)
    const numbers = made.map(({ number }) => number)
    expect((await maker.choose(numbers, amount)).status).toBe('SHIPMENT_ORGANISATIONS_DIFFER')
  })
})

describe('a label', () => {
  it('is void once the sender says so, and a new one has another number', async () => {
    const { numbers } = await senders.paid(sender)
    const [number = ''] = numbers
    const old = await labelsOf(number)
    expect((await sender.move(number, 'voidLabel', '地址写错了')).data.state).toBe('voided')
    expect(await source?.findByParcel(server.db, old[0] ?? '')).toMatchObject({ isExpected: false })
    const broken = await sender.save(number, { ...filledDetails, senderId: null })
    expect(broken.data.lacks).toEqual([{ field: 'senderId', code: 'SHIPMENT_SENDER_MISSING' }])
    expect((await sender.move(number, 'relabel')).status).toBe('SHIPMENT_INCOMPLETE')
    const [usual] = (await sender.send<{ id: string }[]>('GET', '/senders')).data
    await sender.save(number, { ...filledDetails, senderId: usual?.id ?? null })
    expect((await sender.move(number, 'relabel')).data.state).toBe('labelled')
    expect(await labelsOf(number)).toEqual([`${number}B01`])
    expect(await source?.findByParcel(server.db, `${number}B01`)).toMatchObject({ isExpected: true, number })
  })

  it('is a PDF for its sender, as often as it is wanted, and for nobody else', async () => {
    const { numbers } = await senders.paid(sender)
    const path = `/api/logistics/labels.pdf?number=${numbers[0]}`
    await sender.get(numbers[0] ?? '')
    for (const _ of [1, 2]) {
      const response = await sender.file(path)
      expect(response.headers.get('Content-Type')).toBe('application/pdf')
      expect(
        Buffer.from(await response.arrayBuffer())
          .toString('latin1')
          .slice(0, 5),
      ).toBe('%PDF-')
    }
    const stranger = await senders.sender()
    expect((await stranger.file(path)).status).toBe(409)
    expect((await server.request(path)).status).toBe(404)
  })

  it('names the carrier once that has booked the parcel', async () => {
    const { numbers } = await senders.paid(sender)
    const [label = ''] = await labelsOf(numbers[0] ?? '')
    const request = await shipmentBookings.requestOf(server.db, label)
    expect(request).toMatchObject({
      index: 1,
      count: 1,
      recipient: { postcode: '00-950', country: 'PL' },
      goods: [{ name: 'Silicone phone case', grams: 30, battery: 'none', sellerId: 'CASE-15-BLK' }],
    })
    await server.db.transaction((tx) =>
      shipmentBookings.noteOutcome(
        tx,
        { number: label, state: 'booked', carrierNumber: 'PL330012998CN', words: '' },
        new Date(),
      ),
    )
    expect((await sender.get(numbers[0] ?? '')).data.labels[0]?.carrierNumber).toBe('PL330012998CN')
  })
})

describe('a parcel', () => {
  it('is booked also where it was handed over before the carrier has answered, and not once it is void', async () => {
    const { numbers } = await senders.paid(sender, 2)
    const [sent = '', voided = ''] = numbers
    const [[carried = ''], [ended = '']] = await Promise.all([labelsOf(sent), labelsOf(voided)])
    await inWarehouse(sent, 'receive')
    await inWarehouse(sent, 'send')
    await sender.move(voided, 'voidLabel')
    expect((await sender.get(sent)).data.state).toBe('sent')
    expect(await shipmentBookings.requestOf(server.db, carried)).toMatchObject({ shipment: sent })
    expect(await shipmentBookings.requestOf(server.db, ended)).toBeNull()
  })
})

describe('the money of shipments', () => {
  it('goes back in parts, and with the last one all of it', async () => {
    const { numbers, order, amounts, amount } = await senders.paid(sender, 2)
    await sender.move(numbers[0] ?? '', 'cancel')
    expect(await orderOf(order)).toEqual({ state: 'paid', promised: amounts[0] })
    await sender.move(numbers[1] ?? '', 'cancel')
    expect((await orderOf(order)).state).toBe('refunding')
    const { data } = await sender.get(numbers[1] ?? '')
    expect([data.state, data.refunded]).toEqual(['cancelled', amounts[1]])
    expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(amount)
  })

  it('goes back once where two cancel at the same time', async () => {
    const { numbers, order, amounts } = await senders.paid(sender, 2)
    const answers = await Promise.all([
      sender.move(numbers[0] ?? '', 'cancel'),
      sender.move(numbers[0] ?? '', 'cancel'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['SHIPMENT_CHANGED', 'success'])
    expect((await orderOf(order)).promised).toBe(amounts[0])
  })

  it('goes back by an operator, who tells the sender why', async () => {
    const own = await senders.sender()
    const { numbers, order } = await senders.paid(own)
    const [number = ''] = numbers
    const { data } = await own.get(number)
    const move = { step: data.step, action: 'cancel', words: '目的地暂停派送', by: 'li@desk' } as const
    await moveManagedShipment(server.db, number, move, new Date(), shipmentParts)
    expect((await orderOf(order)).state).toBe('refunding')
    expect(await kindsTold(server.db, own.person.userId)).toContain('shipment.cancelled')
  })
})

describe('a shipment that was handed over', () => {
  it('is received, goes on its way and is delivered with its last parcel, which completes the order', async () => {
    const { numbers, order } = await senders.paid(sender)
    const [number = ''] = numbers
    const [label = ''] = await labelsOf(number)
    await inWarehouse(number, 'receive')
    expect((await sender.move(number, 'cancel')).status).toBe('SHIPMENT_CHANGED')
    await inWarehouse(number, 'hold')
    expect((await sender.get(number)).data.state).toBe('held')
    await inWarehouse(number, 'release')
    await hear(label, 'inTransit')
    await hear(label, 'delivered')
    await hear(label, 'inTransit')
    expect((await sender.get(number)).data.state).toBe('delivered')
    expect((await orderOf(order)).state).toBe('fulfilled')
  })

  it('waits for all of its parcels before it counts as delivered', async () => {
    const parcel = { grams: 900, lengthMm: 200, widthMm: 150, heightMm: 50 }
    const { number, amount } = await senders.ready(sender, {
      destination: { country: 'PL', postcode: '00950', isResidence: false },
      parcels: [parcel, parcel],
    })
    const { data } = await sender.choose([number], amount)
    await senders.payFor(sender, data.id, amount)
    await sender.get(number)
    const labels = (await labelsOf(number)).toSorted()
    expect(labels).toEqual([`${number}A01`, `${number}A02`])
    await hear(labels[0] ?? '', 'inTransit')
    await hear(labels[0] ?? '', 'delivered')
    expect((await sender.get(number)).data.state).toBe('sent')
    await hear(labels[1] ?? '', 'delivered')
    expect((await sender.get(number)).data.state).toBe('delivered')
  })

  it.each(['delivered', 'returnToSender'] as const)(
    'is %s also where all of its news comes at once',
    async (status) => {
      const { numbers, order } = await senders.paid(sender)
      const [number = ''] = numbers
      const [label = ''] = await labelsOf(number)
      await hear(label, status)
      const { data } = await sender.get(number)
      expect(data.history.slice(-2).map(({ action }) => action)).toEqual([
        'send',
        status === 'delivered' ? 'deliver' : 'return',
      ])
      expect((await orderOf(order)).state).toBe('fulfilled')
    },
  )

  it('costs nothing where the warehouse gives it back, and nobody carries it any more', async () => {
    const { numbers, order, amount } = await senders.paid(sender)
    const [number = ''] = numbers
    expect(await labelsOf(number)).toHaveLength(1)
    await inWarehouse(number, 'receive')
    await inWarehouse(number, 'return')
    const { data } = await sender.get(number)
    expect([data.state, data.refunded]).toEqual(['returned', amount])
    expect(await labelsOf(number)).toEqual([])
    expect((await orderOf(order)).state).toBe('refunding')
  })
})

describe('addresses that are sent from', () => {
  it('are kept once under an id, and one of them is the usual one', async () => {
    const own = await senders.sender()
    const id = randomUUID()
    await own.address(id)
    await own.address(id)
    const { data } = await own.send<{ id: string; isUsual: boolean; place: string }[]>('GET', '/senders')
    expect(data.map((one) => one.isUsual)).toEqual([true, false])
    expect(data[0]).toMatchObject({ id, place: '浙江省 杭州市 余杭区' })
    await own.send('DELETE', `/senders/${id}`)
    expect((await own.send<object[]>('GET', '/senders')).data).toHaveLength(1)
  })

  it('are changed by nobody else', async () => {
    const own = await senders.sender()
    const id = await own.address()
    const stranger = await senders.sender()
    await stranger.send('DELETE', `/senders/${id}`)
    const form = { name: '陌生人', phone: '13800138000', location: ['330000', '330100'], street: '1 号' }
    const latin = { nameLatin: 'Stranger', addressLatin: '1 Road', isUsual: false }
    expect((await stranger.send('PUT', `/senders/${id}`, { ...form, ...latin })).status).toBe('NOT_FOUND')
    const { data } = await own.send<{ id: string; name: string }[]>('GET', '/senders')
    expect(data.find((one) => one.id === id)?.name).toBe('陈静怡')
  })
})
