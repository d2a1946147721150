import { articles } from '@chuhai/contract/publication'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAppearances } from '../../sweeps/appearances'
import { startTestApp } from '../../testing/test-app'
import { searchSite } from '../search/service'
import { publications } from './tables'

/** Ten in the evening of 27 November in China. */
const start = new Date('2026-11-27T14:00:00Z')
let now = start
const server = startTestApp({ clock: () => now })
const word = '未来海运新规'

const article = { type: articles.key, id: 990_001, title: word, isShown: true }

const seen = async () => {
  const list = await server.post<{ list: { id: number }[] }>(`/api/${articles.key}/page`, {
    page: 1,
    rows: 50,
  })
  const page = await server.get(`/api/${articles.key}/${article.id}`)
  const found = await searchSite(server.db, { q: word, page: 1, rows: 10 })
  return {
    list: list.envelope.data.list.some(({ id }) => id === article.id),
    page: page.http === 200,
    search: JSON.stringify(found.list).includes(String(article.id)),
  }
}

beforeAll(async () => {
  const [one] = await server.db
    .select()
    .from(publications)
    .where(and(eq(publications.type, articles.key), eq(publications.isShown, true)))
    .limit(1)
  if (!one) throw new Error('there is no article')
  await server.db.insert(publications).values({ ...one, ...article, publishedAt: '2026-11-28' })
})

/** Runs what runs every minute. */
const appear = (since: Date) => createAppearances(server.db, since).appearances?.(now)

describe('a publication of tomorrow', () => {
  it('is in no list, has no page, and is not found today', async () => {
    await appear(new Date(0))
    expect(await seen()).toEqual({ list: false, page: false, search: false })
  })

  it('is there from midnight in China on', async () => {
    now = new Date('2026-11-27T15:59:59Z')
    expect(await seen()).toMatchObject({ list: false, page: false })
    const before = now
    now = new Date('2026-11-27T16:00:00Z')
    await appear(before)
    expect(await seen()).toEqual({ list: true, page: true, search: true })
  })

  it('is there from its moment on, where it has one', async () => {
    const visibleFrom = new Date('2026-11-28T01:00:00Z')
    await server.db
      .update(publications)
      .set({ visibleFrom })
      .where(and(eq(publications.type, articles.key), eq(publications.id, article.id)))
    expect(await seen()).toMatchObject({ list: false, page: false })
    now = visibleFrom
    expect(await seen()).toMatchObject({ list: true, page: true })
  })
})
