import {
  type EvaluationResult,
  type ExclusiveGuide,
  getEvaluationResult,
  listEvaluationFields,
  listExclusiveCategories,
  listExclusiveCourses,
} from '@chuhai/contract/evaluation'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Read } from '../../app/page'
import { stubBrowser } from '../../testing/browser'
import { courseCardDouble, sitesDouble } from '../../testing/guide'
import { guideServerDouble, openGuidePage } from '../../testing/guide-page'
import { loadSpecialGuide, type SpecialGuideData } from './load'
import SpecialGuidePage from './SpecialGuidePage'

const abilities = [
  { name: '选品', score: 82, isWeakest: false },
  { name: '品牌', score: 30, isWeakest: true },
]
const guide: ExclusiveGuide = {
  id: 42,
  rating: '成长卖家',
  summary: '品牌是短板。',
  advice: '先办欧盟商标',
  abilities,
  evaluatedAt: '2026-11-21T01:00:00.000Z',
  siteCount: 3,
  courseCount: 1,
}
const result = (navImageId: number | null): EvaluationResult => ({
  rating: navImageId === null ? null : '成长卖家',
  summary: navImageId === null ? null : '品牌是短板。',
  navImageId,
  advice: null,
  abilities: [],
  siteCount: 0,
  courseCount: 0,
  evaluatedAt: null,
})

const serverDouble = (navImageId: number | null = 42) =>
  guideServerDouble()
    .answer(getEvaluationResult, result(navImageId))
    .answer(listEvaluationFields, [])
    .answer(listExclusiveCourses, [courseCardDouble])
    .answer(listExclusiveCategories, [
      {
        id: 1,
        name: '选品与市场',
        sites: sitesDouble.map((site, index) => ({ ...site, reasons: index ? [] : ['亚马逊', '选品'] })),
      },
    ])

const open = (data: SpecialGuideData, server = serverDouble()) =>
  openGuidePage({
    href: '/crossBorderSiteGuide/specialGuide',
    Page: SpecialGuidePage,
    data,
    server,
    isSignedIn: true,
  })

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the personal guide', () => {
  it('shows the visitor’s level, abilities and next step', () => {
    const { main } = open({ kind: 'guide', guide })
    expect(main.getByRole('heading', { level: 1, name: '成长卖家' })).toBeTruthy()
    expect(main.getByText('先办欧盟商标')).toBeTruthy()
    const items = within(main.getByRole('list', { name: '各项能力' })).getAllByRole('listitem')
    expect(items.map((item) => item.firstChild?.textContent)).toEqual(['选品 82 分', '品牌 30 分，短板'])
  })

  it('gives the reasons of each site, and courses', async () => {
    const { main } = open({ kind: 'guide', guide })
    await main.findByText('因为您选择了 亚马逊、选品')
    expect(main.getAllByText(/因为您选择了/)).toHaveLength(1)
    await main.findByRole('link', { name: /跨境第一课/ })
  })

  it('loads the sites again where they could not be loaded, and says where there are none', async () => {
    const server = serverDouble().fail(listExclusiveCategories, 'SERVICE_UNAVAILABLE')
    const { main } = open({ kind: 'guide', guide }, server)
    await main.findByText('站点没有载入')
    server.answer(listExclusiveCategories, [])
    fireEvent.click(main.getByRole('button', { name: '重试' }))
    await main.findByText('还没有挑出站点')
  })

  it('starts the evaluation again, and opens the resulting guide', async () => {
    const server = serverDouble()
    const { main, core } = open({ kind: 'guide', guide }, server)
    await core.query(getEvaluationResult).load()
    fireEvent.click(main.getByRole('button', { name: '重新评测' }))
    const dialog = await screen.findByRole('dialog', { name: '建立跨境专属导航', hidden: true })
    server.answer(getEvaluationResult, result(43))
    await core.query(getEvaluationResult).refresh()
    expect(location.search).toBe('')
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭', hidden: true }))
    await vi.waitFor(() => expect(location.search).toBe('?id=43'))
  })
})

describe('without an id', () => {
  it('opens the guide of an evaluated visitor', async () => {
    open({ kind: 'own', navImageId: 42 })
    await vi.waitFor(() => expect(location.search).toBe('?id=42'))
  })

  it('opens the evaluation for other visitors over an invitation', async () => {
    const { main } = open({ kind: 'own', navImageId: null }, serverDouble(null))
    expect(main.getByRole('heading', { name: '建立跨境专属导航' })).toBeTruthy()
    await screen.findByRole('dialog', { name: '建立跨境专属导航', hidden: true })
    expect(location.search).toBe('')
  })
})

describe('a guide that is not the visitor’s own', () => {
  it('shows that it does not exist, with a link to the visitor’s own', () => {
    const { main } = open({ kind: 'unknown' })
    expect(main.getByRole('heading', { name: '没有这份专属导航' })).toBeTruthy()
    const link = main.getByRole('link', { name: '前往专属导航' })
    expect(link.getAttribute('href')).toBe('/crossBorderSiteGuide/specialGuide')
  })

  const load = (id: string | undefined, read: () => Promise<unknown>) =>
    loadSpecialGuide({ params: {}, query: { id }, read: read as Read })
  const refuse = (httpStatus: number) => () => Promise.reject(Object.assign(new Error(), { httpStatus }))

  it('is distinguished from a failure', async () => {
    expect(await load('77', refuse(404))).toEqual({ kind: 'unknown' })
    expect(await load('x', refuse(500))).toEqual({ kind: 'unknown' })
    await expect(load('77', refuse(503))).rejects.toMatchObject({ httpStatus: 503 })
    expect(await load(undefined, async () => result(null))).toEqual({ kind: 'own', navImageId: null })
  })
})
