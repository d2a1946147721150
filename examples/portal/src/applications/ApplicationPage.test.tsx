import {
  type Application,
  emptyValues,
  providerApplications,
  type Values,
} from '@chuhai/contract/application'
import { getRegionTree } from '@chuhai/contract/region'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../app/app'
import type { ShownPage } from '../pages/service/blocks/block'
import { createAppDouble, userDouble } from '../testing/app'
import { noApplication } from '../testing/application'
import { stubBrowser } from '../testing/browser'
import ApplicationPage from './ApplicationPage'

const page: ShownPage = {
  key: 'beServiceProvider',
  path: '/beServiceProvider',
  title: '服务商入驻',
  headline: ['提交资料'],
  summary: '',
  lead: '',
  parent: null,
  picture: null,
  tabs: [],
  price: null,
  blocks: [],
} as never

const licence = [{ address: '/files/a.pdf', name: '执照.pdf' }]
const complete: Values = {
  company: '宁波远帆国际物流有限公司',
  socialCode: '91330206MA2AHXK264',
  location: ['330000', '330200'],
  founded: 2015,
  staff: '10–49 人',
  services: ['物流货代'],
  markets: ['欧洲'],
  languages: ['英语'],
  cases: '德国卡派',
  priceFrom: 80000,
  priceTo: 120000,
  licence,
  qualifications: [],
  contact: '沈亦舟',
  phone: '13805710826',
  email: 'shen@yuanfan.example',
}
const at = '2026-11-23T10:00:00.000Z'
const id = '5e4fb0ae-4e4b-4be0-9f0c-1d83a2f9b001'
const submitted: Application = {
  ...noApplication,
  id,
  state: 'submitted',
  version: 1,
  submittedAt: at,
  submitted: complete,
  history: [{ state: 'submitted', at, reason: null, fields: {} }],
}
const rejected: Application = {
  ...submitted,
  state: 'rejected',
  version: 2,
  history: [
    ...submitted.history,
    { state: 'rejected', at, reason: '资质不全', fields: { licence: '执照已过期', company: '与执照不符' } },
  ],
}

const regions = [{ code: '330000', name: '浙江省', children: [{ code: '330200', name: '宁波市' }] }]

const open = async (application: Application) => {
  const server = createServerDouble()
    .answer(providerApplications.get, application)
    .answer(providerApplications.save, ({ body }) => ({
      revision: (body as { revision: number }).revision + 1,
      savedAt: at,
    }))
    .answer(providerApplications.submit, submitted)
    .answer(providerApplications.withdraw, { ...submitted, state: 'withdrawn', version: 2 })
    .answer(getRegionTree, regions)
  const app = createAppDouble({ server, user: userDouble })
  const show = () =>
    render(
      <AppContext value={app}>
        <ApplicationPage data={page} now={0} params={{}} query={{}} />
      </AppContext>,
    )
  const shown = show()
  await screen.findByRole('heading', { level: 2 })
  const sent = (path: string) => server.requests.filter((request) => request.path === path)
  return { server, app, sent, show, ...shown }
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent

beforeEach(() => {
  stubBrowser()
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('begins with the selected organisation, and says at each field what is missing, with links to them', async () => {
  await open(noApplication)
  expect(heading()).toBe('公司信息')
  expect((field(/公司名称/) as HTMLInputElement).value).toBe('宁波宁居家居用品有限公司')
  await press('下一步')
  const summary = within(screen.getByRole('alert'))
  expect(screen.getByRole('alert').textContent).toContain('还有 4 处需要修改')
  await act(async () => fireEvent.click(summary.getByRole('button', { name: /成立年份/ })))
  expect(document.activeElement).toBe(field(/成立年份/))
  type(/成立年份/, '２０１５')
  expect(summary.queryByRole('button', { name: /成立年份/ })).toBeNull()
  expect((field(/成立年份/) as HTMLInputElement).value).toBe('2015')
})

it('goes on from the draft of another device, step by step, and saves what is typed once the typing pauses', async () => {
  const { sent } = await open({ ...noApplication, revision: 3, savedAt: at, draft: complete })
  expect(screen.getByText('已保存 18:00')).toBeTruthy()
  vi.useFakeTimers()
  type(/公司名称/, '宁波远帆')
  type(/公司名称/, '宁波远帆物流')
  expect(sent('/application/serviceProvider/draft')).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(1300))
  const [save, ...others] = sent('/application/serviceProvider/draft')
  expect(others).toEqual([])
  expect(save?.body).toMatchObject({
    version: 0,
    revision: 3,
    values: { company: '宁波远帆物流', founded: 2015 },
  })
  vi.useRealTimers()
  await press('下一步')
  expect(heading()).toBe('服务内容')
  expect(document.activeElement?.textContent).toBe('服务内容')
})

it('keeps what was typed and not saved in the browser', async () => {
  const { unmount, show } = await open({ ...noApplication, revision: 3, savedAt: at, draft: complete })
  type(/公司名称/, '没有保存')
  unmount()
  show()
  await screen.findByRole('heading', { level: 2 })
  expect((field(/公司名称/) as HTMLInputElement).value).toBe('没有保存')
})

it('says that the application was changed elsewhere, and loads the newest', async () => {
  const { server } = await open({ ...noApplication, revision: 3, savedAt: at, draft: complete })
  server.fail(providerApplications.save, 'APPLICATION_CHANGED_ELSEWHERE')
  vi.useFakeTimers()
  type(/公司名称/, '这里')
  await act(() => vi.advanceTimersByTimeAsync(1300))
  vi.useRealTimers()
  server.answer(providerApplications.get, {
    ...noApplication,
    revision: 4,
    savedAt: at,
    draft: { ...complete, company: '那里' },
  })
  await press('载入最新内容')
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /公司名称/ })).value).toBe('那里')
})

it('is submitted once, after everything is confirmed and agreed to', async () => {
  const { sent } = await open({ ...noApplication, revision: 3, savedAt: at, draft: complete })
  for (const step of ['服务内容', '资质材料', '联系人', '确认提交']) {
    await press('下一步')
    expect(heading()).toBe(step)
  }
  expect(await screen.findByText('浙江省 宁波市')).toBeTruthy()
  expect(screen.getByText('¥1,200')).toBeTruthy()
  await press('提交申请')
  expect(screen.getByRole('alert').textContent).toContain('请阅读并同意约定')
  expect(sent('/application/serviceProvider').filter(({ method }) => method === 'POST')).toEqual([])
  fireEvent.click(screen.getByRole('checkbox', { name: /我已阅读/ }))
  const button = screen.getByRole('button', { name: '提交申请' })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  await screen.findByText('申请已提交，等待审核')
  const posts = sent('/application/serviceProvider').filter(({ method }) => method === 'POST')
  expect(posts).toHaveLength(1)
  expect(posts[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
  expect(posts[0]?.body).toMatchObject({ version: 0, termsVersion: '2026-11', values: complete })
})

it('shows why it was rejected, and marks those fields until they are changed', async () => {
  await open(rejected)
  expect(heading()).toBe('申请没有通过')
  expect(screen.getByRole('list', { name: '申请进度' }).textContent).toContain('资质不全')
  await press('修改并重新提交')
  await screen.findByText(/还有 2 处没有按意见修改/)
  const company = field(/公司名称/)
  const note = () => document.getElementById(company.getAttribute('aria-describedby') ?? '')?.textContent
  expect(note()).toBe('与执照不符')
  type(/公司名称/, '宁波远帆物流有限公司')
  expect(note()).toBe('与营业执照一致')
  expect(screen.getByText(/还有 1 处没有按意见修改/)).toBeTruthy()
})

it('is withdrawn after a question', async () => {
  const { sent } = await open(submitted)
  await press('撤回申请')
  const dialog = await screen.findByRole('dialog', { hidden: true })
  await act(async () =>
    fireEvent.click(within(dialog).getByRole('button', { name: '撤回申请', hidden: true })),
  )
  expect(sent('/application/serviceProvider/withdraw')).toHaveLength(1)
  expect(await screen.findByText('申请已撤回')).toBeTruthy()
  await press('重新填写')
  expect((field(/公司名称/) as HTMLInputElement).value).toBe(complete.company)
})

it('says that it could not be loaded, and loads again', async () => {
  const { server, unmount, show } = await open(noApplication)
  unmount()
  server.fail(providerApplications.get, 'SERVICE_UNAVAILABLE')
  show()
  await screen.findByText('申请没有载入')
  server.answer(providerApplications.get, noApplication)
  await press('重试')
  expect(await screen.findByText('公司信息', { selector: 'h2' })).toBeTruthy()
})

it('has an empty value for every field', () => {
  expect(Object.keys(emptyValues(providerApplications))).toEqual(Object.keys(providerApplications.fields))
})
