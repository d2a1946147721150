import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { settlements } from '../modules/ledger/tables'
import { startTestAdminApi } from '../testing/admin-api'
import { addBooks } from '../testing/ledger'
import { addOrganisation, newMember } from '../testing/organisation'
import { startTestApp } from '../testing/test-app'
import { toldTo } from '../testing/told'
import { audit } from './audit'
import { market } from './market'

const server = startTestApp()
const at = startTestAdminApi(server)
const ledger = (...words: string[]) => at.run(market, ['ledger', ...words])
const month = '2026-11'

let orgId: string
let finance: Awaited<ReturnType<typeof newMember>>
let reference: string
beforeEach(async () => {
  orgId = (await addOrganisation(server)).id
  finance = await newMember(server, orgId, 'finance')
  reference = `ICBC-${orgId.slice(0, 8)}`
  for (const amount of [120_000, 80_000]) {
    const deal = await addBooks(server, { orgId, amount })
    await deal.take('confirm')
  }
})

const settle = (amount: string, given = reference) =>
  ledger('settle', orgId, month, amount, '2026-12-05', given)

describe('a settlement', () => {
  it('pays all that is owed up to a month, once, and is told to those who read the statements', async () => {
    expect(await ledger('owed', month)).toMatch(new RegExp(`远帆 +${orgId} +2 +1840\\.00`))
    expect(await settle('1840')).toBe(`已登记 1840.00 元，结清 2 笔订单，流水号 ${reference}`)
    expect(await ledger('owed', month)).not.toContain(orgId)
    await expect(settle('1840', `${reference}-2`)).rejects.toThrow(/没有应付的款项/)
    const [told] = await toldTo(server.db, finance.userId)
    expect(told).toMatchObject({
      kind: 'ledger.settled',
      values: { amount: '¥1,840', deals: '2', reference, organisation: '远帆' },
    })
  })

  it('is refused with another sum, which it names, or a reference that was recorded before', async () => {
    await expect(settle('1840.01')).rejects.toThrow(/与应付的不一致.*¥1,840/)
    await settle('1840')
    const deal = await addBooks(server, { orgId, amount: 10_000 })
    await deal.take('confirm')
    await expect(settle('92')).rejects.toThrow(/银行流水号已经登记过/)
    expect(await server.db.$count(settlements, eq(settlements.orgId, orgId))).toBe(1)
  })

  it('leaves what ended after the month', async () => {
    const deal = await addBooks(server, { orgId, amount: 10_000 })
    await deal.take('confirm', null, new Date('2026-12-01T00:00:00Z'))
    expect(await settle('1840')).toContain('结清 2 笔')
    expect(await ledger('owed', '2026-12')).toMatch(new RegExp(`${orgId} +1 +92\\.00`))
  })

  it('is recorded once by two operators at the same time', async () => {
    const both = await Promise.allSettled([settle('1840'), settle('1840', `${reference}-2`)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await server.db.$count(settlements, eq(settlements.orgId, orgId))).toBe(1)
  })

  it('stands in the audit log with its sums', async () => {
    await settle('1840')
    expect(await at.run(audit, ['list'], { about: orgId })).toMatch(
      /recordSettlement.*amount=0 settlements=0 +amount=184000 settlements=1/,
    )
  })

  it.each([
    [['settle', 'ORG', '2026-13', '1840', '2026-12-05', 'ICBC'], /不是月份/],
    [['settle', 'ORG', month, '0', '2026-12-05', 'ICBC'], /请用元写金额/],
    [['settle', 'ORG', month, '1840', '12月5日', 'ICBC'], /这样的日期/],
    [['settle', 'ORG', month, '1840', '2026-12-05'], /还要写 流水号/],
    [['settle', '远帆', month, '1840', '2026-12-05', 'ICBC'], /不是主体编号/],
  ])('explains why %j is not possible', async (words, message) => {
    await expect(ledger(...words.map((word) => (word === 'ORG' ? orgId : word)))).rejects.toThrow(message)
  })
})

it('shows a statement as its provider reads it', async () => {
  const shown = await ledger('statement', orgId, month)
  expect(shown).toMatch(/本月应付（元） +1840\.00/)
  expect(shown.match(/完成/g)).toHaveLength(2)
})

it('names every deal whose books differ from payments, with the sums of all', async () => {
  const { number } = await addBooks(server, { orgId })
  const said = await ledger('check')
  expect(said).toMatch(/买家付款（元） +\d+\.00/)
  expect(said).toMatch(new RegExp(`${number} +1200\\.00 +0\\.00 +0\\.00 +0\\.00`))
})
