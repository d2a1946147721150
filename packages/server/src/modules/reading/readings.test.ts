import { articles } from '@chuhai/contract/publication'
import type { Reading, ReadingDetail } from '@chuhai/contract/reading'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { publicationContentOf } from '../publication/content'
import { publications } from '../publication/tables'
import { readingContent } from './content'

const server = startTestApp()
const content = firstItems(readingContent)
const articleIds = firstItems(publicationContentOf(articles)).map(({ id }) => id)
const get = async (id: number | string) => server.get<ReadingDetail>(`/api/reading/${id}`)

describe('the reading lists', () => {
  it('are six or more, with ids and titles of their own', () => {
    expect(content.length).toBeGreaterThanOrEqual(6)
    for (const field of ['id', 'title', 'lead'] as const)
      expect(new Set(content.map((list) => list[field])).size).toBe(content.length)
  })

  it('name articles that exist, none twice, and have a reason for each', () => {
    for (const { title, entries } of content) {
      const ids = entries.map(({ article }) => article)
      expect([title, new Set(ids).size]).toEqual([title, ids.length])
      expect([title, ids.filter((id) => !articleIds.includes(id))]).toEqual([title, []])
    }
    const reasons = content.flatMap(({ entries }) => entries.map(({ why }) => why))
    expect(new Set(reasons).size).toBe(reasons.length)
  })

  it('are listed in the editors’ order, as long as their articles take to read', async () => {
    const { envelope } = await server.get<Reading[]>('/api/reading')
    expect(envelope.data.map(({ id }) => id)).toEqual(content.map(({ id }) => id))
    for (const { id, minutes, articleIds } of envelope.data) {
      const { articles } = (await get(id)).envelope.data
      expect(articles.map(({ article }) => article.id)).toEqual(articleIds)
      expect(articles.reduce((sum, { article }) => sum + article.minutes, 0)).toBe(minutes)
    }
  })

  it('leave out an article that is hidden', async () => {
    const setShown = (isShown: boolean) =>
      server.db
        .update(publications)
        .set({ isShown })
        .where(and(eq(publications.type, 'news'), eq(publications.id, 101)))
    const before = (await get(1)).envelope.data
    await setShown(false)
    const after = (await get(1)).envelope.data
    expect(after.articleIds).toEqual(before.articleIds.filter((id) => id !== 101))
    expect(after.minutes).toBeLessThan(before.minutes)
    await setShown(true)
  })

  it('are 404 where there is none of the id', async () => {
    expect((await get(404)).http).toBe(404)
    expect((await get('x')).http).toBe(422)
  })
})
