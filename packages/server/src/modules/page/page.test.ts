import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { firstContent } from '../../content/source'
import { longestRetention } from '../../sweeps/retention'
import { startTestApp } from '../../testing/test-app'
import { readCompetition } from '../competition/content'
import { courses } from '../school/tables'
import { readPages, seedPages } from './content'
import { searchPages } from './service'
import { pages } from './tables'

const server = startTestApp()
const source = firstContent(new Date())
const pageContent = readPages(source)
const { editions: editionContent } = readCompetition(source)
const get = (path: string) => server.request(path)

describe('the content', () => {
  it('has a key, a path and a title of its own for every page', () => {
    for (const field of ['key', 'path', 'title'] as const)
      expect(new Set(pageContent.map((page) => page[field])).size).toBe(pageContent.length)
  })

  it('has a value for every plan in every row of its price tables', () => {
    for (const { key, prices } of pageContent)
      for (const row of prices?.rows ?? [])
        expect(row.values.length, `${key} ${row.label}`).toBe(prices?.plans.length)
  })

  it('leads from page to page without a dead end', () => {
    const known = new Set([...[...pageContent, ...editionContent].map(({ path }) => path), '/#services'])
    for (const { key, related, parent } of pageContent)
      for (const { path } of parent ? [parent, ...related] : related)
        expect(known.has(path), `${key} ${path}`).toBe(true)
  })
})

describe('a used database', () => {
  it('loses the page of the competition, which has pages of its own by now', async () => {
    const { db } = server
    const [row] = await db.select().from(pages).where(eq(pages.key, 'train'))
    if (!row) throw new Error('no page')
    await db.insert(pages).values({ ...row, key: 'kylinCup-kycup', path: '/kylinCup/kycup' })
    await seedPages(db, pageContent)
    expect(await db.select().from(pages).where(eq(pages.path, '/kylinCup/kycup'))).toEqual([])
  })
})

describe('the privacy page', () => {
  const text = JSON.stringify(pageContent.find(({ key }) => key === 'privacy'))

  it('says how long what is kept, in the figures of the sweeps', () => {
    const { leadMonths, pageViewMonths, assistantDays, registrationMonths, outboxDays, accessLogMonths } =
      longestRetention
    for (const sentence of [
      `自提交起 ${leadMonths} 个月`,
      `送达 ${outboxDays} 天后`,
      `保存 ${pageViewMonths} 个月`,
      `对话保存 ${assistantDays} 天`,
      `报名截止起 ${registrationMonths} 个月`,
      `记录保存 ${accessLogMonths} 个月`,
    ])
      expect(text).toContain(sentence)
  })

  it('names the model of the assistant, and the members of a team', () => {
    expect(text).toContain('发送给我们选用的大模型服务')
    expect(text).toContain('每位队员的姓名、手机号、邮箱')
  })
})

describe('GET /page/{key}', () => {
  it('answers the page as it was written', async () => {
    const response = await get('/api/page/siteBuild')
    expect(await response.json()).toMatchObject({
      data: { title: '独立站建设', price: { figure: '¥9,800\u00a0起' } },
    })
  })

  it('answers 404 for a key that nobody wrote and 422 for what is no key', async () => {
    expect((await get('/api/page/nothing')).status).toBe(404)
    expect((await get('/api/page/a%20b')).status).toBe(422)
  })
})

describe('GET /page/search', () => {
  const titles = async (question: string) =>
    (await searchPages(server.db, question)).hits.map((hit) => hit.title)

  it('finds by title before it finds by summary', async () => {
    expect((await titles('商标'))[0]).toBe('商标与专利')
    expect((await titles('独立站'))[0]).toBe('独立站建设')
    expect(await titles('vat')).toContain('税务合规')
  })

  it('finds words that stand apart from one another', async () => {
    expect(await titles('VAT 注册')).toContain('税务合规')
  })

  it('finds nothing for nothing, for signs alone and for strange words', async () => {
    for (const question of ['', '  ', '%', '_', "'; drop table page --", 'zzzzzz'])
      expect(await titles(question)).toEqual([])
  })

  it('finds services, courses, sites and articles by their names, and says what each is', async () => {
    const { hits } = await searchPages(server.db, '17TRACK')
    expect(hits[0]).toMatchObject({
      parent: '跨境导航',
      path: expect.stringMatching(/^\/crossBorderSiteGuide\/detail\?id=/),
    })
    const [course] = await server.db.select().from(courses).limit(1)
    expect((await searchPages(server.db, course?.name ?? '')).hits[0]).toMatchObject({
      title: course?.name,
      summary: course?.summary,
      parent: '课程',
      path: `/school/detail?id=${course?.id}`,
    })
    const kinds = new Set((await searchPages(server.db, '亚马逊')).hits.map(({ parent }) => parent))
    for (const kind of ['课程', '跨境导航', '资讯', '平台开店']) expect(kinds).toContain(kind)
  })

  it.each([
    ['亚玛逊', '亚马逊'],
    ['yamaxun', '亚马逊'],
    ['Amazn', 'amazon'],
    ['亚玛逊开店', '亚马逊开店'],
  ])('says that for %s it looked for %s', async (question, searchedFor) => {
    const found = await searchPages(server.db, question)
    expect(found).toMatchObject({ searchedFor, suggestion: null })
    expect(found.hits.length).toBeGreaterThan(0)
  })

  it.each([
    ['GPRS', 'GPSR'],
    ['vta', 'vat'],
    ['欧盟 GPRS', '欧盟 GPSR'],
  ])('offers for %s, whose letters have changed places, %s', async (question, suggestion) => {
    expect(await searchPages(server.db, question)).toMatchObject({ searchedFor: null, suggestion })
  })

  it.each(['亚马逊', 'VAT', 'amazon', 'zzzzzz', '2052'])('takes %s as it stands', async (question) => {
    expect(await searchPages(server.db, question)).toMatchObject({ searchedFor: null, suggestion: null })
  })

  it('does not show pages for signed-in visitors', async () => {
    expect(await titles('服务商入驻')).not.toContain('服务商入驻')
  })

  it('refuses a question that is too long', async () => {
    expect((await get(`/api/page/search?q=${'x'.repeat(51)}`)).status).toBe(422)
  })
})
