import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decideDeal } from '@chuhai/contract/admin'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { boundsOf, monthOf } from '../modules/ledger/months'
import { listOwed } from '../modules/ledger/owed'
import { reconcileLedger } from '../modules/ledger/reconcile'
import { recordSettlement } from '../modules/ledger/settle'
import { ledgerLines } from '../modules/ledger/tables'
import { startTestAdminApi } from '../testing/admin-api'
import { startMarket } from '../testing/deal'
import { startTestPayments } from '../testing/payment'
import { startTestApp } from '../testing/test-app'
import { market } from './market'
import { orders } from './orders'

const server = startTestApp()
const pay = startTestPayments(server)
const at = startTestAdminApi(server)
const deals = (...words: string[]) => at.run(market, ['deals', ...words])
const order = (name: string, number: string, options = {}) =>
  at.run(orders, [name, number, '买家来电'], options)
const month = monthOf(new Date())
const linesOf = (number: string) => server.db.select().from(ledgerLines).where(eq(ledgerLines.number, number))

let sold: Awaited<ReturnType<typeof startMarket>>
beforeAll(async () => {
  sold = await startMarket(server, pay)
})

const disputed = async () => {
  const deal = await sold.bought()
  await deal.buyer.go(deal.number, { action: 'giveBrief', answers: ['=图样', '宁居公司'], files: [] })
  await sold.provider.go(deal.number, { action: 'accept' })
  await deal.buyer.go(deal.number, { action: 'dispute', words: '联系不上', files: [] })
  await deal.buyer.write(deal.number, '请回复')
  return deal
}

it('money that was shared out, or paid out, goes back neither by a decision nor by the order, and nothing changes', async () => {
  const { number, buyer, person } = await disputed()
  await expect(order('refund', number, { amount: '100' })).rejects.toThrow(/不在这里退款/)
  await buyer.go(number, { action: 'confirm' })
  const { step } = (await buyer.get(number)).data
  const [owed] = await listOwed(server.db, boundsOf(month).to)
  const transfer = { orgId: sold.orgId, month, amount: owed?.amount ?? 0, reference: `ICBC-${number}` }
  await recordSettlement(server.db, { ...transfer, paidOn: `${month}-28`, by: 'li@desk' }, new Date())
  const before = await linesOf(number)
  const body = { step, refund: 100, words: '买家来电' }
  await expect(at.call(decideDeal, { params: { number }, body })).rejects.toThrow(
    /订单已结束，款项已分给双方，不能再退款/,
  )
  const commands = [['refund'], ['refund', { amount: '100' }], ['fulfil'], ['refuse']] as const
  for (const [name, options] of commands)
    await expect(order(name, number, options)).rejects.toThrow(/不在这里退款或完成/)
  expect(await linesOf(number)).toEqual(before)
  expect((await person.get(number)).data).toMatchObject({ state: 'fulfilled', refunding: 0, refunded: 0 })
  expect((await reconcileLedger(server.db)).differences).toEqual([])
})

describe('a dispute', () => {
  it('is found, looked at with everything that was said, and decided with a sum', async () => {
    const { number, buyer } = await disputed()
    expect(await deals('list')).toMatch(new RegExp(`${number} +争议处理中`))
    const shown = await deals('show', number)
    for (const words of ['商标图样', '=图样', '联系不上', '请回复', '提出争议'])
      expect(shown).toContain(words)
    expect(await deals('decide', number, '600', '各担一半')).toBe(
      `${number} 美国商标注册：退给买家 600.00 元`,
    )
    expect((await buyer.get(number)).data).toMatchObject({ state: 'decided', refund: 60_000 })
    await expect(deals('decide', number, '0', '再看')).rejects.toThrow(
      /“争议已裁定”，款项已分给双方，不能再退款/,
    )
  })

  it('is decided with no more than was paid, and in yuan', async () => {
    const { number } = await disputed()
    await expect(deals('decide', number, '1200.01', '全退')).rejects.toThrow(/最多退 1200\.00 元/)
    await expect(deals('decide', number, '一半', '全退')).rejects.toThrow(/请用元写金额/)
    await expect(deals('show', 'C20261128000000000009')).rejects.toThrow(/没有服务订单/)
  })
})

it('all deals are exported', async () => {
  const { number } = await disputed()
  const out = join(at.folder, 'deals.csv')
  expect(await at.run(market, ['deals', 'export'], { out })).toMatch(/已写好：\d+ 笔/)
  expect(await readFile(out, 'utf8')).toContain(number)
})
