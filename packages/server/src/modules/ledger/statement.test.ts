import type { MarketStatement } from '@chuhai/contract/market'
import { describe, expect, it } from 'vitest'
import { addBooks } from '../../testing/ledger'
import { addOrganisation, newMember, newStranger } from '../../testing/organisation'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { recordSettlement } from './settle'

const now = new Date('2026-12-05T02:00:00Z')
const server = startTestApp({ clock: () => now })

/** A provider with a deal that was paid and confirmed in November, and one that runs. */
const provider = async () => {
  const { id: orgId } = await addOrganisation(server)
  const finance = await newMember(server, orgId, 'finance')
  const deal = await addBooks(server, { orgId })
  await deal.take('confirm', null, new Date('2026-11-30T15:59:59Z'))
  const running = await addBooks(server, { orgId, amount: 280_000, title: '=欧盟商标', at: now })
  return { orgId, finance, deal, running }
}
const read = async (headers: Record<string, string>, month = '2026-11') =>
  (await server.get<MarketStatement>(`/api/market/statement?month=${month}`, headers)).envelope
const file = (orgId: string, month: string, headers: Record<string, string>) =>
  server.request(`/api/market/statement/${orgId}/${month}.csv`, { headers: { ...pageHeaders, ...headers } })

describe('a month’s statement', () => {
  it('has what was owed before, every entry of the month in China, and what is owed after it', async () => {
    const { finance, deal, running } = await provider()
    const { data } = await read(finance.headers)
    expect(data).toMatchObject({
      month: '2026-11',
      months: ['2026-12', '2026-11'],
      owedBefore: 0,
      entries: [
        { event: 'paid', number: deal.number, charged: 120_000, commission: 0, earned: 0 },
        { event: 'confirmed', number: deal.number, charged: 0, commission: 9600, earned: 110_400 },
      ],
      totals: { charged: 120_000, refunded: 0, commission: 9600, earned: 110_400, paidOut: 0 },
      owedAfter: 110_400,
      held: 0,
      settlements: [],
    })
    const december = (await read(finance.headers, '2026-12')).data
    expect(december).toMatchObject({ owedBefore: 110_400, owedAfter: 110_400, held: 280_000 })
    expect(december.entries.map(({ number }) => number)).toEqual([running.number])
    expect(
      (await server.get<MarketStatement>('/api/market/statement', finance.headers)).envelope.data,
    ).toEqual(december)
  })

  it('says what was paid out, by which transfer', async () => {
    const { orgId, finance } = await provider()
    const transfer = {
      orgId,
      month: '2026-11',
      amount: 110_400,
      reference: `ICBC-${orgId}`,
      paidOn: '2026-12-05',
    }
    await recordSettlement(server.db, { ...transfer, by: 'li@desk' }, now)
    expect((await read(finance.headers, '2026-12')).data).toMatchObject({
      owedBefore: 110_400,
      totals: { earned: 0, paidOut: 110_400 },
      owedAfter: 0,
      settlements: [{ paidOn: '2026-12-05', amount: 110_400, reference: `ICBC-${orgId}` }],
    })
    expect((await read(finance.headers)).data).toMatchObject({ owedAfter: 110_400 })
  })

  it('is empty for an organisation that has sold nothing', async () => {
    const { id } = await addOrganisation(server)
    const owner = await newMember(server, id, 'owner')
    expect((await read(owner.headers)).data).toMatchObject({ months: ['2026-12'], entries: [], owedAfter: 0 })
  })

  it('is read by owners and finance, and by nobody else', async () => {
    const { orgId } = await provider()
    for (const role of ['owner', 'finance'] as const)
      expect((await read((await newMember(server, orgId, role)).headers)).status).toBe('success')
    const member = await newMember(server, orgId, 'member')
    expect((await read(member.headers)).status).toBe('ORG_ROLE_MISSING')
    const other = (await provider()).finance.headers
    expect((await read({ ...other, 'X-Org-Id': orgId })).status).toBe('ORG_FORBIDDEN')
    expect((await read((await newStranger(server)).headers)).status).toBe('ORG_NOT_CHOSEN')
    expect((await read({})).status).toBe('UNAUTHORIZED')
  })
})

describe('its file', () => {
  it('opens in Excel: its texts run no formula, its sums are numbers', async () => {
    const { orgId, finance, running } = await provider()
    const response = await file(orgId, '2026-12', { Cookie: finance.headers.Cookie ?? '' })
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="statement-2026-12.csv"')
    // Reading it as a text would leave out the mark.
    const text = Buffer.from(await response.arrayBuffer()).toString()
    expect(text).toContain('\ufeff远帆，2026-12，服务市场月度账单')
    expect(text).toContain(
      `2026-12-05 10:00:00,买家付款,${running.number},'=欧盟商标,知识产权,8%,2800.00,0.00,0.00,0.00,0.00\r\n`,
    )
    expect(text).toMatch(/,月初未付,,,,,,,,1104\.00,\r\n/)
  })

  it('is not there for thirty attempts of another provider, a member, a stranger and nobody', async () => {
    const { orgId } = await provider()
    const other = (await provider()).finance
    const member = await newMember(server, orgId, 'member')
    const stranger = await newStranger(server)
    const callers = [other, member, stranger].map(({ headers }) => ({ Cookie: headers.Cookie ?? '' }))
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const month = `2026-${String((attempt % 12) + 1).padStart(2, '0')}`
      for (const headers of [...callers, {}]) expect((await file(orgId, month, headers)).status).toBe(404)
    }
    const own = { Cookie: (await newMember(server, orgId, 'owner')).headers.Cookie ?? '' }
    expect((await file(orgId, '2026-13', own)).status).toBe(404)
    expect((await file(orgId, '2026-11', { ...own, Origin: 'https://other.example' })).status).not.toBe(200)
  })
})
