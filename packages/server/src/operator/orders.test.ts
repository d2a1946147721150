import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordPayment, recordRefund } from '../modules/order/payments'
import { outboxMessages } from '../outbox/tables'
import { type GivenOptions, startTestAdminApi } from '../testing/admin-api'
import { company } from '../testing/forms'
import { addCourse, newBuyer } from '../testing/order'
import { startTestPayments } from '../testing/payment'
import { startTestApp } from '../testing/test-app'
import { orders } from './orders'
import { payments } from './payments'

const server = startTestApp()
const pay = startTestPayments(server)
const at = startTestAdminApi(server)
const price = 19_900

const manage = (words: string[], options: GivenOptions = {}) => at.run(orders, words, options)

/** An order, paid unless said otherwise. */
const bought = async ({ isPaid = true } = {}) => {
  const buyer = await newBuyer(server)
  const { number } = await buyer.order(await addCourse(server.db), price)
  const now = new Date()
  if (isPaid)
    await recordPayment(server.db, { number, amount: price, paymentNumber: randomUUID(), paidAt: now }, now)
  return { ...buyer, number, mine: async () => (await buyer.get(number)).data }
}

describe('the list', () => {
  let waiting: string
  let done: string
  beforeAll(async () => {
    waiting = (await bought({ isPaid: false })).number
    done = (await bought()).number
  })

  it('has every order with its state, product and amount in yuan', async () => {
    const [head, ...rows] = (await manage(['list'])).split('\n')
    expect(head).toMatch(/^订单号 +状态 +类型 +商品 +金额（元） +已退款（元） +用户 +下单时间$/)
    expect(rows[0]).toMatch(new RegExp(`^${waiting} +待付款 +课程 .* 199\\.00 `))
    expect(rows[1]).toMatch(new RegExp(`^${done} +已完成 `))
  })

  it('is filtered by status, kind and day', async () => {
    expect(await manage(['list'], { status: '待付款' })).not.toContain(done)
    expect(await manage(['list'], { status: 'fulfilled', kind: '课程' })).toContain(done)
    expect(await manage(['list'], { kind: '培训班' })).not.toContain(done)
    expect(await manage(['list'], { until: '2020-01-01' })).not.toContain(done)
    expect(await manage(['list'], { since: '2020-01-01' })).toContain(done)
    await expect(manage(['list'], { status: '未知' })).rejects.toThrow(/可以写：已创建、待付款/)
    await expect(manage(['list'], { kind: '商品' })).rejects.toThrow(/可以写：课程、培训班/)
    await expect(manage(['list'], { since: '昨天' })).rejects.toThrow(/--since 昨天：请写成 2026-11-01/)
  })

  it('is exported to a file that only its owner can read', async () => {
    const out = join(at.folder, 'orders.csv')
    expect(await manage(['export'], { out, status: '已完成' })).toBe(
      `${out} 已写好：1 笔，金额 199.00 元，实付 199.00 元，已退款 0.00 元，余额 199.00 元`,
    )
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    const [head, ...rows] = (await readFile(out, 'utf8')).trimEnd().split('\r\n')
    expect(head).toBe(
      '\ufeff订单号,状态,类型,商品,金额（元）,已退款（元）,用户,下单时间,主体,付款时间,支付单号,实付（元）,退款途中（元）,退款扣除（元）,余额（元）,款项,发票抬头,税号,须知版本,更新时间',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(`${done},已完成,课程,`)
  })
})

it('shows for which organisation an order was placed', async () => {
  const { cookie, create } = await newBuyer(server)
  const added = await server.post<{ orgId: string }>('/api/user/org/create_org', company, { Cookie: cookie })
  const header = { 'X-Org-Id': added.envelope.data.orgId }
  const { data } = await create(await addCourse(server.db), price, header)
  expect(await manage(['show', data.number])).toMatch(new RegExp(`^主体 +${company.orgName}$`, 'm'))
})

describe('a refund', () => {
  it('is accepted with a reason, and shown with who did it', async () => {
    const { number, requestRefund, mine } = await bought()
    await requestRefund(number, '时间冲突')
    expect(await manage(['list'], { status: '退款中' })).toContain('退款中（待审核）')
    expect(await manage(['refund', number, '核实', '无误'])).toMatch(/：同意退款，199\.00 元原路退回$/)
    expect(await mine()).toMatchObject({ state: 'refunding', refundAccepted: true })
    const shown = await manage(['show', number])
    expect(shown).toContain('退款中（已同意）')
    expect(shown).toMatch(/申请退款 +退款中 +时间冲突/)
    expect(shown).toMatch(/同意退款，等待到账 +退款中 +\S+@\S+ +核实 无误/)
    expect(shown).toContain('7 天内可申请全额退款')
    await expect(manage(['refuse', number, '来不及了'])).rejects.toThrow(/退款中，退款已同意/)
    await recordRefund(server.db, { number, refundNumber: randomUUID() }, new Date())
    expect((await mine()).state).toBe('refunded')
  })

  it('is refused with a reason that the buyer reads', async () => {
    const { number, requestRefund, mine } = await bought()
    await requestRefund(number)
    await expect(manage(['refuse', number])).rejects.toThrow(/orders refuse 还要写 原因/)
    expect(await manage(['refuse', number, '课程已看完'])).toMatch(/：退款没有同意，订单恢复原状$/)
    const { state, history } = await mine()
    expect(state).toBe('fulfilled')
    expect(history).toContainEqual(expect.objectContaining({ action: 'refuseRefund', reason: '课程已看完' }))
  })

  it('can be given without a request, and be carried out by other means', async () => {
    const { number, mine } = await bought()
    await expect(manage(['refunded', number, '线下转账'])).rejects.toThrow(/现在是“已完成”/)
    await manage(['refund', number, '讲师停课'])
    expect(await manage(['refunded', number, '线下转账'])).toMatch(/：199\.00 元记为已退款$/)
    expect(await mine()).toMatchObject({ state: 'refunded', refunded: price, left: 0 })
    const shown = await manage(['show', number])
    expect(shown).toMatch(/^已退款（元） +199\.00$/m)
    expect(shown).toMatch(/^余额（元） +0\.00$/m)
  })
})

describe('a refund in part', () => {
  const messagesOf = async (number: string) =>
    (await server.db.select().from(outboxMessages).orderBy(outboxMessages.createdAt))
      .map(({ payload }) => payload as { type: string; data: { number: string } })
      .filter(({ data }) => data.number === number)

  it('goes back with a reason that the buyer reads, and the order is partly refunded', async () => {
    const { buyer, order } = await pay.paid()
    expect(await manage(['refund', order, '少两节课'], { amount: '0.28' })).toMatch(/：0\.28 元原路退回$/)
    expect(await manage(['show', order])).toMatch(/^退款途中（元） +0\.28$/m)
    await pay.runJobs()
    const { history } = (await buyer.get(order)).data
    expect(history.at(-1)).toMatchObject({ action: 'refundPart', reason: '少两节课' })
    const listed = await manage(['list'], { status: '部分退款' })
    expect(listed.split('\n\n')[0]?.split('\n').slice(1)).toEqual([expect.stringContaining(order)])
    const shown = await manage(['show', order])
    expect(shown).toMatch(/^状态 +部分退款$/m)
    expect(shown).toMatch(/^款项 +部分退款$/m)
    expect(shown).toMatch(/^已退款（元） +0\.28$/m)
    expect(shown).toMatch(/部分退款，原路退回 +已完成 +\S+@\S+ +少两节课/)
    expect(await at.run(payments, ['list'])).toMatch(new RegExp(`${order} .*已退 0\\.28 `))
  })

  it('leaves the same sums on the page, in lists, in exports and in messages', async () => {
    const { buyer, order } = await pay.paid()
    const sums = { amount: price, paid: price, refunded: 28, refunding: 0, left: 19_872 }
    await manage(['refund', order, '少两节课'], { amount: '0.28' })
    await pay.runJobs()
    expect((await buyer.get(order)).data).toMatchObject(sums)
    expect((await buyer.list()).list).toMatchObject([sums])
    const shown = await manage(['show', order])
    const lines = { 金额: '199.00', 实付: '199.00', 已退款: '0.28', 余额: '198.72' }
    for (const [name, sum] of Object.entries(lines))
      expect(shown).toMatch(new RegExp(`^${name}（元） +${sum.replace('.', '\\.')}$`, 'm'))
    expect(await manage(['list'], { status: '部分退款' })).toMatch(
      new RegExp(`^${order} .* 199\\.00 +0\\.28 `, 'm'),
    )
    expect(await messagesOf(order)).toMatchObject([
      { type: 'order.paid', data: { ...sums, refunded: 0, left: price } },
      { type: 'order.partlyRefunded', data: sums },
    ])

    expect(await manage(['refund', order, '停课'])).toMatch(/：同意退款，198\.72 元原路退回$/)
    await pay.runJobs()
    const after = { ...sums, refunded: price, left: 0 }
    expect((await buyer.get(order)).data).toMatchObject({ state: 'refunded', ...after })
    expect((await messagesOf(order)).at(-1)).toMatchObject({ type: 'order.refunded', data: after })
  })

  it('is less than what is left, and an amount in yuan', async () => {
    const { order } = await pay.paid()
    await expect(manage(['refund', order, '停课'], { amount: '199.00' })).rejects.toThrow(/或者正好是全部/)
    for (const amount of ['0', '-1', '1.234', '一百'])
      await expect(manage(['refund', order, '停课'], { amount })).rejects.toThrow(/请用元写金额/)
    expect(await pay.refundsOf(order)).toEqual([])
  })
})

it('cancels an order that is not paid, and no other', async () => {
  const [open, paid] = [await bought({ isPaid: false }), await bought()]
  expect(await manage(['cancel', open.number, '买家来电'])).toMatch(/：已取消$/)
  expect(await open.mine()).toMatchObject({ state: 'cancelled', history: [{}, {}, { reason: '买家来电' }] })
  await expect(manage(['cancel', paid.number, '买家来电'])).rejects.toThrow(/现在是“已完成”，不能这样处理/)
})

it('says which order it does not know', async () => {
  await expect(manage(['show', '42'])).rejects.toThrow(/不是订单号/)
  await expect(manage(['refund', 'C20261123000000000000', '无'])).rejects.toThrow(/没有订单/)
})
