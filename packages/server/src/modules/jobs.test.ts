import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Db } from '../database/db'
import { searchEntries } from '../search/tables'
import { addClass } from '../testing/order'
import { signIn } from '../testing/sign-in'
import { startTestApp } from '../testing/test-app'
import { hourMs } from '../time/durations'
import { dateInShanghai, momentInShanghai } from '../time/shanghai'
import { sites } from './guide/tables'
import { createJobs } from './jobs'
import { classPlaces } from './school/tables'

const server = startTestApp()

/** Nothing becomes visible in the hours after noon. */
const noon = momentInShanghai(dateInShanghai(new Date()), '12:00:00')

/** A database that notes which of its functions are called. */
const noting = (db: Db) => {
  const called: (string | symbol)[] = []
  const noted = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        called.push(name)
        return value.apply(target, given)
      }
    },
  })
  return { called, noted }
}

it('jobs with nothing to do only look whether something is due', async () => {
  const { called, noted } = noting(server.db)
  const jobs = Object.values(createJobs(noted, noon))
  for (const job of jobs) await job(noon)
  expect(called.length).toBeLessThan(jobs.length * 2)
  for (const write of ['transaction', 'insert', 'update', 'delete']) expect(called).not.toContain(write)
})

it('those who wait for a full class cost one look', async () => {
  const { user } = await signIn(server.db)
  const { id: productId } = await addClass(server.db, { seats: 0 })
  await server.db.insert(classPlaces).values({ productId, userId: Number(user.id), number: 1, isKept: false })
  const { called, noted } = noting(server.db)
  await createJobs(noted, noon)['class places']?.(noon)
  expect(called).not.toContain('transaction')
})

it('the search follows within an hour what was changed without an import', async () => {
  const { search } = createJobs(server.db, noon)
  const found = () => server.db.$count(searchEntries, eq(searchEntries.title, '鲸落港湾'))
  await server.db.update(sites).set({ name: '鲸落港湾' }).where(eq(sites.id, 20101))
  await search?.(new Date(noon.getTime() + hourMs - 1))
  expect(await found()).toBe(0)
  await search?.(new Date(noon.getTime() + hourMs))
  expect(await found()).toBe(1)
})
