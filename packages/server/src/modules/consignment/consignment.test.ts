import type { Consignment, ConsignmentFees } from '@chuhai/contract/consignment'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { goods, newConsignment } from '../../testing/consignment'
import { newMember, newStranger } from '../../testing/organisation'
import { startTestPayments } from '../../testing/payment'
import { startTestApp } from '../../testing/test-app'
import { toldTo } from '../../testing/told'
import { decideOrder } from '../order/operator'
import { memberships } from '../organisation/tables'
import { organisationRecords } from '../organisation-records'
import { productSources } from '../product-sources'
import { deleteOldConsignments } from './operator'
import { refundSentences } from './products'
import { consignmentFees, consignments } from './tables'

const server = startTestApp()
const pay = startTestPayments(server)

/** 2 declarations at 600 yuan, and 200 and 300 yuan for each of both. */
const total = 220_000

describe('the fees', () => {
  it('are those of today, for everybody', async () => {
    const { envelope } = await server.get<ConsignmentFees>('/api/consignment/fees')
    expect(envelope.data).toMatchObject({ from: '2026-01-01', perDollar: 3, minimum: 60_000 })
  })

  it('of the day of the submission count, whatever is published later', async () => {
    const before = await newConsignment(server, { now: new Date('2027-01-31T15:59:00Z') })
    const after = await newConsignment(server, { now: new Date('2027-01-31T16:01:00Z') })
    const [first] = await server.db.select().from(consignmentFees)
    const from = '2027-02-01'
    if (first)
      await server.db
        .insert(consignmentFees)
        .values({ from, content: { ...first.content, from, minimum: 90_000 } })
    const totals = [(await before.read()).data.total, (await after.read()).data.total]
    await server.db.delete(consignmentFees).where(eq(consignmentFees.from, from))
    expect(totals).toEqual([total, total + 2 * 30_000])
  })

  it('tell their refund rules by the stages that are passed', () => {
    const refunds = { accepted: 100, checked: 80, released: 0, settled: 0, certified: 0, rebated: 0 }
    expect(refundSentences({ refunds }, ['accepted', 'checked', 'released'])).toEqual([
      '按申请退款时的阶段退回，审核通过后原路退回；退款后委托结束。',
      '已接单：全额退款',
      '单证齐备：退 80%',
      '报关放行：不退款',
    ])
  })
})

describe('a consignment', () => {
  it('begins with the acceptance: its sum is explained, and it can be ordered', async () => {
    const { read, id } = await newConsignment(server)
    expect((await read()).data).toMatchObject({
      id,
      goods: goods.goods,
      stage: 'accepted',
      isOwn: true,
      total,
      canOrder: true,
      order: null,
      lines: [
        { name: '代理报关与单证', unit: 'declaration', count: 2, price: 60_000, amount: 120_000 },
        { name: '收结汇', count: 2, price: 20_000, amount: 40_000 },
        { name: '出口退税', count: 2, price: 30_000, amount: 60_000 },
      ],
      stages: ['accepted', 'checked', 'released', 'settled', 'certified', 'rebated'],
      history: [{ stage: 'accepted', words: '' }],
    })
  })

  it('is offered with its sum, its quantities and its rules', async () => {
    const { read, buyer, headers } = await newConsignment(server)
    const { productId: id } = (await read()).data
    const path = `/api/order/offer?kind=consignment&id=${id}`
    expect((await server.get(path, headers)).envelope.data).toMatchObject({
      product: {
        name: '外贸综合服务 · 竹制收纳盒',
        summary: '第 1 单，2 票，申报 40,000 美元',
        price: total,
        includes: expect.arrayContaining(['代理报关与单证：2 票 × ¥600 = ¥1,200']),
      },
      refusal: null,
    })
    // In nobody's name it is not there.
    expect((await buyer.create({ kind: 'consignment', id }, total)).status).toBe('NOT_FOUND')
  })

  it('ordered ten times at once is ordered once', async () => {
    const { order, read } = await newConsignment(server)
    const answers = await Promise.all(Array.from({ length: 10 }, order))
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect((await read()).data).toMatchObject({ canOrder: false, order: { state: 'awaitingPayment' } })
  })

  it('is not worked on before it is paid', async () => {
    const { set, order } = await newConsignment(server)
    await expect(set('checked')).rejects.toMatchObject({ code: 'CONSIGNMENT_UNPAID' })
    await order()
    await expect(set('checked')).rejects.toMatchObject({ code: 'CONSIGNMENT_UNPAID' })
  })

  it('passes its stages once it is paid, of which the buyer is told', async () => {
    const { pay: paid, set, read, userId } = await newConsignment(server)
    await paid(pay)
    for (const stage of ['checked', 'released', 'released', 'settled', 'certified', 'rebated'] as const)
      await set(stage, `${stage} 的说明`)
    const { data } = await read()
    expect(data).toMatchObject({ stage: 'rebated', version: 7 })
    expect(data.history.every((step) => !('by' in step))).toBe(true)
    const told = (await toldTo(server.db, userId)).filter(({ kind }) => kind === 'consignment.stage')
    expect(told.map(({ values }) => values.stage)).toEqual([
      '单证齐备',
      '报关放行',
      '报关放行',
      '收汇结汇',
      '发票认证',
      '退税到账',
    ])
    expect(told[0]?.values).toMatchObject({ goods: goods.goods, no: '1', words: 'checked 的说明' })
  })

  it('leaves no stage out, and has none of a service that was not chosen', async () => {
    const { pay: paid, set } = await newConsignment(server, { values: { ...goods, extras: [] } })
    await paid(pay)
    await expect(set('released')).rejects.toMatchObject({ code: 'CONSIGNMENT_STAGE_IMPOSSIBLE' })
    await set('checked')
    await set('released')
    await expect(set('settled')).rejects.toMatchObject({ code: 'CONSIGNMENT_STAGE_IMPOSSIBLE' })
  })

  it('tells the second of two operators who has set which stage, also where both act at once', async () => {
    const { pay: paid, set, setFrom, read } = await newConsignment(server)
    await paid(pay)
    await set('checked')
    const late = await setFrom(1, 'checked').catch((error) => error)
    expect(late).toMatchObject({ code: 'CONSIGNMENT_CHANGED', httpStatus: 409 })
    expect(late.details.fields('zh-CN').version).toMatch(/^wang@desk, .*单证齐备$/)
    const both = await Promise.allSettled([setFrom(2, 'released', 'a'), setFrom(2, 'checked', 'b')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await read()).data.version).toBe(3)
  })
})

describe('a refund of a consignment', () => {
  it.each([
    ['accepted', total],
    ['checked', 176_000],
  ] as const)('in the stage %s gives its share, and ends the work', async (stage, amount) => {
    const { pay: paid, set, buyer } = await newConsignment(server)
    const number = await paid(pay)
    if (stage !== 'accepted') await set(stage)
    await buyer.requestRefund(number)
    const decision = { decision: 'refund', reason: '按约定退款', by: 'li@desk' } as const
    await decideOrder({ db: server.db, sources: productSources }, number, decision, new Date())
    await pay.runJobs()
    expect((await buyer.get(number)).data).toMatchObject({ state: 'refunded', refunded: amount })
    const next = stage === 'accepted' ? 'checked' : 'released'
    await expect(set(next)).rejects.toMatchObject({ code: 'CONSIGNMENT_UNPAID' })
  })

  it('is over once customs have released the goods', async () => {
    const { pay: paid, set, buyer } = await newConsignment(server)
    const number = await paid(pay)
    await set('checked')
    await set('released')
    expect((await buyer.requestRefund(number)).status).toBe('ORDER_REFUND_LATE')
  })
})

describe('who reads a consignment', () => {
  it('is its buyer and who reads applications of the organisation, who sees no order', async () => {
    const { id, organisation, read, order } = await newConsignment(server)
    await order()
    const owner = await newMember(server, organisation.id, 'owner')
    const finance = await newMember(server, organisation.id, 'finance')
    const stranger = await newStranger(server)
    expect((await read(owner.headers)).data).toMatchObject({ isOwn: false, order: null, canOrder: false })
    for (const { headers } of [finance, stranger]) expect((await read(headers)).status).toBe('NOT_FOUND')
    const listOf = async (headers: Record<string, string>) =>
      (await server.get<Consignment[]>('/api/consignment/mine', headers)).envelope.data
    expect((await listOf(owner.headers)).map((one) => one.id)).toEqual([id])
    expect(await listOf(stranger.headers)).toEqual([])
  })

  it('is nobody who has left the organisation', async () => {
    const { read, userId, headers } = await newConsignment(server)
    await server.db.delete(memberships).where(eq(memberships.userId, userId))
    expect((await read({ Cookie: headers.Cookie ?? '' })).status).toBe('NOT_FOUND')
  })

  it('moves with its organisation', async () => {
    const { id, organisation } = await newConsignment(server)
    const other = await newConsignment(server)
    for (const { move } of organisationRecords)
      await server.db.transaction((tx) => move(tx, organisation.id, other.organisation.id))
    const [moved] = await server.db.select().from(consignments).where(eq(consignments.id, id))
    expect(moved?.orgId).toBe(other.organisation.id)
  })
})

it('is deleted with all its steps once its last one is old', async () => {
  const old = await newConsignment(server, { now: new Date('2020-01-01T00:00:00Z') })
  const { id } = await newConsignment(server)
  await deleteOldConsignments(server.db, new Date('2021-01-01T00:00:00Z'))
  const left = (await server.db.select({ id: consignments.id }).from(consignments)).map((row) => row.id)
  expect([left.includes(old.id), left.includes(id)]).toEqual([false, true])
})
