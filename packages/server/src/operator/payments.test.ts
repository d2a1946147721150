import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { yuanOf } from '../modules/payment/money'
import { startTestAdminApi } from '../testing/admin-api'
import { zip } from '../testing/documents'
import { startTestPayments } from '../testing/payment'
import { startTestApp } from '../testing/test-app'
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
      await expect(reconcileOf()).rejects.toThrow(`The statement of ${day} could not be had`)
    }
  })

  it('that does not exist yet, or no longer, is said to be missing', async () => {
    pay.mock.statements.delete(day)
    await expect(reconcileOf()).rejects.toThrow(`The provider has no statement of ${day}`)
    pay.mock.state.isDown = true
    await expect(reconcileOf()).rejects.toThrow(`The statement of ${day} could not be had`)
    pay.mock.state.isDown = false
    await expect(admin.run(payments, ['reconcile', '2026-02-30'])).rejects.toThrow('is no date')
  })
})

it('reads GB18030, and says where a file is no statement', async () => {
  // 支付宝 and the rest in GB18030 is what Alipay sends; these bytes are 中文 and no UTF-8.
  await expect(reconcile(Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4))).rejects.toThrow('is no statement of trades')
  await expect(admin.run(payments, ['reconcile'])).rejects.toThrow('Name the file or the day')
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
    '--status 其他 is not known',
  )
})
