import { getMarketStatement, type MarketStatement } from '@chuhai/contract/market'
import { getTeam, type OrganisationRole, type OrganisationTeam } from '@chuhai/contract/organisation'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { statementDouble } from '../../testing/statement'
import Statement from './Statement'

const orgId = 'b'
const teamOf = (role: OrganisationRole): OrganisationTeam => ({
  orgId,
  orgName: '宁波启航知识产权有限公司',
  role,
  members: [],
  invitations: [],
  requests: [],
})

const serverFor = (role: OrganisationRole = 'finance') => createServerDouble().answer(getTeam, teamOf(role))

const open = (server = serverFor().answer(getMarketStatement, statementDouble()), month?: string) => {
  const app = createAppDouble({ server, user: userDouble })
  app.client.core.organisation.choose(orgId)
  render(
    <AppContext value={app}>
      <Statement core={app.client.core} month={month} />
    </AppContext>,
  )
  return server
}
const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the statement of a provider', () => {
  it('has what was owed, earned and paid, every entry, and the transfers', async () => {
    open()
    const [paid, confirmed, settled] = (await screen.findAllByRole('row')).slice(1)
    expect(screen.getByText('宁波启航知识产权有限公司 · 2026 年 11 月')).toBeTruthy()
    expect(screen.getByText('月末未付').nextSibling?.textContent).toBe('¥1,104')
    expect(screen.getByText(/进行中的订单里还有 ¥2,800/)).toBeTruthy()
    if (!paid || !confirmed || !settled) throw new Error('three entries')
    expect(within(paid).getByText('买家付款')).toBeTruthy()
    expect(within(confirmed).getByText('佣金 8%')).toBeTruthy()
    expect(within(confirmed).getByText('¥96')).toBeTruthy()
    expect(within(settled).getByText('¥500')).toBeTruthy()
    expect(screen.getByText('2026-11-27 汇出 ¥500，银行流水号 ICBC20261127000318')).toBeTruthy()
  })

  it('leads to the months beside it, and to its file', async () => {
    open(undefined, '2026-11')
    await screen.findByText(/2026 年 11 月/)
    expect(targetOf('2026 年 10 月')).toBe('/user/?tab=statement&month=2026-10')
    expect(targetOf('2026 年 12 月')).toBe('/user/?tab=statement&month=2026-12')
    expect(targetOf('下载 CSV')).toBe('/api/market/statement/b/2026-11.csv')
  })

  it.each([
    ['a month', '2026-10', '2026-10'],
    ['what is no month', '2026-13', undefined],
  ])('asks for %s of the address as %s', async (_, given, asked) => {
    const months: (string | undefined)[] = []
    const server = serverFor().answer(getMarketStatement, ({ query }) => {
      months.push(query.month)
      return statementDouble()
    })
    open(server, given)
    await screen.findByText(/2026 年 11 月/)
    expect(months[0]).toBe(asked)
  })

  it('says so where nothing has happened', async () => {
    const none: Partial<MarketStatement> = { entries: [], settlements: [], months: ['2026-11'], held: 0 }
    open(serverFor().answer(getMarketStatement, statementDouble(none)))
    expect(await screen.findByText('这个月没有往来')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: '其他月份' })).toBeNull()
  })

  it('is not shown to who may not read it', async () => {
    open(serverFor('member'))
    expect(await screen.findByText('您的角色不能查看账单')).toBeTruthy()
  })

  it('says why it could not be loaded, and loads again', async () => {
    const server = open(serverFor().fail(getMarketStatement, 'SERVICE_UNAVAILABLE'))
    await screen.findByText('账单没有载入')
    server.answer(getMarketStatement, statementDouble())
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText(/2026 年 11 月/)).toBeTruthy()
  })
})
