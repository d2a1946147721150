import { storeApplications } from '@chuhai/contract/application'
import { getStoreHelp, listStoreRequirements, type StoreRequirement } from '@chuhai/contract/store'
import { createFakeCore, createServerDouble, type FakeCore, type ServerDouble } from '@chuhai/core/testing'
import { nothingChosen } from '../help/testing'
import { none, visitor } from './core'

/** What a platform asks on one of its sites. */
export const requirementOf = (site: string, name: string): StoreRequirement => ({
  platformId: 1,
  platformName: '亚马逊',
  site,
  siteName: { 'zh-CN': name, en: `Amazon ${site}` },
  applicants: ['mainlandCompany'],
  entryFee: 0,
  monthlyFee: 28_400,
  deposit: null,
  feeNote: '',
  commission: '8%–15%',
  days: { from: 14, to: 28 },
  languages: ['英语'],
  nameRules: { zh: null, en: { min: 2, max: 50, letters: 'latin-digits' } },
  goods: ['仿冒商品'],
  documents: [
    {
      key: 'addressBill',
      label: { 'zh-CN': '地址账单', en: 'Bill with the address' },
      hint: { 'zh-CN': '180 天内的', en: 'Of the last 180 days' },
      isOptional: false,
      max: 1,
      maxAgeDays: 180,
      needsDate: true,
    },
  ],
  source: 'https://gs.amazon.cn/',
  checkedOn: '2026-11-28',
})

/** A core whose server has two sites of a platform, and nothing that its visitor has filled in. */
export const createStoreCore = (serve?: (server: ServerDouble) => void): FakeCore => {
  const server = createServerDouble()
    .answer(listStoreRequirements, [requirementOf('us', '美国站'), requirementOf('jp', '日本站')])
    .answer(storeApplications.get, none)
    .answer(getStoreHelp, nothingChosen)
  serve?.(server)
  return createFakeCore({}, { server, user: visitor })
}
