import { randomUUID } from 'node:crypto'
import { type Order, orderTermsVersion, type ProductRef } from '@chuhai/contract/order'
import { asc, eq, isNull } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import type { Db } from '../../database/db'
import { openMigratedDatabase } from '../../database/open-database'
import { silentLog } from '../../process/log'
import { readEnv } from '../../settings/env'
import { type MockAlipay, startMockAlipay } from '../../testing/mock-alipay'
import { accept, addClass } from '../../testing/order'
import { type ServerProcess, setUpServers } from '../../testing/server-process'
import { signIn } from '../../testing/sign-in'
import { pageHeaders } from '../../testing/test-app'
import { productSources } from '../product-sources'
import { payments, refunds } from './books/tables'
import { expireOverdue } from './expiry'
import { decideOrder } from './operator'
import { orderPlaces, orderSteps, orders } from './tables'

const price = 398_000
const seats = 10
let alipay: MockAlipay
const servers = setUpServers(async () => {
  alipay = await startMockAlipay()
  const { appId, privateKey, providerPublicKey, gateway } = alipay.settings
  return {
    ALIPAY_APP_ID: appId,
    ALIPAY_PRIVATE_KEY: privateKey,
    ALIPAY_PUBLIC_KEY: providerPublicKey,
    ALIPAY_GATEWAY: gateway,
  }
})
afterAll(() => alipay.close())

const end = async ({ child, exited }: ServerProcess, signal: 'SIGTERM' | 'SIGKILL') => {
  child.kill(signal)
  await exited
}

/** Works on the database while no server runs. */
const withDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const database = await openMigratedDatabase(readEnv(servers.env), silentLog)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

interface Caller {
  cookie: string
  keys: { create: string; cancel: string; pay: string }
}

const post = async <T = Order>(
  { url }: ServerProcess,
  path: string,
  { cookie }: Caller,
  key: string,
  body: object,
) => {
  const response = await fetch(`${url}/api/order${path}`, {
    method: 'POST',
    headers: { ...pageHeaders, Origin: url, 'Idempotency-Key': key, Cookie: cookie },
    body: JSON.stringify(body),
  })
  const { status, data } = (await response.json()) as { status: string; data: T | null }
  if (response.status >= 500) throw new Error(status)
  return data
}

/** Pays at the provider; returns the number of the trade. */
const payAtProvider = async (server: ServerProcess, caller: Caller, number: string) => {
  const data = await post<{ address: string }>(server, `/${number}/payment`, caller, caller.keys.pay, {
    device: 'desktop',
  })
  if (!data) throw new Error(`${number} cannot be paid`)
  const trade = alipay.open(data.address)
  alipay.pay(trade)
  return trade
}

const notify = async ({ url }: ServerProcess, trade: string) => {
  const body = new URLSearchParams(alipay.notification(trade))
  const response = await fetch(`${url}/api/payment/alipay/notify`, { method: 'POST', body })
  if ((await response.text()) !== 'success') throw new Error(`${trade} was not acknowledged`)
}

it('keeps orders, payments and places in agreement when it is killed while people order, pay and cancel', async () => {
  await end(await servers.startReady(), 'SIGTERM')
  const { product, callers } = await withDatabase(async (db) => {
    const product = await addClass(db, { seats })
    const callers: Caller[] = []
    for (let i = 0; i < 25; i += 1) {
      const { user, cookie } = await signIn(db)
      await accept(db, Number(user.id), product)
      callers.push({ cookie, keys: { create: randomUUID(), cancel: randomUUID(), pay: randomUUID() } })
    }
    return { product, callers }
  })

  const create = (server: ServerProcess, caller: Caller) =>
    post(server, '', caller, caller.keys.create, {
      product,
      price,
      termsVersion: orderTermsVersion,
      invoice: null,
    })
  const acknowledged = new Map<Caller, string>()
  const trades = new Map<Caller, string>()
  /** Nine of 25 cancel, so that at least one of the ten places is left for a caller who pays. */
  const cancels = (caller: Caller) => callers.indexOf(caller) % 3 === 0
  const pay = async (server: ServerProcess, caller: Caller, number: string) => {
    const trade = trades.get(caller) ?? (await payAtProvider(server, caller, number))
    trades.set(caller, trade)
    await notify(server, trade)
  }
  /** Orders, pays and cancels at once, and kills the server after so many of them are done. */
  for (const kill of [{ ordered: 1 }, { ordered: 8 }, { ordered: 1, paid: 1 }]) {
    const server = await servers.startReady()
    const done = { ordered: 0, paid: 0 }
    const calls = Promise.allSettled(
      callers.map(async (caller) => {
        const number = (await create(server, caller))?.number
        done.ordered += 1
        if (!number) return
        acknowledged.set(caller, number)
        if (cancels(caller)) await post(server, `/${number}/cancel`, caller, caller.keys.cancel, {})
        else await pay(server, caller, number)
        done.paid += cancels(caller) ? 0 : 1
      }),
    )
    const isDone = () => done.ordered >= kill.ordered && done.paid >= (kill.paid ?? 0)
    let areSettled = false
    // A busy database may refuse some of them before enough are done.
    void calls.then(() => {
      areSettled = true
    })
    while (!isDone() && !areSettled) await new Promise((resolve) => setTimeout(resolve, 1))
    await end(server, 'SIGKILL')
    await calls
  }

  const last = await servers.startReady()
  for (const caller of callers) {
    const order = await vi.waitFor(() => create(last, caller))
    if (acknowledged.has(caller)) expect(order?.number).toBe(acknowledged.get(caller))
    // The provider repeats a notification until it is acknowledged.
    if (order && !cancels(caller)) {
      acknowledged.set(caller, order.number)
      await vi.waitFor(() => pay(last, caller, order.number))
    }
  }
  await end(last, 'SIGTERM')
  await withDatabase(async (db) => {
    await expectAgreement(db, product)
    for (const [caller, trade] of trades) await expectPaidOnce(db, acknowledged.get(caller) ?? '', trade)
  })
  expect(trades.size).toBeGreaterThan(0)
  // Five starts of a server.
}, 600_000)

it('returns money once and frees places once when it is killed while it refunds and expires orders', async () => {
  await end(await servers.startReady(), 'SIGTERM')
  const [returned, overdue] = [6, 30]
  const { given, left, callers } = await withDatabase(async (db) => {
    const given = await addClass(db, { seats: returned })
    const left = await addClass(db, { seats: overdue })
    const callers: Caller[] = []
    for (let i = 0; i < returned + overdue; i += 1) {
      const { user, cookie } = await signIn(db)
      await accept(db, Number(user.id), i < returned ? given : left)
      callers.push({ cookie, keys: { create: randomUUID(), cancel: randomUUID(), pay: randomUUID() } })
    }
    return { given, left, callers }
  })
  const open = await servers.startReady()
  const order = async (caller: Caller, product: ProductRef) => {
    const body = { product, price, termsVersion: orderTermsVersion, invoice: null }
    return (await post(open, '', caller, caller.keys.create, body))?.number ?? ''
  }
  const trades = new Map<string, string>()
  for (const caller of callers.slice(0, returned)) {
    const number = await order(caller, given)
    trades.set(number, await payAtProvider(open, caller, number))
    await notify(open, trades.get(number) ?? '')
  }
  for (const caller of callers.slice(returned)) await order(caller, left)
  await end(open, 'SIGTERM')
  await withDatabase(async (db) => {
    const verdict = { decision: 'refund', reason: '停课', by: 'li@desk' } as const
    for (const number of trades.keys())
      expect(await decideOrder({ db, sources: productSources }, number, verdict, new Date())).toBe('decided')
    await db.update(orders).set({ payBefore: new Date() }).where(eq(orders.productId, left.id))
  })

  // Each server carries out one refund, and dies when the provider has carried out another and has not said so.
  for (let run = 0; run < 3; run += 1) {
    const server = await servers.start()
    let asked = 0
    alipay.state.beforeAnswer = (method) => {
      asked += method === 'alipay.trade.refund' ? 1 : 0
      if (asked === 2) server.child.kill('SIGKILL')
    }
    await server.exited
    // The time passes after which another server takes over.
    await withDatabase((db) =>
      db.update(refunds).set({ nextAttemptAt: new Date() }).where(isNull(refunds.doneAt)),
    )
  }
  alipay.state.beforeAnswer = () => {}
  const last = await servers.startReady()
  await vi.waitFor(
    async () => {
      for (const [index, number] of [...trades.keys()].entries())
        expect(await stateOf(last, callers[index] as Caller, number)).toBe('refunded')
    },
    { timeout: 60_000, interval: 200 },
  )
  await end(last, 'SIGTERM')
  await withDatabase(async (db) => {
    // What no server has lived long enough for.
    await expireOverdue(db, new Date())
    await expectAgreement(db, given, { held: 0, total: returned })
    await expectAgreement(db, left, { held: 0, total: overdue })
    expect(await actionsOf(db, left)).toEqual(['create', 'submit', 'expire'])
    const refunded = ['create', 'submit', 'pay', 'requestRefund', 'acceptRefund', 'refund']
    expect(await actionsOf(db, given)).toEqual(refunded)
    const rows = await db.select().from(refunds)
    for (const [number, trade] of trades) {
      expect(alipay.refundsOf(trade)).toEqual([price])
      expect(rows.filter(({ orderNumber }) => orderNumber === number)).toMatchObject([{ lastError: null }])
    }
  })
  // Six starts of a server.
}, 600_000)

const stateOf = async ({ url }: ServerProcess, { cookie }: Caller, number: string) => {
  const response = await fetch(`${url}/api/order/${number}`, { headers: { Cookie: cookie } })
  return ((await response.json()) as { data: Order }).data.state
}

/** The actions of the orders of a product, which all have the same ones. */
const actionsOf = async (db: Db, { id }: ProductRef) => {
  const lists = new Set<string>()
  for (const { number } of await db.select().from(orders).where(eq(orders.productId, id))) {
    const steps = await db
      .select()
      .from(orderSteps)
      .where(eq(orderSteps.number, number))
      .orderBy(asc(orderSteps.step))
    lists.add(steps.map(({ action }) => action).join())
  }
  expect(lists.size).toBe(1)
  return [...lists].join().split(',')
}

/** Every order is as its last step says, no step is missing, and as many places are taken as orders hold. */
const expectAgreement = async (
  db: Db,
  { id }: ProductRef,
  expected: { held: number; total: number } = { held: seats, total: seats },
) => {
  const all = await db.select().from(orders).where(eq(orders.productId, id))
  for (const { number, step, state, isHeld } of all) {
    const steps = await db
      .select()
      .from(orderSteps)
      .where(eq(orderSteps.number, number))
      .orderBy(asc(orderSteps.step))
    expect(steps.map((one) => one.step)).toEqual(Array.from({ length: step }, (_, index) => index + 1))
    expect(steps.at(-1)).toMatchObject({ state, isHeld })
  }
  const [places] = await db.select().from(orderPlaces).where(eq(orderPlaces.productId, id))
  const held = all.filter(({ isHeld }) => isHeld)
  expect(places).toMatchObject({ taken: held.length, total: expected.total })
  expect(held.length).toBe(expected.held)
  expect(new Set(held.map(({ userId }) => userId)).size).toBe(held.length)
}

/** The order has one payment, which is that of the trade. */
const expectPaidOnce = async (db: Db, number: string, trade: string) => {
  const steps = await db.select().from(orderSteps).where(eq(orderSteps.number, number))
  const paid = steps.filter(({ action }) => action === 'pay')
  expect(paid.map(({ paymentNumber }) => paymentNumber)).toEqual([alipay.tradeNumberOf(trade)])
  const attempts = await db.select().from(payments).where(eq(payments.orderNumber, number))
  expect(attempts.map(({ number, state }) => [number, state])).toEqual([[trade, 'paid']])
}
