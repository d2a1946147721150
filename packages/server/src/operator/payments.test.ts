import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { yuanOf } from '@chuhai/contract/money'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payments as attempts, refunds } from '../modules/order/books/tables'
import { startTestAdminApi } from '../testing/admin-api'
import { zip } from '../testing/documents'
import { startTestPayments } from '../testing/payment'
import { startTestApp } from '../testing/test-app'
import { orders } from './orders'
import { payments } from './payments'

const server = startTestApp()
const pay = startTestPayments(server)
const admin = startTestAdminApi(server, undefined, (day) => pay.provider.statement(day))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chuhai-statement-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Row {
  number: string
  trade?: string
  fen?: number
  refund?: string
}

const allTime = '#起始日期：[2020年01月01日 00:00:00]   终止日期：[2099年01月01日 00:00:00]'

const statementOf = (rows: readonly Row[], time = allTime) =>
  [
    '#支付宝业务明细查询',
    time,
    '支付宝交易号,商户订单号,业务类型,订单金额（元）,退款批次号/请求号',
    ...rows.map(({ number, trade = '20261122', fen = 19_900, refund = '' }) =>
      [trade, number, refund ? '退款' : '交易', yuanOf(refund ? -fen : fen), refund].join('\t,'),
    ),
    '#业务明细列表结束',
  ].join('\r\n')

const reconcile = async (bytes: string | Uint8Array) => {
  const file = join(folder, 'statement.csv')
  await writeFile(file, bytes)
  return admin.run(payments, ['reconcile', file])
}

it('names nothing where statement and books agree, and each difference with its order', async () => {
  const [equal, absent, other] = [await pay.paid(), await pay.paid(), await pay.paid()]
  const open = await pay.begin()
  const agreed = [{ number: equal.payment }, { number: absent.payment }, { number: other.payment }]
  expect(await reconcile(statementOf(agreed))).toContain('没有差异')
  expect(await reconcile(statementOf(agreed))).toContain('付款：我方 3 笔 597.00 元，账单 3 笔 597.00 元')
  const output = await reconcile(
    statementOf([
      { number: equal.payment },
      { number: other.payment, fen: 1 },
      { number: open.payment },
      { number: 'P20200101000000000000', trade: '2020' },
      { number: equal.payment, refund: 'R-at-the-provider' },
    ]),
  )
  const lineOf = (text: string) => output.split('\n').find((line) => line.includes(text))
  expect(output).toContain('差异 5 处')
  expect(lineOf(absent.order)).toContain('我方有，账单没有')
  expect(lineOf(other.order)).toMatch(/金额不同.*199\.00 +0\.01/)
  expect(lineOf(open.order)).toMatch(/状态不同.*无 +199\.00/)
  expect(lineOf('P20200101000000000000')).toMatch(/账单有，我方没有.*未知/)
  expect(lineOf('R-at-the-provider')).toMatch(/账单有，我方没有 +退款/)
  expect(lineOf('R-at-the-provider')).toContain(equal.order)
})

describe('the statement of a day', () => {
  const day = '2026-11-20'
  const timeOf = (from: string, to: string) =>
    `#起始日期：[2026年11月${from}日 00:00:00]   终止日期：[2026年11月${to}日 00:00:00]`
  const archive = (time: string, rows: readonly Row[] = []) =>
    zip([
      ['summary.csv', '#支付宝业务汇总查询\r\n门店编号,门店名称,交易订单总笔数'],
      ['details.csv', statementOf(rows, time)],
    ])
  const reconcileOf = () => admin.run(payments, ['reconcile', day])

  it('comes from the provider itself, out of its archive, and is compared like a file', async () => {
    pay.mock.statements.set(day, archive(timeOf('20', '21'), [{ number: 'P20261120000000000000' }]))
    const output = await reconcileOf()
    expect(output).toContain('2026-11-20 00:00:00 至 2026-11-21 00:00:00')
    expect(output).toContain('付款：我方 0 笔 0.00 元，账单 1 笔 199.00 元')
    expect(output).toMatch(/账单有，我方没有.*P20261120000000000000/)
    expect(await reconcileOf()).toBe(output)
  })

  it('is refused where it is of another day, or of more than one', async () => {
    for (const time of [timeOf('19', '20'), timeOf('20', '22'), allTime]) {
      pay.mock.statements.set(day, archive(time))
      await expect(reconcileOf()).rejects.toThrow(`没能从支付渠道取得 ${day} 的账单`)
    }
  })

  it('that does not exist yet, or no longer, is said to be missing', async () => {
    pay.mock.statements.delete(day)
    await expect(reconcileOf()).rejects.toThrow(`支付渠道没有 ${day} 的账单`)
    pay.mock.state.isDown = true
    await expect(reconcileOf()).rejects.toThrow(`没能从支付渠道取得 ${day} 的账单`)
    pay.mock.state.isDown = false
    await expect(admin.run(payments, ['reconcile', '2026-02-30'])).rejects.toThrow('不是日期')
  })
})

it('reads GB18030, and says where a file is no statement', async () => {
  // 支付宝 and the rest in GB18030 is what Alipay sends; these bytes are 中文 and no UTF-8.
  await expect(reconcile(Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4))).rejects.toThrow('不是业务明细账单')
  await expect(admin.run(payments, ['reconcile'])).rejects.toThrow('payments reconcile 还要写 日期或文件')
})

describe('what needs somebody to look at', () => {
  const list = () => admin.run(payments, ['oddities'])
  const lineOf = async (text: string) => (await list()).split('\n').find((line) => line.includes(text))

  it('is nothing of what was paid, returned in part, paid twice or not paid at all', async () => {
    const [{ order }, part, open] = [await pay.paid(), await pay.paid(), await pay.begin()]
    await admin.run(orders, ['refund', part.order, '少两节课'], { amount: '0.28' })
    await admin.run(orders, ['refund', order, '停课'])
    const twice = await pay.paidTwice()
    const before = await list()
    await pay.runJobs()
    for (const text of [before, await list()])
      for (const number of [order, part.order, open.order, twice.order]) expect(text).not.toContain(number)
  })

  it('is a refund that has not arrived within an hour, unless it was returned by other means', async () => {
    const { order } = await pay.paid()
    await admin.run(orders, ['refund', order, '停课'])
    pay.mock.state.refusesRefunds = true
    await pay.runJobs()
    pay.mock.state.refusesRefunds = false
    expect(await lineOf(order)).toBeUndefined()
    await server.db
      .update(refunds)
      .set({ openedAt: new Date(Date.now() - 61 * 60_000) })
      .where(eq(refunds.orderNumber, order))
    expect(await lineOf(order)).toMatch(/退款没有退成 .* 199\.00 .*TRADE_STATUS_ERROR/)
    await admin.run(orders, ['refunded', order, '线下转账'])
    await pay.runJobs(2)
    expect(await lineOf(order)).toBeUndefined()
  })

  it('is an attempt whose result nobody knows an hour after its time', async () => {
    const { order } = await pay.begin()
    await server.db
      .update(attempts)
      .set({ payBefore: new Date(Date.now() - 61 * 60_000) })
      .where(eq(attempts.orderNumber, order))
    expect(await lineOf(order)).toMatch(/支付结果查不到 .* 199\.00 +alipay/)
  })

  it('is what the provider has signed and our books do not have', async () => {
    const { order, payment } = await pay.paid()
    await pay.notify({ ...pay.mock.notification(payment), sign: 'Zm9yZ2Vk' })
    expect(await lineOf(order)).toBeUndefined()
    await pay.notify(pay.mock.notification(payment, { total_amount: '0.01' }))
    expect(await lineOf(order)).toMatch(/通知与记录不符 .* 0\.01 +金额不同/)
    const other = await pay.paid()
    const refund = { gmt_refund: '2026-11-23 21:30:05', refund_fee: '5.00', out_biz_no: 'R-at-the-provider' }
    await pay.notify(pay.mock.notification(other.payment, refund))
    expect(await lineOf(other.order)).toMatch(/渠道直接退款 .* 5\.00 +R-at-the-provider/)
  })

  it('is an order that says something else than its payments', async () => {
    const { order } = await pay.paid()
    await server.db.update(attempts).set({ state: 'closed' }).where(eq(attempts.orderNumber, order))
    expect(await lineOf(order)).toMatch(/款项与订单不符 .* 0\.00 +已完成/)
  })
})

it('lists payments with their refunds', async () => {
  const { order } = await pay.paid()
  const { order: open } = await pay.begin()
  const output = await admin.run(payments, ['list'])
  const lineOf = (text: string) => output.split('\n').find((line) => line.includes(text))
  expect(lineOf(order)).toMatch(/已支付 +199\.00 +alipay/)
  expect(lineOf(open)).toContain('待支付')
  expect(await admin.run(payments, ['list'], { status: '待支付' })).not.toContain(order)
  await expect(admin.run(payments, ['list'], { status: '其他' })).rejects.toThrow(
    '--status 其他：可以写：待支付、已支付',
  )
})
