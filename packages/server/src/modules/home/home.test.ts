import { home as homeSchema } from '@chuhai/contract/home'
import { activities, publicationTypes, serviceProviders } from '@chuhai/contract/publication'
import { type Lesson, lessonsOf } from '@chuhai/contract/school'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstItems } from '../../testing/first-items'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { dayMs } from '../../time/durations'
import { editionPages } from '../competition/editions'
import { figures } from '../figures'
import { pageContent } from '../page/content'
import { publicationContentOf } from '../publication/content'
import { listPublications } from '../publication/service'
import { publications } from '../publication/tables'
import { courseContent } from '../school/content'
import { saveLessonProgress } from '../school/learning/progress'
import { findCourseRows } from '../school/service'
import { courses } from '../school/tables'
import { homeContent } from './content'
import { readHome } from './service'
import { homeSections } from './tables'

const server = startTestApp()
const writeHome = (now: Date) => firstItems(homeContent, now)
const moments = [0, 1, 2, 3, 4, 5, 6].map((day) => new Date(Date.UTC(2026, 10, 21 + day, 15)))

describe('the home page', () => {
  it('keeps the rules of the contract on every day of the week', async () => {
    for (const now of moments) expect(() => writeHome(now)).not.toThrow()
    const home = await readHome(server.db, figures, new Date())
    expect(parse(homeSchema, home)).toEqual(home)
  })

  it('leads to pages that exist', () => {
    const known = new Set([
      ...firstItems(pageContent).map(({ path }) => path),
      ...Object.values(editionPages),
      '/crossBorderSiteGuide/specialGuide',
      '/kylinCup/two',
      '/activity/list',
      '/school/courseList',
      ...firstItems(courseContent).map(({ id }) => `/school/detail?id=${id}`),
      ...publicationTypes.flatMap((type) =>
        firstItems(publicationContentOf(type)).map(({ id }) => `${type.detailPath}${id}`),
      ),
    ])
    const paths = JSON.stringify(writeHome(new Date())).matchAll(/"path":"([^"#]+)/g)
    for (const [, path] of paths) expect(known.has(path as string), path).toBe(true)
  })
})

describe('GET /home', () => {
  it('answers from the database', async () => {
    const response = await server.request('/api/home')
    expect(await response.json()).toMatchObject({
      status: 'success',
      data: { hero: { headline: expect.any(Array) } },
    })
  })

  it('announces published activities that are ahead, the soonest first, on any day', async () => {
    for (const days of [0, 9, 30, 60, 200, 400]) {
      const now = new Date(Date.now() + days * dayMs)
      const { list, featured } = (await readHome(server.db, figures, now)).activities
      expect(featured).toMatchObject({ title: '长三角跨境选品大会', tag: '主办' })
      expect(list).toHaveLength(4)
      const times = list.map(({ startsAt }) => Date.parse(startsAt))
      expect(times).toEqual([...times].sort((a, b) => a - b))
      for (const time of times) expect(time).toBeGreaterThan(now.getTime())
      expect(list.map(({ path }) => path)).not.toContain(featured?.path)
    }
  })

  it('shows the soonest large where the chosen one is hidden, and none where there is none', async () => {
    const hide = (...ids: SQL[]) =>
      server.db
        .update(publications)
        .set({ isShown: false })
        .where(and(eq(publications.type, 'activity'), ...ids))
    await hide(eq(publications.id, 501))
    const [large, next] = await Promise.all([
      readHome(server.db, figures, new Date()),
      listPublications(server.db, activities, { page: 1, rows: 1, state: '未开始' }, new Date()),
    ])
    expect(large.activities.featured?.title).toBe(next.list[0]?.title)
    await hide()
    expect((await readHome(server.db, figures, new Date())).activities).toMatchObject({
      featured: null,
      list: [],
    })
    await server.db.update(publications).set({ isShown: true }).where(eq(publications.type, 'activity'))
  })

  it('shows courses and providers as the database has them, and who learns is counted', async () => {
    const learner = await signIn(server.db)
    const watched = { seconds: 1, parts: [[0, 1] as [number, number]], watchedAt: new Date() }
    const [course] = await findCourseRows(server.db, [401])
    const [lesson] = lessonsOf(course as NonNullable<typeof course>)
    await saveLessonProgress(server.db, Number(learner.user.id), 401, lesson as Lesson, watched)
    await server.db.update(courses).set({ name: '新的课名', price: 1 }).where(eq(courses.id, 401))
    const { school, market } = await readHome(server.db, figures, new Date())
    expect(school.courses.find(({ path }) => path.endsWith('=401'))).toMatchObject({
      title: '新的课名',
      price: 1,
      learners: 1,
    })
    expect(school.courses.filter(({ learners }) => learners > 0)).toHaveLength(1)
    const names = firstItems(publicationContentOf(serviceProviders)).map(({ title }) => title)
    expect(market.offers).toHaveLength(3)
    for (const { provider } of market.offers) expect(names).toContain(provider)
    expect(market.note).toContain(`${names.length}\u00a0家`)
  })

  it('announces the sign-up of the competition until its window is over', async () => {
    expect((await readHome(server.db, figures, new Date())).announcement).toMatchObject({
      title: '第六届麒麟杯报名开放',
      text: expect.stringContaining('总奖金 68\u00a0万元'),
    })
    const later = new Date(Date.now() + 60 * dayMs)
    expect((await readHome(server.db, figures, later)).announcement).toBeNull()
  })

  it('shows the announcement that the operator wrote, with an image and a link or without', async () => {
    const words = { id: 'day', title: '开放日', text: '11\u00a0月\u00a030\u00a0日' }
    const announced = async (content: object) => {
      await server.db.update(homeSections).set({ content }).where(eq(homeSections.name, 'announcement'))
      return (await readHome(server.db, figures, new Date())).announcement
    }
    const whole = { ...words, image: '/media/day.png', action: { text: '报名', path: '/activity' } }
    expect(await announced(whole)).toEqual(whole)
    expect(await announced(words)).toEqual({ ...words, image: null, action: null })
    expect(await announced({ ...whole, image: 'https://cdn.example/day.png' })).toBeNull()
  })

  it('has no announcement when the operator took it away', async () => {
    await server.db
      .update(homeSections)
      .set({ content: sql`'null'` })
      .where(eq(homeSections.name, 'announcement'))
    expect((await readHome(server.db, figures, new Date())).announcement).toBeNull()
    await server.db.delete(homeSections).where(eq(homeSections.name, 'announcement'))
    expect((await readHome(server.db, figures, new Date())).announcement).toBeNull()
  })
})
