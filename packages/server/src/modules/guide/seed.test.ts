import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { firstContent } from '../../content/source'
import { startTestApp } from '../../testing/test-app'
import { seedBanners } from '../banner/content'
import { banners } from '../banner/tables'
import { readContent } from '../content'
import { seedArticles } from '../news/content'
import { articles } from '../news/tables'
import { seedSchool } from '../school/content'
import { courses, trainingClasses } from '../school/tables'
import { seedGuide } from './content'
import { categories, hotSearches, sites } from './tables'

const server = startTestApp()
const tables = [categories, sites, hotSearches, banners, articles, courses, trainingClasses]

const seedAll = async (now: Date) => {
  const content = readContent(firstContent(now))
  await seedGuide(server.db, content.guide, now)
  await seedBanners(server.db, content.banners)
  await seedArticles(server.db, content.articles)
  await seedSchool(server.db, content)
}

const everything = async () =>
  JSON.stringify(await Promise.all(tables.map((table) => server.db.select().from(table))))

it('leaves what an operator has changed as it is, half a year later too', async () => {
  await server.db.update(categories).set({ name: '改名', position: 5 }).where(eq(categories.id, 101))
  await server.db
    .update(sites)
    .set({ isShown: false, hotRank: null, summary: '改写' })
    .where(eq(sites.id, 10102))
  await server.db.update(banners).set({ isShown: false, title: '改写' })
  await server.db.update(articles).set({ isShown: false, title: '改写' }).where(eq(articles.id, 101))
  await server.db.update(courses).set({ price: 1 }).where(eq(courses.id, 101))
  await server.db.update(trainingClasses).set({ startsOn: '2030-01-01' }).where(eq(trainingClasses.id, 1))
  await server.db.delete(hotSearches).where(eq(hotSearches.word, 'GPSR'))
  const before = await everything()
  await seedAll(new Date(Date.now() + 180 * 24 * 60 * 60 * 1000))
  expect(await everything()).toBe(before)
})

it('writes nothing where everything is there: it asks once for each table', async () => {
  const statements = vi.spyOn(server.db._.session, 'prepareQuery')
  await seedAll(new Date())
  const texts = statements.mock.calls.map(([query]) => query.sql)
  expect(texts).toHaveLength(6)
  for (const text of texts) expect(text).toMatch(/^select "id" from/)
})

it('is the same when two instances begin with an empty database at once', async () => {
  for (const table of tables.toReversed()) await server.db.delete(table)
  await Promise.all([seedAll(new Date()), seedAll(new Date())])
  const counts = await Promise.all(tables.map((table) => server.db.$count(table)))
  expect(counts.every((count) => count > 0)).toBe(true)
  const first = await everything()
  await seedAll(new Date())
  expect(await everything()).toBe(first)
})
