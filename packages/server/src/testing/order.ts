import { randomUUID } from 'node:crypto'
import {
  type Offer,
  type Order,
  type OrderCard,
  orderTermsVersion,
  type ProductRef,
} from '@chuhai/contract/order'
import { eq, max } from 'drizzle-orm'
import type { Db } from '../database/db'
import { applications } from '../modules/application/tables'
import { courses, trainingClasses } from '../modules/school/tables'
import { dateInShanghai } from '../time/shanghai'
import { signIn } from './sign-in'
import { pageHeaders, type startTestApp } from './test-app'

type Server = ReturnType<typeof startTestApp>
type Headers = Record<string, string>

/** Every order in which some different things can happen. */
export const permutations = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one) => permutations(list.filter((other) => other !== one)).map((rest) => [one, ...rest]))

/** Adds a course of its own, copied from a seeded one. */
export const addCourse = async (db: Db, price = 19_900): Promise<ProductRef> => {
  const [seeded] = await db.select().from(courses).limit(1)
  if (!seeded) throw new Error('no course')
  const { id: _, ...rest } = seeded
  const [course] = await db
    .insert(courses)
    .values({ ...rest, price })
    .returning({ id: courses.id })
  return { kind: 'course', id: course?.id ?? 0 }
}

/** Adds a class of its own that begins after some days. */
export const addClass = async (
  db: Db,
  { price = 398_000, seats = 10, inDays = 30, now = new Date() } = {},
): Promise<ProductRef> => {
  const [[seeded], [last]] = await Promise.all([
    db.select().from(trainingClasses).limit(1),
    db.select({ id: max(trainingClasses.id) }).from(trainingClasses),
  ])
  if (!seeded) throw new Error('no class')
  const id = Math.max(last?.id ?? 0, 5000) + 1
  await db
    .insert(trainingClasses)
    .values({ ...seeded, id, price, seats, startsOn: dateInShanghai(now, inDays) })
  return { kind: 'class', id }
}

export const setPrice = (db: Db, { id }: ProductRef, price: number) =>
  db.update(courses).set({ price }).where(eq(courses.id, id))

/** Lets a user buy a place in a class. */
export const accept = async (db: Db, userId: number, { id }: ProductRef): Promise<void> => {
  const now = new Date()
  await db.insert(applications).values({
    kind: 'trainingClass',
    subject: String(id),
    userId,
    orgId: null,
    version: 1,
    id: randomUUID(),
    state: 'accepted',
    values: {},
    documents: [],
    termsVersion: '1',
    by: 'li@desk',
    reason: null,
    fields: {},
    submittedAt: now,
    at: now,
  })
}

/** The calls of a buyer; an answer is the status of its envelope or the data. */
export const buyerOf = (server: Server, who: { userId: number; cookie: string }) => {
  const cookie = { Cookie: who.cookie }
  const post = async <T>(path: string, body: unknown, more: Headers = {}) =>
    (await server.post<T>(path, body, { ...cookie, ...more })).envelope
  const create = (product: ProductRef, price: number, more: Headers = {}, body: object = {}) =>
    post<Order>(
      '/api/order',
      { product, price, termsVersion: orderTermsVersion, invoice: null, ...body },
      more,
    )
  return {
    ...who,
    create,
    /** Creates an order that must succeed. */
    order: async (product: ProductRef, price: number): Promise<Order> => {
      const { status, data } = await create(product, price)
      if (status !== 'success') throw new Error(`[chuhai] not ordered: ${status}`)
      return data
    },
    offer: async ({ kind, id }: ProductRef) =>
      (await server.get<Offer>(`/api/order/offer?kind=${kind}&id=${id}`, cookie)).envelope.data,
    get: async (number: string) => (await server.get<Order>(`/api/order/${number}`, cookie)).envelope,
    list: async (body: object = {}) =>
      (await post<{ list: OrderCard[]; total: number }>('/api/order/page', body)).data,
    cancel: (number: string, more?: Headers) => post<Order>(`/api/order/${number}/cancel`, {}, more),
    requestRefund: (number: string, reason = '时间冲突', more?: Headers) =>
      post<Order>(`/api/order/${number}/refund`, { reason }, more),
    saveInvoice: async (number: string, invoice: object | null) => {
      const response = await server.request(`/api/order/${number}/invoice`, {
        method: 'PUT',
        headers: { ...pageHeaders, ...cookie },
        body: JSON.stringify({ invoice }),
      })
      return (await response.json()) as { status: string; data: Order }
    },
  }
}

export type TestBuyer = ReturnType<typeof buyerOf>

/** A new user whose session is opened at a time. */
export const newBuyer = async (server: Server, now = new Date()): Promise<TestBuyer> => {
  const { user, cookie } = await signIn(server.db, {}, now)
  return buyerOf(server, { userId: Number(user.id), cookie })
}
