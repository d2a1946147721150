import type { Banner } from '@chuhai/contract/banner'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'
import { banners } from './tables'

const server = startTestApp()

const address = (applicationSite: string, bannerModule: string) =>
  `/api/site/banner/list?${new URLSearchParams({ applicationSite, bannerModule })}`
const listed = async (applicationSite = 'PC端', bannerModule = '导航页') =>
  (await server.get<Banner[]>(address(applicationSite, bannerModule))).envelope.data

it('invites to the evaluation on the site guide', async () => {
  expect(await listed()).toEqual([
    {
      id: 1,
      title: '建立跨境专属导航',
      text: expect.stringMatching(/^回答几道题，按您的平台、品类和阶段挑出站点与课程，约 2.分钟。$/),
      image: null,
      link: { text: '开始评测', address: '/crossBorderSiteGuide/specialGuide' },
    },
  ])
})

it('is that of one place of one application', async () => {
  expect(await listed('PC端', '首页')).toEqual([])
  expect(await listed('小程序', '导航页')).toEqual([])
  expect(await listed("PC端' or '1'='1", '导航页')).toEqual([])
})

it('comes in the operator’s order without what is hidden, and with a link only where there is one', async () => {
  const place = { applicationSite: 'PC端', bannerModule: '导航页', text: '' }
  await server.db.insert(banners).values([
    { ...place, id: 2, position: 30, title: '后', image: '/media/banner.svg' },
    { ...place, id: 3, position: 5, title: '前', linkAddress: '/news' },
    { ...place, id: 4, position: 1, title: '藏', isShown: false },
  ])
  expect((await listed()).map(({ title, image, link }) => [title, image, link])).toEqual([
    ['前', null, { text: '/news', address: '/news' }],
    ['建立跨境专属导航', null, { text: '开始评测', address: '/crossBorderSiteGuide/specialGuide' }],
    ['后', '/media/banner.svg', null],
  ])
  await server.db.update(banners).set({ isShown: false }).where(eq(banners.applicationSite, 'PC端'))
  expect(await listed()).toEqual([])
})

it('is refused without a place, or with a name that is too long', async () => {
  const wrong = [
    ['/api/site/banner/list', ['applicationSite', 'bannerModule']],
    ['/api/site/banner/list?applicationSite=PC', ['bannerModule']],
    [address('长'.repeat(21), '导航页'), ['applicationSite']],
  ] as const
  for (const [path, fields] of wrong) {
    const { http, envelope } = await server.get<{ fields: object }>(path)
    expect([http, Object.keys(envelope.data.fields)]).toEqual([422, fields])
  }
})
