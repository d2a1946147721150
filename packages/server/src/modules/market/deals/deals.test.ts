import type { DealMove, DealTerms } from '@chuhai/contract/market'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sideOf, startMarket, type TestSide } from '../../../testing/deal'
import { newBuyer } from '../../../testing/order'
import { startTestPayments } from '../../../testing/payment'
import { startTestApp } from '../../../testing/test-app'
import { kindsTold } from '../../../testing/told'
import { refundInPart } from '../../order/books/partial-refunds'
import { decideOrder } from '../../order/operator'
import { listOddities } from '../../payment/oddities'
import { productSources } from '../../product-sources'
import { marketServices } from '../tables'
import { decideDeal } from './operator'
import { marketChoices } from './tables'
import { deleteOldChoices } from './terms'

const server = startTestApp()
const pay = startTestPayments(server)
const answers = ['见附件', '宁居公司']
const brief: DealMove = { action: 'giveBrief', answers, files: [] }
const deliver: DealMove = { action: 'deliver', words: '已递交，回执见附件', files: [] }

let market: Awaited<ReturnType<typeof startMarket>>
beforeAll(async () => {
  market = await startMarket(server, pay)
})

const accepted = async () => {
  const deal = await market.bought()
  await deal.buyer.go(deal.number, brief)
  await market.provider.go(deal.number, { action: 'accept' })
  return deal
}
const delivered = async () => {
  const deal = await accepted()
  await market.provider.go(deal.number, deliver)
  return deal
}
const disputed = async () => {
  const deal = await delivered()
  await deal.buyer.go(deal.number, { action: 'dispute', words: '没有回执', files: [] })
  return deal
}
const decide = async (number: string, refund: number, buyer: TestSide) => {
  const { step } = (await buyer.get(number)).data
  return decideDeal(server.db, number, { step, refund, words: '各担一半', by: 'li@desk' }, new Date())
}
const oddOf = async (number: string) =>
  (await listOddities(server.db, new Date())).filter(({ orderNumber }) => orderNumber === number)

describe('what a buyer puts together', () => {
  it('costs the package so many times and each option once, line by line', async () => {
    const selection = { serviceId: market.service.id, packageKey: 'standard', number: 2, options: ['urgent'] }
    const buyer = sideOf(server, {})
    const { data } = await buyer.send<DealTerms>('POST', '/quote', selection)
    expect(data).toMatchObject({
      amount: 610_000,
      days: 11,
      revisions: 2,
      lines: [
        { name: '标准版', price: 280_000, number: 2, sum: 560_000 },
        { name: '加急', price: 50_000, number: 1, sum: 50_000 },
      ],
    })
    for (const change of [{ packageKey: 'gold' }, { options: ['gold'] }])
      expect((await buyer.send('POST', '/quote', { ...selection, ...change })).status).toBe(
        'DEAL_OFFER_CHANGED',
      )
    expect((await buyer.send('POST', '/quote', { ...selection, serviceId: 999_999 })).status).toBe(
      'NOT_FOUND',
    )
  })

  it('is kept at the price that was seen, once for two presses, and not by the provider', async () => {
    const person = await newBuyer(server)
    const buyer = sideOf(server, { Cookie: person.cookie })
    const first = (await market.choose(buyer)).data.id
    expect((await market.choose(buyer)).data.id).toBe(first)
    expect((await market.choose(buyer, { amount: 1 })).status).toBe('DEAL_OFFER_CHANGED')
    expect((await market.choose(market.provider)).status).toBe('DEAL_OWN_SERVICE')
    const other = await newBuyer(server)
    expect((await other.create({ kind: 'marketPackage', id: first }, 120_000)).status).toBe('NOT_FOUND')
  })

  it('comes to a million yuan at most', async () => {
    const own = await startMarket(server, pay, {
      packages: [
        { key: 'basic', name: '基础版', price: 1_100_000, days: 5, revisions: 1, contains: ['查询'] },
      ],
    })
    const buyer = sideOf(server, { Cookie: (await newBuyer(server)).cookie })
    const amountOf = (number: number) => own.choose(buyer, { number, amount: 1_100_000 * number })
    expect((await amountOf(90)).status).toBe('success')
    const quoted = await buyer.send('POST', '/quote', {
      serviceId: own.service.id,
      packageKey: 'basic',
      number: 91,
      options: [],
    })
    expect(quoted.status).toBe('DEAL_AMOUNT_TOO_LARGE')
  })

  it('is forgotten after a time, and what was ordered of it stays as it was', async () => {
    const { number, buyer } = await market.bought()
    await deleteOldChoices(server.db, new Date(Date.now() + 1000))
    expect(await server.db.$count(marketChoices)).toBe(0)
    expect((await buyer.get(number)).data.terms.amount).toBe(120_000)
  })

  it('cannot be ordered any more once its price is another one, and what was ordered keeps its own', async () => {
    const own = await startMarket(server, pay)
    const deal = await own.bought()
    const person = await newBuyer(server)
    const chosen = await own.choose(sideOf(server, { Cookie: person.cookie }))
    const packages = own.service.content.packages.map((one) => ({ ...one, price: one.price + 100, days: 99 }))
    await server.db
      .update(marketServices)
      .set({ content: { ...own.service.content, packages } })
      .where(eq(marketServices.id, own.service.id))
    expect((await person.create({ kind: 'marketPackage', id: chosen.data.id }, 120_000)).status).toBe(
      'ORDER_CLOSED',
    )
    expect((await deal.buyer.get(deal.number)).data.terms).toMatchObject({ amount: 120_000, days: 5 })
  })
})

describe('a deal', () => {
  it('begins with the payment, and the provider hears of it', async () => {
    const { number, buyer, person } = await market.bought()
    expect((await buyer.get(number)).data).toMatchObject({
      state: 'paid',
      side: 'buyer',
      step: 1,
      actions: ['giveBrief', 'withdraw'],
    })
    expect((await market.provider.get(number)).data).toMatchObject({ side: 'provider', actions: ['decline'] })
    expect(await kindsTold(server.db, market.member.userId)).toContain('deal.begun')
    expect((await person.get(number)).data).toMatchObject({ state: 'paid', actions: [], refundTable: [] })
    expect((await buyer.list('buyer')).list.map((one) => one.number)).toEqual([number])
    expect((await market.provider.list('provider')).list.some((one) => one.number === number)).toBe(true)
    expect((await buyer.list('provider')).list).toEqual([])
  })

  it('is accepted with what was asked for, delivered, mended as often as was bought, and confirmed', async () => {
    const { number, buyer, person } = await market.bought()
    const { provider } = market
    expect((await provider.go(number, { action: 'accept' })).status).toBe('DEAL_BRIEF_MISSING')
    expect((await buyer.go(number, { action: 'giveBrief', answers: ['一项'], files: [] })).status).toBe(
      'DEAL_BRIEF_INCOMPLETE',
    )
    expect((await buyer.go(number, brief)).data.brief).toEqual(answers)
    expect((await buyer.go(number, brief)).status).toBe('DEAL_CHANGED')
    await provider.go(number, { action: 'accept' })
    await provider.go(number, deliver)
    const asked = await buyer.go(number, { action: 'askRevision', words: '请换成彩色图样', files: [] })
    expect(asked.data).toMatchObject({ state: 'accepted', revisionsLeft: 0 })
    await provider.go(number, deliver)
    const again = await buyer.go(number, { action: 'askRevision', words: '再改', files: [] })
    expect(again.status).toBe('DEAL_NO_REVISION_LEFT')
    const done = await buyer.go(number, { action: 'confirm' })
    expect(done.data).toMatchObject({ state: 'confirmed', actions: [], refund: null })
    expect(done.data.history.map(({ action }) => action)).toEqual([
      'begin',
      'giveBrief',
      'accept',
      'deliver',
      'askRevision',
      'deliver',
      'confirm',
    ])
    expect((await person.get(number)).data.state).toBe('fulfilled')
    expect(await kindsTold(server.db, person.userId)).toEqual(
      expect.arrayContaining(['deal.accepted', 'deal.delivered']),
    )
    expect(await kindsTold(server.db, market.member.userId)).toEqual(
      expect.arrayContaining(['deal.briefed', 'deal.revision', 'deal.confirmed']),
    )
  })

  it.each([
    ['buyer', { action: 'withdraw' }],
    ['provider', { action: 'decline', words: '档期已满' }],
  ] as const)('that its %s ends before it is accepted is given back in full', async (side, move) => {
    const { number, buyer, person } = await market.bought()
    const { data } = await (side === 'buyer' ? buyer : market.provider).go(number, move)
    expect(data).toMatchObject({ state: 'cancelled', refund: 120_000, dueAt: null })
    expect((await person.get(number)).data).toMatchObject({ state: 'refunding', refunding: 120_000 })
    await pay.runJobs()
    expect((await person.get(number)).data).toMatchObject({ state: 'refunded', refunded: 120_000 })
    expect(await oddOf(number)).toEqual([])
  })

  it('that the provider gives up while working is given back in full', async () => {
    const { number, buyer, person } = await accepted()
    expect((await buyer.go(number, { action: 'withdraw' })).status).toBe('DEAL_CHANGED')
    await market.provider.go(number, { action: 'giveUp', words: '材料不全，无法办理' })
    await pay.runJobs()
    expect((await person.get(number)).data).toMatchObject({ state: 'refunded', refunded: 120_000 })
  })

  it('refuses the steps of the other side, and those over an older step', async () => {
    const { number, buyer } = await accepted()
    expect((await buyer.go(number, deliver)).status).toBe('DEAL_CHANGED')
    expect((await market.provider.move(number, 1, deliver)).status).toBe('DEAL_CHANGED')
    expect((await market.provider.go(number, { action: 'confirm' })).status).toBe('DEAL_CHANGED')
  })

  it('gives no money back by its order, neither to the buyer nor by an operator', async () => {
    const { number, person } = await accepted()
    expect((await person.requestRefund(number)).status).toBe('ORDER_REFUND_LATE')
    const desk = { db: server.db, sources: productSources }
    const reason = { reason: '按约定', by: 'li@desk' }
    const code = 'ORDER_DECIDED_BY_WORK'
    for (const decision of ['refund', 'refuseRefund', 'fulfil'] as const)
      await expect(decideOrder(desk, number, { decision, ...reason }, new Date())).rejects.toMatchObject({
        code,
      })
    await expect(refundInPart(desk, number, { amount: 100, ...reason }, new Date())).rejects.toMatchObject({
      code,
    })
    expect((await person.get(number)).data).toMatchObject({ state: 'paid', refunding: 0 })
  })
})

describe('a dispute', () => {
  it('stops the clock, and is decided with a part that goes back', async () => {
    const { number, buyer, person } = await disputed()
    expect((await buyer.get(number)).data).toMatchObject({
      state: 'disputed',
      dueAt: null,
      actions: ['confirm'],
    })
    await expect(decide(number, 120_001, buyer)).rejects.toMatchObject({ code: 'DEAL_REFUND_TOO_LARGE' })
    expect(await decide(number, 60_000, buyer)).toMatchObject({ state: 'decided', refund: 60_000 })
    await pay.runJobs()
    expect((await person.get(number)).data).toMatchObject({
      state: 'fulfilled',
      refunded: 60_000,
      left: 60_000,
    })
    expect(await oddOf(number)).toEqual([])
    expect(await kindsTold(server.db, person.userId)).toContain('deal.decided')
    await expect(decide(number, 0, buyer)).rejects.toMatchObject({ code: 'DEAL_ENDED' })
  })

  it.each([
    [0, 'fulfilled', 0],
    [120_000, 'refunded', 120_000],
  ] as const)('decided with %i fen leaves the order %s', async (refund, state, refunded) => {
    const { number, buyer, person } = await disputed()
    await decide(number, refund, buyer)
    await pay.runJobs()
    expect((await person.get(number)).data).toMatchObject({ state, refunded })
  })

  it('ends also where either side gives in', async () => {
    const first = await disputed()
    expect((await first.buyer.go(first.number, { action: 'confirm' })).data.state).toBe('confirmed')
    const second = await disputed()
    const { data } = await market.provider.go(second.number, { action: 'giveUp', words: '同意退款' })
    expect(data).toMatchObject({ state: 'cancelled', refund: 120_000 })
  })
})

describe('200 confirmations, disputes and give-ups of one deal at once', () => {
  it('have one outcome', async () => {
    const { number, buyer, person } = await delivered()
    const { step } = (await buyer.get(number)).data
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 2 === 0
          ? buyer.move(number, step, { action: 'confirm' })
          : (index % 4 === 1 ? buyer : market.provider).move(number, step, {
              action: 'dispute',
              words: '不满意',
              files: [],
            }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['success', 'DEAL_CHANGED']))
    const { data } = await buyer.get(number)
    expect(data.step).toBe(step + 1)
    expect((await person.get(number)).data.state).toBe(data.state === 'confirmed' ? 'fulfilled' : 'paid')
  })
})

describe('the walls', () => {
  it('let nobody see or move a deal who is no side of it', async () => {
    const { number } = await accepted()
    const stranger = sideOf(server, { Cookie: (await newBuyer(server)).cookie })
    const rival = (await startMarket(server, pay)).provider
    for (const other of [stranger, rival]) {
      const answers = [
        await other.get(number),
        await other.thread(number),
        await other.write(number, '你好'),
        await other.read(number, new Date()),
        await other.move(number, 3, deliver),
        await other.move(number, 3, { action: 'confirm' }),
      ]
      expect(answers.map(({ http }) => http)).toEqual([404, 404, 404, 404, 404, 404])
    }
  })
})
