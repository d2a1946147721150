import { getOwnStore, getStoreHelp, listOwnStores, type StoreOpening } from '@chuhai/contract/store'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stubBrowser } from '../../testing/browser'
import { storeDouble } from '../../testing/openings'
import Stores from './Stores'
import { Tasks } from './Tasks'

const ofColleague = storeDouble({
  id: '6f5ac1bf-5f5c-4cf1-8a1d-2e94b3a0c112',
  siteName: { 'zh-CN': '日本站', en: 'Japan' },
  applicant: '林若溪',
  isOwn: false,
})
const opened = storeDouble({
  id: '70ab1c2d-6061-4d02-9b2e-3fa5c4b1d223',
  siteName: { 'zh-CN': '欧洲站', en: 'Europe' },
  stage: 'opened',
  task: null,
  store: { number: 'A2Q3XEXAMPLE', address: 'https://www.amazon.example/sp?seller=A2Q3X' },
})

const serverWith = (list: StoreOpening[]) =>
  createServerDouble()
    .answer(listOwnStores, list)
    .answer(getStoreHelp, { services: [], chosen: null })
    .answer(getOwnStore, ({ params }) => {
      const found = list.find(({ id }) => id === params.id) ?? storeDouble()
      return { ...found, history: [] }
    })

const show = (part: 'stores' | 'tasks', server = serverWith([storeDouble(), ofColleague, opened])) => {
  const app = createAppDouble({ server, user: userDouble })
  const { core } = app.client
  render(
    <AppContext value={app}>{part === 'stores' ? <Stores core={core} /> : <Tasks core={core} />}</AppContext>,
  )
  return server
}

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('one’s own stores', () => {
  it('begin with what is due, the first with its timeline, the others in short', async () => {
    show('stores')
    const [first, second, third] = await screen.findAllByRole('listitem')
    if (!first || !second || !third) throw new Error('three stores')
    expect(await within(first).findByRole('heading', { name: '请答复平台' })).toBeTruthy()
    expect(within(second).getByText(/林若溪申请/)).toBeTruthy()
    expect(within(second).getByText(/要办：补充水电费账单（2026-12-03 18:00.* 前）/)).toBeTruthy()
    expect(within(third).getByText('店铺编号 A2Q3XEXAMPLE')).toBeTruthy()
    fireEvent.click(within(third).getByRole('button', { name: '查看进度' }))
    expect(await within(third).findByRole('link', { name: /www\.amazon\.example/ })).toBeTruthy()
    fireEvent.click(within(third).getByRole('button', { name: '收起' }))
    expect(within(third).queryByRole('link')).toBeNull()
  })

  it('lead to the platforms where there are none', async () => {
    show('stores', serverWith([]))
    const link = await screen.findByRole('link', { name: '看看可以开店的平台' })
    expect(link.getAttribute('href')).toBe('/GStore')
  })

  it('say why they could not be loaded, and load again', async () => {
    const server = show('stores', createServerDouble().fail(listOwnStores, 'SERVICE_UNAVAILABLE'))
    await screen.findByText('店铺没有载入')
    server.answer(listOwnStores, [])
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('还没有店铺')).toBeTruthy()
  })
})

describe('what is to be done', () => {
  it('is what the visitor has to do themselves, with its time, and leads to the store', async () => {
    show('tasks')
    const items = await screen.findAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^补充水电费账单亚马逊 · 美国站2026-12-03 18:00.* 前$/),
    ])
    expect(screen.getByRole('link').getAttribute('href')).toBe('/user/?tab=stores')
  })

  it('may be nothing', async () => {
    show('tasks', serverWith([opened]))
    expect(await screen.findByText('现在没有要您办理的事。')).toBeTruthy()
  })
})
