import { randomUUID } from 'node:crypto'
import type { Deal, DealCard, DealMove, DealTerms, DealThread, MarketOffer } from '@chuhai/contract/market'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/db'
import {
  marketChoices,
  marketDealSteps,
  marketDeals,
  marketMessages,
  marketReads,
} from '../modules/market/deals/tables'
import { marketReviews } from '../modules/market/reviews/tables'
import { marketServices } from '../modules/market/tables'
import { newBuyer, type TestBuyer } from './order'
import { addOrganisation, newMember } from './organisation'
import type { startTestPayments } from './payment'
import { pageHeaders, type startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>
type Payments = ReturnType<typeof startTestPayments>
type Headers = Record<string, string>

/** What a deal of a test was bought as. */
export const soldTerms: DealTerms = {
  serviceId: 1,
  title: '美国商标注册',
  provider: '启航商标',
  category: '商标专利',
  package: '标准版',
  number: 1,
  lines: [{ name: '标准版', price: 280_000, number: 1, sum: 280_000 }],
  amount: 280_000,
  days: 10,
  revisions: 1,
  contains: ['查询', '递交'],
  asksFor: ['商标图样'],
}

/** Adds a deal of a user over one of their orders, with a step, a message, what they have read, and their review. */
export const addDealOf = async (
  db: Db,
  { userId, number, now }: { userId: number; number: string; now: Date },
): Promise<void> => {
  const orgId = randomUUID()
  const of = { number, userId }
  await db.insert(marketChoices).values({
    userId,
    orgId,
    serviceId: 1,
    packageKey: 'standard',
    number: 1,
    options: [],
    terms: soldTerms,
    chosenAt: now,
  })
  await db.insert(marketDeals).values({
    ...of,
    orgId,
    serviceId: 1,
    terms: soldTerms,
    amount: soldTerms.amount,
    revisionsLeft: 1,
    step: 1,
    state: 'paid',
    dueAt: now,
    createdAt: now,
    changedAt: now,
  })
  await db.insert(marketDealSteps).values({
    number,
    step: 1,
    action: 'begin',
    state: 'paid',
    by: 'buyer',
    operator: '',
    words: '',
    files: [],
    at: now,
  })
  const text = `什么时候能开始 ${randomUUID()}`
  await db.insert(marketMessages).values({ ...of, id: randomUUID(), side: 'buyer', text, files: [], at: now })
  await db.insert(marketReads).values({ ...of, side: 'buyer', until: now })
  await db.insert(marketReviews).values({
    ...of,
    side: 'buyer',
    serviceId: soldTerms.serviceId,
    stars: 4,
    words: '沟通清楚',
    writtenAt: now,
    shownBy: now,
  })
}

/** The calls of one side of a deal. */
export const sideOf = (server: Pick<Server, 'request'>, headers: Headers) => {
  const send = async <T>(method: string, path: string, body?: object) => {
    const response = await server.request(`/api/market/deal${path}`, {
      method,
      headers: { ...pageHeaders, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { status, data } = (await response.json()) as { status: string; data: T }
    return { http: response.status, status, data }
  }
  const get = (number: string) => send<Deal>('GET', `/${number}`)
  return {
    headers,
    send,
    get,
    list: async (side: 'buyer' | 'provider', more: object = {}) =>
      (await send<{ list: DealCard[]; total: number }>('POST', '/page', { side, ...more })).data,
    move: (number: string, step: number, move: DealMove) =>
      send<Deal>('PUT', `/${number}/step`, { step, move }),
    /** Applies a transition to the current step. */
    async go(number: string, move: DealMove) {
      const { data } = await get(number)
      return send<Deal>('PUT', `/${number}/step`, { step: data.step, move })
    },
    thread: (number: string) => send<DealThread>('GET', `/${number}/message`),
    write: (number: string, text: string, id = randomUUID(), files: object[] = []) =>
      send<DealThread>('POST', `/${number}/message`, { id, text, files }),
    read: (number: string, until: Date) =>
      send<{ unread: number }>('PUT', `/${number}/read`, { until: until.toISOString() }),
  }
}

export type TestSide = ReturnType<typeof sideOf>

/** A service of its own that an organisation offers, copied from a seeded one. */
export const addService = async (db: Db, orgId: string | null, change: Partial<MarketOffer> = {}) => {
  const [seeded] = await db.select().from(marketServices).where(eq(marketServices.isShown, true)).limit(1)
  if (!seeded) throw new Error('no service')
  const content: MarketOffer = {
    ...seeded.content,
    title: '美国商标注册',
    packages: [
      { key: 'basic', name: '基础版', price: 120_000, days: 5, revisions: 1, contains: ['查询'] },
      { key: 'standard', name: '标准版', price: 280_000, days: 10, revisions: 2, contains: ['查询', '递交'] },
    ],
    options: [{ key: 'urgent', name: '加急', price: 50_000, days: 1 }],
    asksFor: ['商标图样', '申请人名称'],
    ...change,
  }
  const { category, platforms, places, priceFrom, daysFrom, answersWithinHours, providerId } = seeded
  const [service] = await db
    .insert(marketServices)
    .values({
      providerId,
      orgId,
      origin: 'provider',
      content,
      category,
      platforms,
      places,
      priceFrom,
      daysFrom,
      answersWithinHours,
    })
    .returning({ id: marketServices.id })
  return { id: service?.id ?? 0, content }
}

/** A provider with a service, and buyers who pay its packages at a gateway. */
export const startMarket = async (server: Server, pay: Payments, change: Partial<MarketOffer> = {}) => {
  const { id: orgId } = await addOrganisation(server)
  const member = await newMember(server, orgId, 'member')
  const service = await addService(server.db, orgId, change)
  const provider = sideOf(server, { Cookie: member.headers.Cookie ?? '' })
  const choose = (buyer: TestSide, body: object = {}) =>
    buyer.send<{ id: number; terms: DealTerms }>('POST', '/choice', {
      serviceId: service.id,
      packageKey: 'basic',
      number: 1,
      options: [],
      amount: 120_000,
      ...body,
    })
  const payFor = async (buyer: TestBuyer, id: number, amount: number): Promise<string> => {
    const { number } = await buyer.order({ kind: 'marketPackage', id }, amount)
    const { data } = await pay.start(buyer, number)
    const payment = pay.mock.open(data.address)
    pay.mock.pay(payment)
    await pay.notify(pay.mock.notification(payment))
    return number
  }
  return {
    orgId,
    member,
    service,
    provider,
    choose,
    payFor,
    /** A deal that a new buyer has paid. */
    async bought(now = new Date()) {
      const person = await newBuyer(server, now)
      const buyer = sideOf(server, { Cookie: person.cookie })
      const { data } = await choose(buyer)
      const number = await payFor(person, data.id, 120_000)
      await buyer.get(number)
      return { person, buyer, number }
    },
  }
}
