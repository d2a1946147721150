import { type Application, storeApplications } from '@chuhai/contract/application'
import { getOrganisationDetails } from '@chuhai/contract/organisation'
import { listStoreRequirements, type StoreRequirement } from '@chuhai/contract/store'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoreApplication } from './StoreApplication'
import { none, visitor } from './testing/core'

const words = (zhCN: string) => ({ 'zh-CN': zhCN, en: zhCN })
const us: StoreRequirement = {
  platformId: 1,
  platformName: '亚马逊',
  site: 'us',
  siteName: words('美国站'),
  applicants: ['mainlandCompany'],
  entryFee: 0,
  monthlyFee: 28_400,
  deposit: 0,
  feeNote: '',
  commission: '8%–15%',
  days: { from: 14, to: 28 },
  languages: ['英语'],
  nameRules: { zh: null, en: { min: 2, max: 12, letters: 'latin' } },
  goods: [],
  documents: [
    {
      key: 'bill',
      label: words('地址账单'),
      hint: words('180 天内的账单'),
      isOptional: false,
      max: 1,
      maxAgeDays: 180,
      needsDate: true,
    },
  ],
  source: 'https://gs.amazon.cn/',
  checkedOn: '2026-11-28',
}
const jp: StoreRequirement = { ...us, site: 'jp', siteName: words('日本站'), documents: [] }

const licence = '/files/licence.png'
const company = {
  orgId: 'b',
  orgName: '宁波宁居家居用品有限公司',
  socialCode: '91330206MA2AHXK264',
  operatePeriod: '2040-01-31',
  orgAddress: '北仑区小港街道 8 号',
  licencePic: licence,
  mayChange: true,
}
const at = '2026-11-28T02:00:00.000Z'
const user = { ...visitor, userOrgInfoList: [{ orgId: 'b', orgName: company.orgName }] }

const open = async (application: Partial<Application> = {}, site: string | undefined = 'us') => {
  const server = createServerDouble()
    .answer(listStoreRequirements, [us, jp])
    .answer(getOrganisationDetails, company)
    .answer(storeApplications.get, { ...none, ...application })
    .answer(storeApplications.save, ({ body }) => ({
      revision: (body as { revision: number }).revision + 1,
      savedAt: at,
    }))
  const core = createFakeCore({}, { server, user, now: () => Date.parse(at) })
  const chosen = vi.fn()
  render(<StoreApplication core={core} platformId={1} site={site} onChosen={chosen} />)
  const saved = () => server.requests.filter(({ path }) => path === storeApplications.save.path)
  return { server, core, chosen, saved }
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
})
afterEach(cleanup)

it('asks for a site first, and tells which one was chosen', async () => {
  const { chosen } = await open({}, undefined)
  expect(await screen.findByText('先选择平台和站点')).toBeTruthy()
  const site = screen.getByRole('combobox', { name: /站点/ })
  await act(async () => fireEvent.click(site))
  await act(async () => fireEvent.click(await screen.findByRole('option', { name: '日本站' })))
  expect(chosen).toHaveBeenCalledWith({ platformId: 1, site: 'jp' })
  await heading('平台与站点')
})

it('says so where a platform has no such site', async () => {
  await open({}, 'xx')
  expect(await screen.findByText('没有这个平台或站点')).toBeTruthy()
})

it('begins with what the licence of the organisation says', async () => {
  await open({ draft: null })
  await heading('平台与站点')
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: '还没有店铺' })))
  await press('下一步')
  await heading('主体与执照')
  expect(box(/主体名称/).value).toBe(company.orgName)
  expect(box(/登记号码/).value).toBe(company.socialCode)
  expect(box(/注册地址/).value).toBe(company.orgAddress)
  expect(screen.getByText('营业执照.png')).toBeTruthy()
})

it('offers the answers of the last application once', async () => {
  const { saved } = await open({ last: { categories: '家居收纳', account: '••••7788', applicant: '别的' } })
  await heading('平台与站点')
  vi.useFakeTimers()
  await press('填入上次的内容')
  expect(screen.queryByRole('button', { name: '填入上次的内容' })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  vi.useRealTimers()
  const { values } = saved()[0]?.body as { values: object }
  expect(values).toMatchObject({ categories: '家居收纳', account: '••••7788', applicant: '内地企业' })
})

it('shows the end of an account alone once it is left, and keeps none of it in the browser', async () => {
  await open({ draft: { account: '••••7788' }, revision: 1, savedAt: at })
  await heading('平台与站点')
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: '还没有店铺' })))
  await press('下一步')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(JSON.stringify({ ...localStorage })).not.toContain('7788')
})

it('refuses a document that is too old at its day', async () => {
  await open({
    draft: {
      applicant: '内地企业',
      experience: ['还没有店铺'],
      'document-bill': [{ address: '/files/b.pdf', name: '账单.pdf' }],
      'date-bill': '2026-05-01',
    },
    revision: 1,
    savedAt: at,
    state: 'rejected',
    version: 2,
    submitted: {},
    history: [{ state: 'rejected', at, reason: '材料过期', fields: {} }],
  })
  await heading('平台与站点')
  const summary = within(document.body)
  expect(summary.getByText(/填写的内容会自动保存|已保存/)).toBeTruthy()
})
