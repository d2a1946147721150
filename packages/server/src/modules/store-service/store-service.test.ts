import { randomUUID } from 'node:crypto'
import type { OpeningStage, StoreHelp } from '@chuhai/contract/store'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { write, writeRows } from '../../database/write-rows'
import { newBuyer, type TestBuyer } from '../../testing/order'
import { addOrganisation, newMember } from '../../testing/organisation'
import { startTestPayments } from '../../testing/payment'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { kindsTold, toldTo } from '../../testing/told'
import { beginOpening } from '../opening/begin'
import { storeOpenings } from '../opening/tables'
import { decideOrder } from '../order/operator'
import { memberships } from '../organisation/tables'
import { listOddities } from '../payment/oddities'
import { productSources } from '../product-sources'
import { refundSentences } from './products'
import { storeServiceChoices } from './tables'

const server = startTestApp()
const pay = startTestPayments(server)

const subject = '1-us'
/** The package that costs 3,960 yuan, and one that costs more. */
const [free, accompanied, longer] = [1, 2, 3] as const
const price = 396_000

const help = async ({ cookie }: TestBuyer, of = subject) =>
  (await server.get<StoreHelp>(`/api/store/help?subject=${of}`, { Cookie: cookie })).envelope

const choose = async ({ cookie }: TestBuyer, serviceId: number, of = subject) => {
  const response = await server.request('/api/store/help', {
    method: 'PUT',
    headers: { ...pageHeaders, Cookie: cookie },
    body: JSON.stringify({ subject: of, serviceId }),
  })
  return (await response.json()) as { status: string; data: StoreHelp }
}

/** An applicant whose application is accepted, and what becomes of their store. */
const accepted = async (of = subject) => {
  const buyer = await newBuyer(server)
  const id = randomUUID()
  const opening = { id, subject: of, userId: buyer.userId, orgId: null, by: 'li@desk', at: new Date() }
  await writeRows(server.db, beginOpening(opening))
  let version = 1
  return {
    buyer,
    async reach(stage: OpeningStage) {
      version += 1
      const [before] = await server.db.select().from(storeOpenings).where(eq(storeOpenings.id, id))
      const store = stage === 'opened' ? { storeNumber: 'A2Q', storeAddress: 'https://a.example' } : {}
      if (before) await writeRows(server.db, [write(storeOpenings, { ...before, ...store, version, stage })])
    },
  }
}

const productOf = (id = 0) => ({ kind: 'storeService', id }) as const

/** Help that an applicant has paid. */
const paid = async () => {
  const applicant = await accepted()
  const { buyer } = applicant
  const { data } = await choose(buyer, accompanied)
  const { number } = await buyer.order(productOf(data.chosen?.id), price)
  const { data: begun } = await pay.start(buyer, number)
  const payment = pay.mock.open(begun.address)
  pay.mock.pay(payment)
  await pay.notify(pay.mock.notification(payment))
  return { ...applicant, number, choice: data.chosen?.id ?? 0 }
}

const accept = (number: string) =>
  decideOrder(
    { db: server.db, sources: productSources },
    number,
    { decision: 'refund', reason: '按约定退款', by: 'li@desk' },
    new Date(),
  )

describe('the packages of help', () => {
  it('are those for the platform, of which one is chosen before or after the application', async () => {
    const buyer = await newBuyer(server)
    const { data } = await help(buyer)
    expect(data.services.map(({ way }) => way)).toEqual(['self', 'accompanied', 'accompanied', 'doneForYou'])
    expect(data.chosen).toBeNull()
    const { chosen } = (await choose(buyer, accompanied)).data
    expect(chosen).toMatchObject({ service: { id: accompanied }, order: null, canOrder: false })
    expect((await choose(buyer, accompanied)).data.chosen?.id).toBe(chosen?.id)
    expect((await choose(buyer, free)).data.chosen).toMatchObject({ service: { id: free }, canOrder: false })
  })

  it('are chosen for each platform and site apart, and for none that does not exist', async () => {
    const buyer = await newBuyer(server)
    await choose(buyer, accompanied)
    expect((await help(buyer, '1-jp')).data.chosen).toBeNull()
    expect((await help(buyer, '999-us')).status).toBe('NOT_FOUND')
    expect((await choose(buyer, accompanied, '999-us')).status).toBe('NOT_FOUND')
    expect((await choose(buyer, 999)).status).toBe('NOT_FOUND')
  })

  it('tell their refund rules by stage, those that give the same together', () => {
    const refunds = { accepted: 100, handed: 80, questions: 70, videoCheck: 60, opened: 0, refused: 70 }
    expect(refundSentences({ refunds })).toEqual([
      '按申请退款时的开店阶段退回，审核通过后原路退回；退款后服务结束。',
      '审核通过：全额退款',
      '已提交平台：退 80%',
      '平台有疑问、平台未通过：退 70%',
      '视频验证：退 60%',
      '店铺已开通：不退款',
    ])
  })
})

describe('help in the name of an organisation', () => {
  it('is that of the applicant and the organisation, for nobody else and nowhere else', async () => {
    const { id } = await addOrganisation(server)
    const [applicant, colleague] = [
      await newMember(server, id, 'member'),
      await newMember(server, id, 'owner'),
    ]
    const response = await server.request('/api/store/help', {
      method: 'PUT',
      headers: { ...pageHeaders, ...applicant.headers },
      body: JSON.stringify({ subject, serviceId: accompanied }),
    })
    const { data } = (await response.json()) as { data: StoreHelp }
    const chosenBy = async (headers: Record<string, string>) =>
      (await server.get<StoreHelp>(`/api/store/help?subject=${subject}`, headers)).envelope.data.chosen
    const cookie = applicant.headers.Cookie ?? ''
    expect(await chosenBy(applicant.headers)).toMatchObject({ id: data.chosen?.id })
    expect([await chosenBy({ Cookie: cookie }), await chosenBy(colleague.headers)]).toEqual([null, null])
    const offerTo = async (headers: Record<string, string>) =>
      (await server.get(`/api/order/offer?kind=storeService&id=${data.chosen?.id}`, headers)).envelope.status
    expect([
      await offerTo(applicant.headers),
      await offerTo({ Cookie: cookie }),
      await offerTo(colleague.headers),
    ]).toEqual(['success', 'NOT_FOUND', 'NOT_FOUND'])
  })

  it('gives its share back also to whom has left the organisation', async () => {
    const { id } = await addOrganisation(server)
    const applicant = await newMember(server, id, 'member')
    const { userId } = applicant
    const [choice] = await server.db
      .insert(storeServiceChoices)
      .values({ userId, orgId: id, subject, round: 1, serviceId: accompanied, chosenAt: new Date() })
      .returning()
    const opening = { id: randomUUID(), subject, userId, orgId: id, by: 'li@desk', at: new Date() }
    await writeRows(server.db, beginOpening(opening))
    await server.db.delete(memberships).where(eq(memberships.userId, userId))
    const stage = await productSources.storeService.stageOf?.(server.db, choice?.id ?? 0, userId)
    expect(stage).toBe('accepted')
  })
})

describe('an order of help', () => {
  it('is possible from the accepted application until the store is opened', async () => {
    const early = await newBuyer(server)
    const { data } = await choose(early, accompanied)
    expect((await early.create(productOf(data.chosen?.id), price)).status).toBe('ORDER_NOT_ELIGIBLE')
    const { buyer, reach } = await accepted()
    const { chosen } = (await choose(buyer, accompanied)).data
    expect(chosen).toMatchObject({ canOrder: true })
    expect(await buyer.offer(productOf(chosen?.id))).toMatchObject({
      product: { name: '陪着做 · 60\u00a0天', summary: expect.stringContaining('亚马逊') },
      refundTable: [{ until: null, amount: price }],
      refusal: null,
    })
    await reach('opened')
    expect((await buyer.create(productOf(chosen?.id), price)).status).toBe('ORDER_CLOSED')
  })

  it('is of one application, and of the package that was chosen last', async () => {
    const { buyer } = await accepted()
    const first = (await choose(buyer, accompanied)).data.chosen?.id
    const second = (await choose(buyer, longer)).data.chosen?.id
    expect((await buyer.create(productOf(first), price)).status).toBe('ORDER_CLOSED')
    const { number } = await buyer.order(productOf(second), 594_000)
    expect((await choose(buyer, accompanied)).status).toBe('STORE_SERVICE_ORDERED')
    expect((await help(buyer)).data.chosen).toMatchObject({
      service: { id: longer },
      order: { number, state: 'awaitingPayment', amount: 594_000 },
      canOrder: false,
    })
    await buyer.cancel(number)
    expect((await choose(buyer, accompanied)).data.chosen).toMatchObject({ canOrder: true, order: null })
  })

  it('does not exist for anybody else, nor for what costs nothing', async () => {
    const { buyer } = await accepted()
    const { chosen } = (await choose(buyer, accompanied)).data
    const other = await newBuyer(server)
    expect((await other.create(productOf(chosen?.id), price)).status).toBe('NOT_FOUND')
    expect((await help(other)).data.chosen).toBeNull()
    const costless = (await choose(buyer, free)).data.chosen?.id
    expect((await buyer.create(productOf(costless), 0)).status).toBe('NOT_FOUND')
  })

  it('ordered ten times at once is ordered once', async () => {
    const { buyer } = await accepted()
    const { chosen } = (await choose(buyer, accompanied)).data
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => buyer.create(productOf(chosen?.id), price)),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  })
})

describe('a refund of help', () => {
  it.each([
    ['accepted', 396_000],
    ['handed', 316_800],
    ['questions', 277_200],
    ['videoCheck', 237_600],
    ['refused', 277_200],
  ] as const)('asked for in the stage %s gives the share of that stage', async (stage, amount) => {
    const { buyer, reach, number } = await paid()
    if (stage !== 'accepted') await reach(stage)
    expect((await buyer.get(number)).data).toMatchObject({
      actions: ['requestRefund'],
      refundTable: [{ until: null, amount }],
      refundBefore: null,
    })
    await buyer.requestRefund(number)
    expect(await accept(number)).toBe('decided')
    expect((await buyer.get(number)).data).toMatchObject({ state: 'refunding', refunding: amount })
    await pay.runJobs()
    expect(await pay.refundsOf(number)).toMatchObject([{ amount, isPart: false }])
    expect((await buyer.get(number)).data).toMatchObject({
      state: 'refunded',
      refunded: amount,
      refunding: 0,
      left: price - amount,
    })
    expect((await help(buyer)).data.chosen?.order).toBeNull()
    expect((await listOddities(server.db, new Date())).filter((one) => one.orderNumber === number)).toEqual(
      [],
    )
  })

  it('gives what the stage gave when it was asked for, whatever has happened since', async () => {
    const { buyer, reach, number } = await paid()
    await reach('handed')
    await buyer.requestRefund(number)
    await reach('opened')
    expect(await accept(number)).toBe('decided')
    await pay.runJobs()
    expect((await buyer.get(number)).data).toMatchObject({ state: 'refunded', refunded: 316_800 })
    const told = (await toldTo(server.db, buyer.userId)).at(-1)
    expect(told).toMatchObject({ kind: 'order.shareRefunded', values: { amount: '¥3,168', kept: '¥792' } })
  })

  it('that was refused leaves nothing behind: the next one counts anew', async () => {
    const { buyer, reach, number } = await paid()
    await reach('handed')
    await buyer.requestRefund(number)
    const decision = { decision: 'refuseRefund', reason: '顾问已约好时间', by: 'li@desk' } as const
    await decideOrder({ db: server.db, sources: productSources }, number, decision, new Date())
    await reach('videoCheck')
    await buyer.requestRefund(number)
    await accept(number)
    await pay.runJobs()
    expect((await buyer.get(number)).data).toMatchObject({ refunded: 237_600 })
  })

  it('of an operator whom nobody has asked follows the stage, too', async () => {
    const { buyer, reach, number } = await paid()
    await reach('questions')
    expect(await accept(number)).toBe('decided')
    await pay.runJobs()
    expect((await buyer.get(number)).data).toMatchObject({ state: 'refunded', refunded: 277_200 })
  })

  it('is none once the store is opened', async () => {
    const { buyer, reach, number } = await paid()
    await reach('opened')
    expect((await buyer.get(number)).data).toMatchObject({ actions: [], refundTable: [] })
    expect((await buyer.requestRefund(number)).status).toBe('ORDER_REFUND_LATE')
    expect(await accept(number)).toBe('paid')
  })

  it('lets the applicant choose again, and the new order is one of its own', async () => {
    const { buyer, choice, number } = await paid()
    await buyer.requestRefund(number)
    await accept(number)
    await pay.runJobs()
    const { chosen } = (await choose(buyer, longer)).data
    expect(chosen?.id).not.toBe(choice)
    expect(await buyer.order(productOf(chosen?.id), 594_000)).toMatchObject({ state: 'awaitingPayment' })
    expect(await kindsTold(server.db, buyer.userId)).toContain('order.refunded')
  })
})
