import { randomUUID } from 'node:crypto'
import type { Deal, DealMove } from '@chuhai/contract/market'
import { type Order, orderTermsVersion } from '@chuhai/contract/order'
import { asc, eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { Db } from '../../database/db'
import { addService } from '../../testing/deal'
import { addOrganisation } from '../../testing/organisation'
import { setUpPayingServers } from '../../testing/paying-servers'
import type { ServerProcess } from '../../testing/server-process'
import { signIn } from '../../testing/sign-in'
import { reconcileLedger } from '../ledger/reconcile'
import { orders } from '../order/tables'
import { memberships } from '../organisation/tables'
import { marketDealSteps, marketDeals } from './deals/tables'

const shop = setUpPayingServers()
const { servers, end, withDatabase } = shop
const price = 120_000
const buyers = 8

interface Buyer {
  cookie: string
  /** How their deal ends. */
  ending: DealMove
  keys: { order: string; pay: string }
  trade?: string
}

const endings: DealMove[] = [
  { action: 'confirm' },
  { action: 'dispute', words: '没有回执', files: [] },
  { action: 'askRevision', words: '请改第二页', files: [] },
  { action: 'confirm' },
]

/** What comes next, by whom; null where the deal has ended or an operator decides. */
const nextOf = (
  { state, brief, revisionsLeft }: Deal,
  { ending }: Buyer,
): [isBuyer: boolean, DealMove] | null => {
  if (state === 'paid')
    return brief === null
      ? [true, { action: 'giveBrief', answers: ['见附件', '宁居公司'], files: [] }]
      : [false, { action: 'accept' }]
  if (state === 'accepted') return [false, { action: 'deliver', words: '回执见附件', files: [] }]
  if (state !== 'delivered') return null
  return [true, ending.action === 'askRevision' && revisionsLeft === 0 ? { action: 'confirm' } : ending]
}

/** A buyer's order of a package, paid; the same one however often it is asked for. */
const buy = async (server: ServerProcess, serviceId: number, buyer: Buyer): Promise<string> => {
  const call = { method: 'POST', cookie: buyer.cookie }
  const selection = { serviceId, packageKey: 'basic', number: 1, options: [], amount: price }
  const chosen = await shop.send<{ id: number }>(server, {
    ...call,
    path: '/market/deal/choice',
    body: selection,
  })
  const ordered = await shop.send<Order>(server, {
    ...call,
    path: '/order',
    key: buyer.keys.order,
    body: {
      product: { kind: 'marketPackage', id: chosen?.id ?? 0 },
      price,
      termsVersion: orderTermsVersion,
      invoice: null,
    },
  })
  if (!ordered) throw new Error('not ordered')
  buyer.trade ??= await shop.payAtProvider(
    server,
    { cookie: buyer.cookie, key: buyer.keys.pay },
    ordered.number,
  )
  await shop.notify(server, buyer.trade)
  return ordered.number
}

it('loses no step that was answered when it is killed while sides take theirs, and books agree with payments', async () => {
  await end(await servers.startReady(), 'SIGTERM')
  const { provider, serviceId, callers } = await withDatabase(async (db) => {
    const { id: orgId } = await addOrganisation({ db })
    const { user, cookie: provider } = await signIn(db)
    await db
      .insert(memberships)
      .values({ userId: Number(user.id), orgId, role: 'member', joinedAt: new Date() })
    const callers: Buyer[] = []
    for (let index = 0; index < buyers; index += 1) {
      const { cookie } = await signIn(db)
      const ending = endings[index % endings.length] ?? { action: 'confirm' }
      callers.push({ cookie, ending, keys: { order: randomUUID(), pay: randomUUID() } })
    }
    return { provider, serviceId: (await addService(db, orgId)).id, callers }
  })
  const numbers = new Map<Buyer, string>()
  const first = await servers.startReady()
  for (const caller of callers) numbers.set(caller, await buy(first, serviceId, caller))
  await end(first, 'SIGKILL')

  /** The newest step of each deal that a server has answered. */
  const answered = new Map<string, number>()
  const takeSteps = async (server: ServerProcess, caller: Buyer, taken: () => void) => {
    const path = `/market/deal/${numbers.get(caller)}`
    for (;;) {
      const deal = await shop.send<Deal>(server, { method: 'GET', path, cookie: caller.cookie })
      if (!deal) throw new Error(`${path} is not there`)
      const next = nextOf(deal, caller)
      if (!next) return
      const [isBuyer, move] = next
      const body = { step: deal.step, move }
      const cookie = isBuyer ? caller.cookie : provider
      const after = await shop.send<Deal>(server, { method: 'PUT', path: `${path}/step`, cookie, body })
      if (!after) continue
      answered.set(after.number, after.step)
      taken()
    }
  }
  for (const steps of [1, 9, 20]) {
    const server = await servers.startReady()
    let done = 0
    const all = callers.map((caller) => takeSteps(server, caller, () => (done += 1)))
    let areSettled = false
    void Promise.allSettled(all).then(() => (areSettled = true))
    while (done < steps && !areSettled) await new Promise((resolve) => setTimeout(resolve, 1))
    await end(server, 'SIGKILL')
    await Promise.allSettled(all)
  }
  const last = await servers.startReady()
  for (const caller of callers) await vi.waitFor(() => takeSteps(last, caller, () => {}))
  await end(last, 'SIGTERM')
  await withDatabase(async (db) => {
    for (const [number, step] of answered) await expectKept(db, number, step)
    expect(answered.size).toBe(buyers)
    const { deals, differences, totals } = await reconcileLedger(db)
    const { charged, held, refunded, commission, owed, paidOut } = totals
    expect([deals, differences, charged]).toEqual([buyers, [], buyers * price])
    expect(held + refunded + commission + owed + paidOut).toBe(charged)
  })
  // Six starts of a server.
}, 600_000)

/** No step is missing, the deal is as its last one says, and so is its order. */
const expectKept = async (db: Db, number: string, answered: number) => {
  const [deal] = await db.select().from(marketDeals).where(eq(marketDeals.number, number))
  const steps = await db
    .select()
    .from(marketDealSteps)
    .where(eq(marketDealSteps.number, number))
    .orderBy(asc(marketDealSteps.step))
  expect(steps.map(({ step }) => step)).toEqual(
    Array.from({ length: deal?.step ?? 0 }, (_, index) => index + 1),
  )
  expect(steps.at(-1)?.state).toBe(deal?.state)
  expect(deal?.step).toBeGreaterThanOrEqual(answered)
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  expect(order?.state).toBe(deal?.state === 'confirmed' ? 'fulfilled' : 'paid')
}
