import { type ClassCard, type CourseCard, classCard, courseCard } from '@chuhai/contract/guide'
import { type ArticleCard, articles } from '@chuhai/contract/publication'
import { courseMinutes, lessonsOf } from '@chuhai/contract/school'
import { eq } from 'drizzle-orm'
import { array, parse } from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstItems } from '../../testing/first-items'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { dateInShanghai } from '../../time/shanghai'
import { publications } from '../publication/tables'
import { courses, trainingClasses } from '../school/tables'
import { siteContent } from './content'
import { sites, subscriptions } from './tables'

const server = startTestApp()
const ids = firstItems(siteContent).map(({ id }) => id)

const beside = async <T>(part: string, id: number) =>
  (await server.get<T[]>(`/api/nav/detail/${part}/recommend/${id}`)).envelope.data
const setTags = (id: number, tags: string[]) => server.db.update(sites).set({ tags }).where(eq(sites.id, id))

const article = (id: number, tags: string[], publishedAt = '2026-11-01') =>
  server.db.insert(publications).values({
    type: 'news',
    id,
    title: `第 ${id} 篇`,
    summary: '',
    cover: '/media/ship.svg',
    fields: { category: '物流', author: '编辑部', minutes: 3 },
    tags,
    body: '',
    publishedAt,
  })

describe('recommendations for a site', () => {
  it('exist for sites of every kind, up to the limit', async () => {
    for (const id of ids.filter((_, index) => index % 30 === 0)) {
      const [read, joined, watched] = [
        parse(array(articles.card), await beside('article', id)),
        parse(array(classCard), await beside('class', id)),
        parse(array(courseCard), await beside('course', id)),
      ]
      expect([id, read.length > 0 && read.length <= 4, joined.length <= 3, watched.length <= 4]).toEqual([
        id,
        true,
        true,
        true,
      ])
    }
  })

  it('share its subject: articles about 知识产权 for the trade mark office', async () => {
    const [first] = await beside<ArticleCard>('article', 60101)
    expect(first?.title).toMatch(/侵权|商标/)
    const [course] = await beside<CourseCard>('course', 60101)
    expect(course?.name).toMatch(/商标/)
  })

  it('prefer rare tags to common ones, more tags to fewer, and then the newest', async () => {
    await setTags(10101, ['罕见', '常见', '免费'])
    await article(9001, ['罕见'])
    await article(9002, ['常见'])
    await article(9003, ['常见'], '2026-11-05')
    await article(9004, ['罕见', '常见'])
    const found = async () => (await beside<ArticleCard>('article', 10101)).map(({ id }) => id)
    expect(await found()).toEqual([9004, 9001, 9003, 9002])
    await server.db.update(publications).set({ isShown: false }).where(eq(publications.id, 9004))
    expect(await found()).toEqual([9001, 9003, 9002])
  })

  it('ignore the price and the language of a site', async () => {
    await article(9005, ['免费', '中文', '工具', '查询', '付费', '官方'])
    await setTags(10102, ['免费', '中文', '工具', '查询', '付费', '官方'])
    expect(await beside('article', 10102)).toEqual([])
  })

  it('are empty where a site has no tags, or tags that nothing else has', async () => {
    await setTags(10103, [])
    await setTags(10104, ["'; drop table publication; --", '{x}'])
    for (const part of ['article', 'class', 'course'])
      for (const id of [10103, 10104]) expect(await beside(part, id)).toEqual([])
  })

  it('leave out classes that have begun or are hidden', async () => {
    await setTags(10105, ['海外仓'])
    await server.db.update(trainingClasses).set({ tags: [] })
    const startOn = (days: number) =>
      server.db
        .update(trainingClasses)
        .set({ tags: ['海外仓'], startsOn: dateInShanghai(new Date(), days), isShown: true })
        .where(eq(trainingClasses.id, 1))
    const found = async () => (await beside<ClassCard>('class', 10105)).map(({ id }) => id)
    await startOn(1)
    expect(await found()).toEqual([1])
    await startOn(0)
    expect(await found()).toEqual([])
    await startOn(1)
    await server.db.update(trainingClasses).set({ isShown: false })
    expect(await found()).toEqual([])
    await server.db.update(trainingClasses).set({ isShown: true })
  })

  it('include the duration of a course', async () => {
    const [row] = await server.db.select().from(courses).where(eq(courses.id, 101))
    await setTags(10106, row?.tags ?? [])
    const card = (await beside<CourseCard>('course', 10106)).find(({ id }) => id === 101)
    expect(card).toMatchObject({
      lessons: row && lessonsOf(row).length,
      minutes: row && courseMinutes({ ...row, living: null }),
    })
  })
})

describe('recommendations by subscriptions', () => {
  let own: SignedIn
  beforeAll(async () => {
    own = await signIn(server.db)
  })
  const forUser = async <T>(part: string, who: SignedIn = own) =>
    (await server.get<T[]>(`/api/nav/subscribe/${part}/recommend`, { Cookie: who.cookie })).envelope.data
  const subscribe = (siteId: number) =>
    server.db.insert(subscriptions).values({ userId: Number(own.user.id), siteId, createdAt: new Date() })

  it('are empty without subscriptions', async () => {
    for (const part of ['article', 'class', 'course']) expect(await forUser(part)).toEqual([])
  })

  it('follow the most frequent subjects', async () => {
    await server.db.update(publications).set({ isShown: false })
    await article(9101, ['甲'])
    await article(9102, ['乙'])
    await setTags(20101, ['甲'])
    await setTags(20102, ['乙'])
    await setTags(20103, ['乙'])
    const found = async () => (await forUser<ArticleCard>('article')).map(({ id }) => id)
    await subscribe(20101)
    expect(await found()).toEqual([9101])
    await subscribe(20102)
    await subscribe(20103)
    expect(await found()).toEqual([9102, 9101])
    await server.db.update(sites).set({ isShown: false }).where(eq(sites.id, 20101))
    expect(await found()).toEqual([9102])
  })

  it('include classes and courses, and are those of one user', async () => {
    await setTags(20102, ['亚马逊', '选品', '物流'])
    await server.db.update(trainingClasses).set({ tags: ['亚马逊'] })
    expect((await forUser('course')).length).toBe(4)
    expect((await forUser('class')).length).toBe(3)
    expect(await forUser('course', await signIn(server.db))).toEqual([])
  })
})
