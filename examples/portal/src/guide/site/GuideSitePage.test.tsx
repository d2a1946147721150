import {
  getGuideDetail,
  listSiteArticles,
  listSiteClasses,
  listSiteCourses,
  saveAppraisal,
} from '@chuhai/contract/guide'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { articleCardDouble, classCardDouble, courseCardDouble, guideDetailDouble } from '../../testing/guide'
import { guideServerDouble, openGuidePage } from '../../testing/guide-page'
import GuideSitePage from './GuideSitePage'

const open = (options: Partial<Parameters<typeof openGuidePage>[0]> = {}) =>
  openGuidePage({
    href: '/crossBorderSiteGuide/detail?id=10101',
    Page: GuideSitePage,
    data: guideDetailDouble,
    ...(options as object),
  })

const serverWithShelves = () =>
  guideServerDouble()
    .answer(listSiteArticles, [articleCardDouble])
    .answer(listSiteClasses, [])
    .answer(listSiteCourses, [courseCardDouble])

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('a site', () => {
  it('opens in a new tab that knows nothing of ours', () => {
    const { main } = open()
    const link = main.getByRole('link', { name: '访问网站：义乌购（新窗口）' })
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener')
  })

  it('links to its categories, tags and neighbours', () => {
    const { main } = open()
    const pathOf = (name: string | RegExp) => main.getByRole('link', { name }).getAttribute('href')
    expect(pathOf('货源平台')).toBe('/crossBorderSiteGuide?firstTypeId=1&secondTypeId=101')
    expect(pathOf('选品')).toBe('/tag?name=%E9%80%89%E5%93%81')
    expect(pathOf(/卖家精灵/)).toBe('/crossBorderSiteGuide/detail?id=10102')
  })

  it('is in English where core’s locale is', async () => {
    const { main } = open({ locale: 'en' })
    expect(main.getByRole('heading', { name: 'About the site' })).toBeTruthy()
    expect(await main.findByRole('radio', { name: '5, Very good' })).toBeTruthy()
  })
})

describe('recommendations', () => {
  it('load shelf by shelf: one filled, one empty, one failed and loaded again', async () => {
    const server = serverWithShelves().fail(listSiteCourses, 'SERVICE_UNAVAILABLE')
    const { main } = open({ server })
    const shelf = (name: string) => within(main.getByRole('region', { name }))
    await main.findByRole('region', { name: '文章' })
    const article = await shelf('文章').findByRole('link', { name: /资料要备到什么程度/ })
    expect(article.getAttribute('href')).toBe('/news/detail?id=101')
    await shelf('培训班').findByText('近期没有相关的培训班')
    await shelf('课程').findByText(/服务暂时不可用/)
    server.answer(listSiteCourses, [courseCardDouble]).answer(listSiteClasses, [classCardDouble])
    fireEvent.click(shelf('课程').getByRole('button', { name: '重试' }))
    expect((await shelf('课程').findByRole('link', { name: /跨境第一课/ })).textContent).toContain('免费')
  })
})

describe('an appraisal', () => {
  const own = { score: 2, content: '广告多' }

  it('shows what the visitor said before, and can be changed', async () => {
    const appraisals = { count: 12, average: 4.4, own }
    const server = serverWithShelves()
      .answer(getGuideDetail, { ...guideDetailDouble, appraisals })
      .answer(saveAppraisal, { count: 12, average: 4.6, own: { score: 5, content: '广告多' } })
    const { main } = open({ server, isSignedIn: true })
    await main.findByText('您评过 2 分，可以随时修改。')
    await waitFor(() =>
      expect(main.getByRole('radio', { name: '2 分，不好' })).toHaveProperty('checked', true),
    )
    expect(main.getByRole('textbox')).toHaveProperty('value', '广告多')
    fireEvent.click(main.getByRole('radio', { name: '5 分，很好' }))
    fireEvent.click(main.getByRole('button', { name: '修改评价' }))
    await main.findByText('4.6')
    expect(main.getByText('您评过 5 分，可以随时修改。')).toBeTruthy()
  })

  it('promises of the score alone that it helps others, and says that the words are not published', async () => {
    const appraisals = { count: 0, average: null, own: null }
    const { main } = open({ data: { ...guideDetailDouble, appraisals } })
    expect(main.getByText('还没有人评价，您的评分会帮到同行。')).toBeTruthy()
    expect(await main.findByLabelText('说说用后的感受，不公开（选填）')).toBeTruthy()
  })

  it('takes the visitor to the score that is missing, and counts the characters', async () => {
    const { main } = open()
    fireEvent.change(await main.findByRole('textbox'), { target: { value: '好用吗𠮷' } })
    expect(main.getByText('4 / 200')).toBeTruthy()
    fireEvent.click(main.getByRole('button', { name: '提交评价' }))
    const group = main.getByRole('group', { name: /好用吗/ })
    expect(within(group).getByText('请选择')).toBeTruthy()
    expect(document.activeElement).toBe(within(group).getAllByRole('radio')[0])
  })

  it('says before that sign-on is needed', async () => {
    const { core, main } = open()
    await core.session.refresh()
    await main.findByText('提交时需要登录，写好的内容会留着。')
    fireEvent.click(main.getByRole('radio', { name: '4 分，好用' }))
    fireEvent.click(main.getByRole('button', { name: '提交评价' }))
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'guide-appraise' })
    expect(screen.getByRole('radio', { name: '4 分，好用' })).toHaveProperty('checked', true)
  })
})
