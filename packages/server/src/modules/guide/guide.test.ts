import type { Envelope } from '@chuhai/contract'
import { listPageMax, listRowsMax } from '@chuhai/contract/constants'
import {
  type GuideDetail,
  type GuideSite,
  type GuideTree,
  guideDetail,
  guideSite,
  guideTree,
} from '@chuhai/contract/guide'
import { eq, isNotNull } from 'drizzle-orm'
import { array, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { refreshSearch } from '../../search/refresh'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { publications } from '../publication/tables'
import { categoryContent, hotSearchContent, siteContent } from './content'
import { siteSearchSource } from './search'
import { hotSearches, sites } from './tables'

interface Listed<T> {
  list: T[]
  total: number
  page: number
  rows: number
}

const server = startTestApp()
const everyCategory = firstItems(categoryContent)
const everySite = firstItems(siteContent)
const everyHotSearch = firstItems(hotSearchContent)
const sitesOf = (categoryId = 0) => everySite.filter((site) => site.categoryId === categoryId)

const list = async (body: object) => {
  const { envelope } = await server.post<Listed<GuideSite>>('/api/nav/home/nav/page', body)
  return envelope.data
}
const names = async (body: object) => (await list(body)).list.map(({ name }) => name)
const marked = (text: GuideSite['summary'] | undefined, parts: { text: string; isHit: boolean }[] = []) => {
  expect(parts.map((part) => part.text).join('')).toBe(text)
  return parts.filter(({ isHit }) => isHit).map((part) => part.text)
}
const hide = (id: number, isShown = false) => server.db.update(sites).set({ isShown }).where(eq(sites.id, id))
const detail = async (id: number | string) => server.get<GuideDetail>(`/api/nav/detail/${id}`)

describe('the tree', () => {
  const tree = async () => (await server.get<GuideTree>('/api/nav/home/tree')).envelope.data

  it('has the categories in the editors’ order, with the number of visible sites', async () => {
    const found = parse(guideTree, await tree())
    expect(found).toEqual(
      everyCategory.map(({ id, name, summary, children }) => ({
        id,
        name,
        summary,
        children: children.map((child) => ({
          id: child.id,
          name: child.name,
          siteCount: sitesOf(child.id).length,
        })),
      })),
    )
  })

  it('does not count hidden sites', async () => {
    await hide(10101)
    expect((await tree())[0]?.children[0]?.siteCount).toBe(sitesOf(101).length - 1)
    await hide(10101, true)
  })
})

describe('the list of sites', () => {
  const refusesWords = async (text: string) => {
    for (const name of ['region', 'tag']) {
      const { http, envelope } = await server.post('/api/nav/home/nav/page', { [name]: text })
      expect([http, Object.keys((envelope.data as { fields: object }).fields)]).toEqual([422, [name]])
    }
  }

  it('has all sites in the editors’ order', async () => {
    const all = await list({ page: 1, rows: 9999 })
    expect(parse(array(guideSite), all.list).map(({ id }) => id)).toEqual(everySite.map(({ id }) => id))
    expect(all).toMatchObject({ total: everySite.length, page: 1, rows: 9999 })
    expect(all.list[0]).toEqual({
      id: 10101,
      name: '1688 跨境专供',
      logo: { mark: '1', tint: 'orange' },
      summary: '一件代发、包装可定制的货源',
      address: 'https://kj.1688.com',
      region: '中国',
      tags: ['货源', '选品', '新手', '免费', '中文'],
      isOfficial: false,
      firstTypeId: 1,
      secondTypeId: 101,
      isSubscribed: false,
    })
  })

  it('is read by page, also beyond the last one', async () => {
    const ids = everySite.map(({ id }) => id)
    expect(await list({})).toMatchObject({ page: 1, rows: 20, total: ids.length })
    expect((await list({ page: 3, rows: 7 })).list.map(({ id }) => id)).toEqual(ids.slice(14, 21))
    expect(await list({ page: listPageMax, rows: listRowsMax })).toMatchObject({
      list: [],
      total: ids.length,
    })
  })

  it('is filtered by a category of either level', async () => {
    const [first] = everyCategory
    const [second] = first?.children ?? []
    const ids = (body: object) =>
      list({ rows: 9999, ...body }).then((found) => found.list.map(({ id }) => id))
    const ofSecond = sitesOf(second?.id).map(({ id }) => id)
    expect(await ids({ firstTypeId: 1 })).toEqual(
      first?.children.flatMap((child) => sitesOf(child.id).map(({ id }) => id)),
    )
    expect(await ids({ secondTypeId: 101 })).toEqual(ofSecond)
    expect(await ids({ firstTypeId: 1, secondTypeId: 101 })).toEqual(ofSecond)
  })

  it('is filtered by region and tag', async () => {
    const inEurope = everySite.filter(({ region }) => region === '欧洲')
    expect((await list({ rows: 9999, region: '欧洲' })).list.map(({ id }) => id)).toEqual(
      inEurope.map(({ id }) => id),
    )
    const both = everySite.filter(({ region, tags }) => region === '欧洲' && tags.includes('税务'))
    expect(both.length).toBeGreaterThan(0)
    expect(await names({ rows: 9999, region: '欧洲', tag: '税务' })).toEqual(both.map(({ name }) => name))
  })

  it('ignores empty filters', async () => {
    expect(await list({ keyword: '', region: ' ', tag: '' })).toEqual(await list({}))
    expect(await list({ region: '欧洲', tag: '' })).toEqual(await list({ region: '欧洲' }))
  })

  it('accepts tags of articles, and of hidden sites', async () => {
    const { id, type, tags } = publications
    const written = await server.db.select({ tags }).from(publications).where(eq(type, 'news'))
    for (const tag of new Set(written.map(({ tags }) => tags[0])))
      expect((await list({ tag, rows: 1 })).total).toBeGreaterThan(0)
    await server.db
      .update(publications)
      .set({ tags: ['没有站点'] })
      .where(eq(id, 101))
    expect(await list({ tag: '没有站点' })).toMatchObject({ list: [], total: 0 })
    await server.db.update(sites).set({ isShown: false }).where(eq(sites.region, '非洲'))
    expect(await list({ region: '非洲' })).toMatchObject({ list: [], total: 0 })
    await server.db.update(sites).set({ isShown: true })
  })

  it.each([
    ['GUIDE_REGION_UNKNOWN', { region: '火星' }, { region: '没有这个地区' }],
    ['GUIDE_TAG_UNKNOWN', { tag: '税' }, { tag: '没有这个标签' }],
    ['REQUEST_INVALID', { secondTypeID: 101 }, { secondTypeID: '没有此项' }],
  ])('is refused with %s for %j', async (code, body, fields) => {
    const { http, envelope } = await server.post('/api/nav/home/nav/page', body)
    expect([http, envelope.status, envelope.data]).toEqual([422, code, { fields }])
  })

  it.each([
    ['a first type that does not exist', { firstTypeId: 99 }, 'firstTypeId'],
    ['a second type as the first', { firstTypeId: 101 }, 'firstTypeId'],
    ['a second type that does not exist', { secondTypeId: 9999 }, 'secondTypeId'],
    ['a first type as the second', { secondTypeId: 1 }, 'secondTypeId'],
    ['a second type of another first one', { firstTypeId: 2, secondTypeId: 101 }, 'secondTypeId'],
  ])('is refused for %s', async (_, body, field) => {
    const { http, envelope } = await server.post('/api/nav/home/nav/page', body)
    expect([http, envelope.status]).toEqual([422, 'GUIDE_TYPE_UNKNOWN'])
    expect(envelope.data).toEqual({ fields: { [field]: '没有这个分类' } })
  })

  it.each([
    ['page', 0],
    ['page', 'x'],
    ['rows', 10_000],
    ['rows', 1.5],
    ['firstTypeId', '1'],
    ['firstTypeId', -1],
    ['secondTypeId', 2_147_483_648],
    ['keyword', '长'.repeat(61)],
    ['keyword', ['物流']],
    ['region', '长'.repeat(21)],
    ['tag', { $ne: '' }],
  ])('is refused when %s is %j', async (field, value) => {
    const { http, envelope } = await server.post('/api/nav/home/nav/page', { [field]: value })
    expect([http, Object.keys((envelope.data as { fields: object }).fields)]).toEqual([422, [field]])
  })

  it.each(['%', '_', '\\', "'|'", ':*', '!(&', '{,}', '<>', '\u202e', '\uffff'])(
    'finds nothing for punctuation: %j',
    async (text) => {
      expect(await list({ keyword: text })).toMatchObject({ list: [], total: 0 })
      await refusesWords(text)
    },
  )

  it.each(["' or 1=1 --", "'); drop table x --", '{1,2}', '<b>', '$1', "a' & 'b':*", '选品" , "'])(
    'treats %j as plain words',
    async (text) => {
      expect((await list({ keyword: text })).total).toBeLessThan(everySite.length)
      await refusesWords(text)
    },
  )

  it('leaves out hidden sites', async () => {
    await hide(30401)
    expect(await names({ rows: 9999 })).not.toContain('17TRACK')
    expect(await names({ keyword: '17track' })).toEqual([])
    await hide(30401, true)
  })
})

describe('a keyword', () => {
  it('finds names before summaries, and marks both', async () => {
    const { list: found, total } = await list({ keyword: '物流', rows: 9999 })
    const isIn = found.map(({ name, summary }) =>
      name.includes('物流') ? 0 : summary.includes('物流') ? 1 : 2,
    )
    expect(isIn).toEqual([...isIn].sort((a, b) => a - b))
    expect(new Set(isIn)).toEqual(new Set([0, 1, 2]))
    expect(total).toBe(found.length)
    for (const site of found) {
      expect(marked(site.name, site.found?.name)).toEqual(site.name.includes('物流') ? ['物流'] : [])
      expect(marked(site.summary, site.found?.summary)).toEqual(site.summary.includes('物流') ? ['物流'] : [])
    }
  })

  it.each(['物流', 'amazon', '亚马逊', '亚玛逊', '税务', 'VAT 查询', '17track.net'])(
    'is marked in every result: %s',
    async (keyword) => {
      const { list: found } = await list({ keyword, rows: 9999 })
      expect(found.length).toBeGreaterThan(0)
      for (const { name, found: texts } of found) {
        const { name: title = [], summary = [], text } = texts ?? {}
        const isInHead = [...title, ...summary].some(({ isHit }) => isHit)
        expect([name, text === undefined]).toEqual([name, isInHead])
        expect([name, (text ?? [...title, ...summary]).some(({ isHit }) => isHit)]).toEqual([name, true])
      }
    },
  )

  it('that is in neither name nor summary is shown in the best matching paragraph', async () => {
    await server.db
      .update(sites)
      .set({ body: '先说别的。\n\n鲸落的海岸，很远', name: '甲', summary: '乙' })
      .where(eq(sites.id, 10101))
    await refreshSearch(server.db, [siteSearchSource], new Date())
    const [site] = (await list({ keyword: '鲸落海岸' })).list
    expect(site?.found).toEqual({
      name: [{ text: '甲', isHit: false }],
      summary: [{ text: '乙', isHit: false }],
      text: [
        { text: '鲸落', isHit: true },
        { text: '的', isHit: false },
        { text: '海岸', isHit: true },
        { text: '，很远', isHit: false },
      ],
    })
  })

  it('returns the corrected keyword', async () => {
    const { envelope } = await server.post('/api/nav/home/nav/page', { keyword: '亚玛逊', rows: 1 })
    expect(envelope.data).toMatchObject({ searchedFor: '亚马逊', suggestion: null })
  })

  it.each(['amazon', '亚马逊', 'AMAZON', 'amazn'])(
    'finds a platform by either of its names and marks it: %s',
    async (keyword) => {
      const [site] = (await list({ keyword })).list
      expect(site?.name).toBe('亚马逊全球开店')
      expect(marked(site?.name, site?.found?.name)).toEqual(['亚马逊'])
    },
  )

  it.each([
    ['Shoppe', 'Shopee 卖家中心', 'Shopee'],
    ['17trak', '17TRACK', '17TRACK'],
    ['googel', 'Google 翻译', 'Google'],
    ['PayPel', 'PayPal', 'PayPal'],
    ['17track.net', '17TRACK', '17TRACK'],
    ['tictok', 'TikTok 广告资料库', 'TikTok'],
  ])('that is %s means %s, with %s marked', async (keyword, name, mark) => {
    const [site] = (await list({ keyword })).list
    expect(site?.name).toBe(name)
    expect(marked(site?.name, site?.found?.name)).toEqual([mark])
  })

  it('is combined with the other filters, the best match first', async () => {
    const all = (await list({ keyword: '海外仓', rows: 9999 })).list
    const within = await list({ keyword: '海外仓', firstTypeId: 3, rows: 9999 })
    expect(within.list).toEqual(all.filter(({ firstTypeId }) => firstTypeId === 3))
    expect(within.total).toBeLessThan(all.length)
    expect((await list({ keyword: '海外仓', page: 2, rows: 3 })).list).toEqual(all.slice(3, 6))
  })

  it('of several words finds sites with all of them', async () => {
    const { list: found } = await list({ keyword: 'VAT 查询', rows: 9999 })
    expect(found.length).toBeLessThan(20)
    for (const site of found) expect(`${site.name}${site.summary}${site.tags}`).toMatch(/VAT|查询/)
  })

  it('may be empty', async () => {
    const { list: found, total } = await list({ keyword: '  ', rows: 1 })
    expect([total, found[0]?.found]).toEqual([everySite.length, undefined])
  })

  it.each(everyHotSearch)('that is suggested finds something: %s', async (keyword) => {
    expect((await list({ keyword })).total).toBeGreaterThan(0)
  })
})

describe('hot recommendations', () => {
  const hot = async (body: object = { page: 1, rows: 9999 }) =>
    (await server.post<Listed<GuideSite>>('/api/nav/home/hot/page', body)).envelope.data
  const isShown = async () => (await server.get<boolean>('/api/nav/home/is_show_hot')).envelope.data

  it('are ordered by their places', async () => {
    const ids = everySite
      .filter((site) => site.hotRank)
      .sort((a, b) => (a.hotRank ?? 0) - (b.hotRank ?? 0))
      .map(({ id }) => id)
    expect(await hot()).toMatchObject({ list: ids.map((id) => ({ id })), total: ids.length })
    expect((await hot({ page: 2, rows: 5 })).list.map(({ id }) => id)).toEqual(ids.slice(5, 10))
  })

  it('are available while a hot site is visible', async () => {
    expect(await isShown()).toBe(true)
    await server.db.update(sites).set({ isShown: false }).where(isNotNull(sites.hotRank))
    expect([await isShown(), await hot()]).toEqual([false, { list: [], total: 0, page: 1, rows: 9999 }])
    await server.db.update(sites).set({ isShown: true })
    expect(await isShown()).toBe(true)
  })

  it('have suggested searches in the editors’ order', async () => {
    const words = async (body: object) =>
      (await server.post<Listed<{ word: string }>>('/api/nav/home/hot/search/page', body)).envelope.data
    expect(await words({ rows: 9999 })).toEqual({
      list: everyHotSearch.map((word) => ({ word })),
      total: 12,
      page: 1,
      rows: 9999,
    })
    expect((await words({ page: 2, rows: 5 })).list).toHaveLength(5)
    await server.db.delete(hotSearches)
    expect(await words({})).toMatchObject({ list: [], total: 0 })
  })
})

describe('a site', () => {
  it('is returned alone, and with its page', async () => {
    const { envelope } = await server.get<GuideSite>('/api/nav/home/nav_site/30401')
    const { data } = (await detail(30401)).envelope
    expect(parse(guideDetail, data).site).toEqual(envelope.data)
    const written = everySite.find(({ id }) => id === 30401)
    expect(data).toMatchObject({
      steps: written?.steps,
      site: { name: '17TRACK', firstTypeId: 3, secondTypeId: 304 },
    })
    expect(data.appraisals).toEqual({ count: 0, average: null, own: null })
  })

  it('has six neighbours of its category, starting with the next one', async () => {
    const ids = everySite.filter(({ id }) => Math.floor(id / 100) === 304).map(({ id }) => id)
    const beside = async (id: number) => (await detail(id)).envelope.data.neighbours.map((site) => site.id)
    expect(await beside(30401)).toEqual(ids.slice(1, 7))
    expect(await beside(30406)).toEqual([...ids.slice(6), ...ids.slice(0, 4)])
    await hide(30402)
    expect(await beside(30401)).toEqual(ids.slice(2, 8))
    await hide(30402, true)
  })

  const paths = ['/api/nav/home/nav_site', '/api/nav/detail'].concat(
    ['article', 'class', 'course'].map((part) => `/api/nav/detail/${part}/recommend`),
  )

  it.each(paths)('is unknown to %s when it is hidden or does not exist', async (path) => {
    await hide(30401)
    for (const id of [30401, 999_999, 2_147_483_647]) {
      const { http, envelope } = await server.get(`${path}/${id}`)
      expect([http, envelope.status]).toEqual([404, 'GUIDE_SITE_UNKNOWN'])
    }
    await hide(30401, true)
  })

  it.each(paths)('is refused by %s when its id is malformed', async (path) => {
    for (const id of ['0', '-1', '1.5', 'x', '1e3', '2147483648', '%27', '030401', '99999999999']) {
      const response = await server.request(`${path}/${id}`)
      expect([id, response.status]).toEqual([id, 422])
      expect(((await response.json()) as Envelope<unknown>).status).toBe('REQUEST_INVALID')
    }
  })
})
