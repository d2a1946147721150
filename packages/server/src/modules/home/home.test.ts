import { home as homeSchema } from '@chuhai/contract/home'
import { eq, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstContent } from '../../content/source'
import { startTestApp } from '../../testing/test-app'
import { readCompetition } from '../competition/content'
import { readPages } from '../page/content'
import { readHomeSections } from './content'
import { readHome } from './service'
import { homeSections } from './tables'

const server = startTestApp()
const writeHome = (now: Date) => readHomeSections(firstContent(now))
const dayMs = 24 * 3600 * 1000
const moments = [0, 1, 2, 3, 4, 5, 6].map((day) => new Date(Date.UTC(2026, 10, 21 + day, 15)))

describe('the home page', () => {
  it('keeps the rules of the contract on every day of the week', () => {
    for (const now of moments) expect(() => parse(homeSchema, writeHome(now))).not.toThrow()
  })

  it('announces what is still ahead, in order', () => {
    for (const now of moments) {
      const times = writeHome(now).activities.list.map(({ startsAt }) => Date.parse(startsAt))
      expect(times).toEqual([...times].sort((a, b) => a - b))
      for (const time of times) expect(time).toBeGreaterThan(now.getTime())
    }
  })

  it('leads to pages that exist', () => {
    const source = firstContent(new Date())
    const known = new Set([
      ...[...readPages(source), ...readCompetition(source).editions].map(({ path }) => path),
      '/crossBorderSiteGuide/specialGuide',
      '/kylinCup/two',
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

  it('announces the next round of the programme, the soonest first', async () => {
    const later = new Date(Date.now() + 60 * dayMs)
    const { list, featured } = (await readHome(server.db, later)).activities
    const times = list.map(({ startsAt }) => Date.parse(startsAt))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    for (const time of [...times, Date.parse(featured.endsAt)]) expect(time).toBeGreaterThan(later.getTime())
  })

  it('announces the sign-up of the competition until its window is over', async () => {
    expect((await readHome(server.db, new Date())).announcement?.title).toContain('报名开放')
    const later = new Date(Date.now() + 60 * dayMs)
    expect((await readHome(server.db, later)).announcement).toBeNull()
  })

  it('shows the announcement that the operator wrote, with an image and a link or without', async () => {
    const words = { id: 'day', title: '开放日', text: '11 月 30 日' }
    const announced = async (content: object) => {
      await server.db.update(homeSections).set({ content }).where(eq(homeSections.name, 'announcement'))
      return (await readHome(server.db, new Date())).announcement
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
    expect((await readHome(server.db, new Date())).announcement).toBeNull()
    await server.db.delete(homeSections).where(eq(homeSections.name, 'announcement'))
    expect((await readHome(server.db, new Date())).announcement).toBeNull()
  })
})
