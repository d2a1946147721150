import { listStoreRequirements, type StoreRequirement } from '@chuhai/contract/store'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../app/app'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { pageDouble } from '../testing/content'
import StorePage from './StorePage'

const words = (zhCN: string) => ({ 'zh-CN': zhCN, en: zhCN })
const site = (code: string, name: string): StoreRequirement => ({
  platformId: 1,
  platformName: '亚马逊',
  site: code,
  siteName: words(name),
  applicants: ['mainlandCompany'],
  entryFee: 0,
  monthlyFee: null,
  deposit: 0,
  feeNote: '',
  commission: '8%–15%',
  days: { from: 14, to: 28 },
  languages: ['英语'],
  nameRules: { zh: null, en: { min: 2, max: 50, letters: 'latin' } },
  goods: [],
  documents: [],
  source: 'https://gs.amazon.cn/',
  checkedOn: '2026-11-28',
})

const open = async (id?: string) => {
  const server = createServerDouble().answer(listStoreRequirements, [
    site('us', '美国站'),
    site('jp', '日本站'),
  ])
  const app = createAppDouble({ server })
  render(
    <AppContext value={app}>
      <StorePage data={{ ...pageDouble('GStore-apply'), blocks: [] }} now={0} params={{ id }} query={{}} />
    </AppContext>,
  )
}
const choose = async (field: RegExp, option: string) => {
  const list = await screen.findByRole('combobox', { name: field })
  await act(async () => fireEvent.click(list))
  const chosen = await screen.findByRole('option', { name: option })
  await act(async () => fireEvent.click(chosen))
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lets a visitor choose a platform and a site first, which the address then names', async () => {
  history.replaceState(null, '', '/GStore/apply')
  await open()
  expect(await screen.findByText('先选择平台和站点')).toBeTruthy()
  await choose(/平台/, '亚马逊')
  expect(location.pathname).toBe('/GStore/apply')
  await choose(/站点/, '日本站')
  expect(location.pathname + location.search).toBe('/GStore/apply/1?site=jp')
})

it('asks for a sign-on once it is known for what', async () => {
  await open('1')
  await choose(/站点/, '美国站')
  expect(await screen.findByText('登录后填写')).toBeTruthy()
})

it.each([
  ['/GStore/apply', true],
  ['/GStore/apply/33?site=eu', true],
  ['/GStore/apply/0', false],
  ['/GStore/apply/amazon', false],
  ['/GStore/apply/1?site=U-S', false],
])('takes %s for a page: %s', (path, isPage) => {
  expect(createMatcher(rows)(path) !== null).toBe(isPage)
})
