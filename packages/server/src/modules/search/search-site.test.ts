import type { SearchResults } from '@chuhai/contract/search'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'
import { courses } from '../school/tables'
import { searchSources } from '../search-sources'
import { searchSite } from './service'

const server = startTestApp()
const find = (q: string, more: { kind?: string; page?: number; rows?: number } = {}) =>
  searchSite(server.db, { q, page: 1, rows: 20, ...more })
const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')
const titles = async (q: string) => (await find(q)).list.map(({ title }) => textOf(title))

describe('the kinds of the search', () => {
  it('have keys and names of their own', () => {
    for (const field of ['kind', 'label'] as const)
      expect(new Set(searchSources.map((source) => source[field])).size).toBe(searchSources.length)
  })

  it('are counted as their lists are long, in the declared order', async () => {
    const { kinds, total } = await find('亚马逊')
    const order = searchSources.map(({ kind }) => kind)
    expect(kinds.map(({ kind }) => kind)).toEqual(
      order.filter((kind) => kinds.some((each) => each.kind === kind)),
    )
    expect(kinds.reduce((sum, each) => sum + each.total, 0)).toBe(total)
    for (const { kind, label, total } of kinds) {
      const found = await find('亚马逊', { kind, rows: 9999 })
      expect([kind, found.list.length, found.total]).toEqual([kind, total, total])
      expect(found.list.every((hit) => hit.kind === kind && hit.label === label)).toBe(true)
      expect(found.kinds).toEqual(kinds)
    }
  })

  it('say how much of it can be ordered', async () => {
    for (const question of ['亚马逊', '商标', '物流']) {
      const address = `/api/search/serviceItem?${new URLSearchParams({ q: question })}`
      const { envelope } = await server.get<{ total: number }>(address)
      expect(envelope.data.total).toBe((await find(question)).services)
    }
  })

  it('hold services, platforms, sites, articles, courses and more', async () => {
    const { kinds } = await find('亚马逊')
    const labels = kinds.map(({ label }) => label)
    expect(labels).toEqual(
      expect.arrayContaining(['服务', '平台开店', '跨境导航', '资讯', '课程', '专题阅读']),
    )
  })

  it('are empty where they do not exist, with the others counted', async () => {
    expect(await find('亚马逊', { kind: 'nothing' })).toMatchObject({
      list: [],
      total: 0,
      kinds: (await find('亚马逊')).kinds,
    })
  })
})

describe('the list of the search', () => {
  it('is the same page by page as in one', async () => {
    const whole = await find('亚马逊', { rows: 30 })
    const parts = await Promise.all([1, 2, 3].map((page) => find('亚马逊', { page, rows: 10 })))
    expect(parts.flatMap(({ list }) => list)).toEqual(whole.list)
    expect(new Set(whole.list.map(({ kind, path }) => `${kind} ${path}`)).size).toBe(30)
    expect((await find('亚马逊', { page: 1000 })).list).toEqual([])
  })

  it('names no address twice', async () => {
    for (const question of ['亚马逊', '物流', '开店']) {
      const paths = (await find(question, { rows: 9999 })).list.map(({ path }) => path)
      expect(paths).toHaveLength(new Set(paths).size)
    }
  })

  it('has the found words marked in title and excerpt', async () => {
    const { list } = await find('商标')
    expect(list[0]?.title).toEqual([
      { text: '商标', isHit: true },
      { text: '与专利', isHit: false },
    ])
    for (const { title, excerpt } of list)
      expect([...title, ...excerpt].some(({ text, isHit }) => isHit && text.includes('商标'))).toBe(true)
  })

  it('is found by title before it is found by summary', async () => {
    expect((await titles('商标'))[0]).toBe('商标与专利')
    expect((await titles('独立站建设'))[0]).toBe('独立站建设')
    expect(await titles('vat')).toContain('税务合规')
    expect(await titles('VAT 注册')).toContain('税务合规')
  })

  it('is empty for nothing, for signs alone and for strange words', async () => {
    for (const question of ['', '  ', '%', '_', "'; drop table page --", 'zzzzzz'])
      expect(await find(question)).toMatchObject({ list: [], total: 0, kinds: [] })
  })

  it('has sites and courses by their names', async () => {
    expect((await find('17TRACK')).list[0]).toMatchObject({
      label: '跨境导航',
      path: expect.stringMatching(/^\/crossBorderSiteGuide\/detail\?id=/),
    })
    const [course] = await server.db.select().from(courses).limit(1)
    const [first] = (await find(course?.name ?? '', { kind: 'course' })).list
    expect(first).toMatchObject({ label: '课程', path: `/school/detail?id=${course?.id}` })
    expect(textOf(first?.title ?? [])).toBe(course?.name)
  })

  it('does not have pages for signed-in visitors', async () => {
    expect(await titles('服务商入驻')).not.toContain('服务商入驻')
  })
})

describe('a misspelt question', () => {
  it.each([
    ['亚玛逊', '亚马逊'],
    ['yamaxun', '亚马逊'],
    ['Amazn', 'amazon'],
    ['亚玛逊开店', '亚马逊开店'],
  ])('%s is corrected to %s', async (question, searchedFor) => {
    const found = await find(question)
    expect(found).toMatchObject({ searchedFor, suggestion: null })
    expect(found.total).toBeGreaterThan(0)
  })

  it.each([
    ['GPRS', 'GPSR'],
    ['vta', 'vat'],
    ['欧盟 GPRS', '欧盟 GPSR'],
  ])('%s, whose letters have changed places, is offered as %s', async (question, suggestion) => {
    expect(await find(question)).toMatchObject({ searchedFor: null, suggestion })
  })

  it.each([
    ['電商培訓', '电商培训'],
    ['商標註冊', '商标注册'],
    ['物流運輸', '物流运输'],
    ['谷歌廣告', '谷歌广告'],
    ['跨 境 电 商', '跨境电商'],
    ['V A T', 'VAT'],
    ['Ｖ　Ａ　Ｔ 税 率', 'VAT 税率'],
  ])('%s is searched for as %s, and finds the same', async (question, plain) => {
    const { searchedFor, ...found } = await find(question)
    const { searchedFor: _, ...same } = await find(plain)
    expect([searchedFor, found]).toEqual([plain, same])
    expect(found.total).toBeGreaterThan(0)
  })

  it.each([
    ['跨\u200b境电商', '跨境电商'],
    ['\ufeff商标注册。', '商标注册'],
    ['ＶＡＴ', 'VAT'],
  ])('%j finds what %s does, without a word about it', async (question, plain) => {
    expect(await find(question)).toEqual(await find(plain))
  })

  it.each(['亚马逊', 'VAT', 'amazon', 'zzzzzz', '2052'])('%s is taken as it stands', async (question) => {
    expect(await find(question)).toMatchObject({ searchedFor: null, suggestion: null })
  })
})

describe('GET /search', () => {
  const get = (query: Record<string, string>) =>
    server.get<SearchResults>(`/api/search?${new URLSearchParams(query)}`)

  it('answers a page of a kind', async () => {
    const { http, envelope } = await get({ q: '物流', kind: 'news', page: '2', rows: '3' })
    expect(http).toBe(200)
    expect(envelope.data).toMatchObject({ page: 2, rows: 3 })
    expect(envelope.data.list).toEqual((await find('物流', { kind: 'news', page: 2, rows: 3 })).list)
  })

  it.each([
    { q: 'x'.repeat(51) },
    { q: 'a', kind: "'" },
    { q: 'a', page: '0' },
    { q: 'a', rows: '10000' },
    {},
  ])('refuses %j', async (query) => expect((await get(query as Record<string, string>)).http).toBe(422))
})
