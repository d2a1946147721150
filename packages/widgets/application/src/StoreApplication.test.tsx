import { type Application, storeApplications } from '@chuhai/contract/application'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoreApplication } from './StoreApplication'
import { at, company, complete, createStoreCore } from './testing/store'

const open = async (application: Partial<Application> = {}, site = 'us') => {
  const { server, core } = createStoreCore(application)
  const chosen = vi.fn()
  render(<StoreApplication core={core} platformId={1} site={site} onChosen={chosen} />)
  const saved = () => server.requests.filter(({ path }) => path === storeApplications.save.path)
  return { chosen, saved }
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
  const { chosen } = await open({}, '')
  expect(await screen.findByText('先选择平台和站点')).toBeTruthy()
  const site = screen.getByRole('combobox', { name: /站点/ })
  await act(async () => fireEvent.click(site))
  const option = await screen.findByRole('option', { name: '日本站' })
  await act(async () => fireEvent.click(option))
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
  expect(saved()[0]?.body).toMatchObject({
    values: { categories: '家居收纳', account: '••••7788', applicant: '内地企业' },
  })
})

it('refuses a document that is too old at its day, and a name by the rules of the platform', async () => {
  await open({ draft: { ...complete, storeNameEn: 'Ningju 8' }, revision: 1, savedAt: at })
  await heading('平台与站点')
  await press('下一步')
  await press('下一步')
  await heading('商品与品牌')
  await press('下一步')
  expect(screen.getByRole('alert').textContent).toContain('有平台不接受的字符')
  fireEvent.change(box(/店铺英文名/), { target: { value: 'Ningju Home' } })
  await press('下一步')
  await press('下一步')
  await heading('平台材料')
  await press('下一步')
  expect(screen.getByRole('alert').textContent).toContain('平台材料 · 地址账单的日期材料开具得太早')
})

it('shows everything line by line before it is submitted: the store, and of the account its end alone', async () => {
  await open({ draft: { ...complete, 'date-bill': '2026-11-01' }, revision: 1, savedAt: at })
  await heading('平台与站点')
  for (const _ of [1, 2, 3, 4, 5, 6]) await press('下一步')
  await heading('确认提交')
  const lines = [...document.querySelectorAll('dl > div')].map(
    (line) => `${line.querySelector('dt')?.textContent}：${line.querySelector('dd')?.textContent}`,
  )
  expect(lines).toEqual(
    expect.arrayContaining(['平台：亚马逊', '站点：美国站', '营业期限至：长期', '银行账号：••••7788']),
  )
  expect(lines.length).toBe(5 + Object.keys(complete).length)
})
