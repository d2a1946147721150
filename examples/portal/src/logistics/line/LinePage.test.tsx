import { cleanup, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { lineDouble } from '../../testing/logistics'
import { showPage } from '../../testing/show-page'

const now = Date.parse('2026-11-28T02:00:00Z')
const show = (change: Partial<typeof lineDouble> = {}) => {
  const above = [{ title: '跨境物流', path: '/logistics' }]
  return showPage('/logistics/1', { above, line: { ...lineDouble, ...change } }, { now })
}

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

it('has the prices of each zone, bracket by bracket', async () => {
  const { main } = await show()
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('美国空派普货')
  const [prices] = main.getAllByRole('table')
  if (!prices) throw new Error('no table')
  const rows = within(prices).getAllByRole('row')
  expect(rows.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '重量价格',
    '0–2 kg¥20/件 + ¥45/kg',
    '2–30 kg¥42/kg',
  ])
  expect(main.getByText(/第 3 版价格表，2026-11-01 起执行/)).toBeTruthy()
})

it('says which weight counts, which surcharges are asked for, and what is not taken', async () => {
  const { main } = await show()
  expect(main.getByText(/÷6000，与实重相比/)).toBeTruthy()
  expect(main.getByRole('row', { name: /燃油附加费 运费的 14% 每一票都收/ })).toBeTruthy()
  expect(main.getByText('美国 969')).toBeTruthy()
  expect(main.getByText(/^30\skg$/)).toBeTruthy()
})

it('says until when its prices count, where that is known', async () => {
  const { main } = await show({ table: { ...lineDouble.table, until: '2026-12-31T16:00:00.000Z' } })
  expect(main.getByText(/执行到 2026-12-31。/)).toBeTruthy()
})

it('leads to what it costs, and to somebody who knows', async () => {
  const { main } = await show()
  expect(main.getByRole('link', { name: '查这条线路的运费' }).getAttribute('href')).toBe('#quote')
  expect(main.getByText('先问一问')).toBeTruthy()
})

it('names a few countries of many, and how many there are', async () => {
  const { main } = await show({ countries: ['US', 'CA', 'MX', 'GB', 'DE', 'FR', 'IT', 'ES'] })
  expect(main.getByText(/美国、加拿大、墨西哥、英国、德国、法国等\s8\s个国家和地区/)).toBeTruthy()
})
