import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { yuanOf } from '../modules/payment/money'
import { startTestAdminApi } from '../testing/admin-api'
import { startTestPayments } from '../testing/payment'
import { startTestApp } from '../testing/test-app'
import { payments } from './payments'

const server = startTestApp()
const pay = startTestPayments(server)
const admin = startTestAdminApi(server)

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

const statementOf = (rows: readonly Row[]) =>
  [
    '#支付宝业务明细查询',
    '#起始日期：[2020年01月01日 00:00:00]   终止日期：[2099年01月01日 00:00:00]',
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

const paid = async () => {
  const begun = await pay.begin()
  pay.mock.pay(begun.payment)
  await pay.notify(pay.mock.notification(begun.payment))
  return begun
}

it('names nothing where statement and books agree, and each difference with its order', async () => {
  const [equal, absent, other] = [await paid(), await paid(), await paid()]
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

it('reads GB18030, and says where a file is no statement', async () => {
  // 支付宝 and the rest in GB18030 is what Alipay sends; these bytes are 中文 and no UTF-8.
  await expect(reconcile(Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4))).rejects.toThrow('is no statement of trades')
  await expect(admin.run(payments, ['reconcile'])).rejects.toThrow('Name the file')
})

it('lists payments with their refunds', async () => {
  const { order } = await paid()
  const { order: open } = await pay.begin()
  const output = await admin.run(payments, ['list'])
  const lineOf = (text: string) => output.split('\n').find((line) => line.includes(text))
  expect(lineOf(order)).toMatch(/已支付 +199\.00 +alipay/)
  expect(lineOf(open)).toContain('待支付')
  expect(await admin.run(payments, ['list'], { status: '待支付' })).not.toContain(order)
  await expect(admin.run(payments, ['list'], { status: '其他' })).rejects.toThrow(
    '--status 其他 is not known',
  )
})
