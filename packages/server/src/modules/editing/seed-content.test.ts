import { eq, getTableName } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { firstContent } from '../../content/source'
import { startTestApp } from '../../testing/test-app'
import { banners } from '../banner/tables'
import { contentTypes } from '../content-types'
import { categories, hotSearches, sites } from '../guide/tables'
import { liveBroadcasts } from '../live/tables'
import { publications } from '../publication/tables'
import { courses, trainingClasses } from '../school/tables'
import { seedContent } from './seed-content'
import { contentItems } from './tables'

const server = startTestApp()
const tables = [
  categories,
  sites,
  hotSearches,
  banners,
  liveBroadcasts,
  publications,
  courses,
  trainingClasses,
]

const seedAll = (now: Date) => seedContent(server.db, contentTypes, firstContent(now))

const everything = async () =>
  JSON.stringify(await Promise.all(tables.map((table) => server.db.select().from(table))))

it('keeps the changes of an operator, half a year later too', async () => {
  await server.db.update(categories).set({ name: '改名', position: 5 }).where(eq(categories.id, 101))
  await server.db
    .update(sites)
    .set({ isShown: false, hotRank: null, summary: '改写' })
    .where(eq(sites.id, 10102))
  await server.db.update(banners).set({ isShown: false, title: '改写' })
  await server.db.update(publications).set({ isShown: false, title: '改写' }).where(eq(publications.id, 101))
  await server.db.update(courses).set({ price: 1 }).where(eq(courses.id, 101))
  await server.db.update(trainingClasses).set({ startsOn: '2030-01-01' }).where(eq(trainingClasses.id, 1))
  await server.db.delete(hotSearches).where(eq(hotSearches.word, 'GPSR'))
  await server.db.delete(liveBroadcasts).where(eq(liveBroadcasts.id, 2))
  const before = await everything()
  await seedAll(new Date(Date.now() + 180 * 24 * 60 * 60 * 1000))
  expect(await everything()).toBe(before)
})

it('writes nothing on a complete database, with one query', async () => {
  const statements = vi.spyOn(server.db._.session, 'prepareQuery')
  await seedAll(new Date())
  expect(statements.mock.calls.map(([query]) => query.sql)).toEqual([
    expect.stringMatching(`^select .* from "${getTableName(contentItems)}"$`),
  ])
})

it('reads no file again that it has had', async () => {
  const source = firstContent(new Date())
  const [path] = [...source.files.keys()].filter((name) => name.startsWith('news/'))
  const files = new Map(source.files).set(path ?? '', 'not what news looks like')
  await seedContent(server.db, contentTypes, { ...source, files })
})

it('adds a file that is new', async () => {
  const { folder, files, now } = firstContent(new Date())
  const [[path, text] = ['', '']] = [...files].filter(([name]) => name.startsWith('news/'))
  const grown = new Map(files).set('news/one-more.md', text.replace(/^id: .*/m, 'id: 900'))
  expect(path).not.toBe('')
  await seedContent(server.db, contentTypes, { folder, now, files: grown })
  expect(await server.db.$count(publications, eq(publications.id, 900))).toBe(1)
})

it('adds what is new in a list', async () => {
  const { folder, files, now } = firstContent(new Date())
  const path = 'guide/hot-searches.yaml'
  const grown = new Map(files).set(path, `${files.get(path)}- 马士基\n`)
  await seedContent(server.db, contentTypes, { folder, now, files: grown })
  expect(await server.db.$count(hotSearches, eq(hotSearches.word, '马士基'))).toBe(1)
})

it('gives the same result when two instances start at once on an empty database', async () => {
  for (const table of [contentItems, ...tables].toReversed()) await server.db.delete(table)
  await Promise.all([seedAll(new Date()), seedAll(new Date())])
  const counts = await Promise.all(tables.map((table) => server.db.$count(table)))
  expect(counts.every((count) => count > 0)).toBe(true)
  const first = await everything()
  await seedAll(new Date())
  expect(await everything()).toBe(first)
})
