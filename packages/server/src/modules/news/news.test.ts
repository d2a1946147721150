import { type Article, article } from '@chuhai/contract/news'
import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'
import { guideTags } from '../guide/content/site-content'
import { dateInShanghai } from '../shanghai'
import { articles as articleContent } from './content'
import { articles } from './tables'

const server = startTestApp()

describe('the articles of a new database', () => {
  it('have ids and titles of their own and the words of the guide', () => {
    expect(new Set(articleContent.map(({ id }) => id)).size).toBe(articleContent.length)
    expect(new Set(articleContent.map(({ title }) => title)).size).toBe(articleContent.length)
    const known = new Set<string>(Object.values(guideTags).flat())
    for (const { id, tags } of articleContent)
      expect([id, tags.length >= 3 && tags.length <= 6 && tags.every((tag) => known.has(tag))]).toEqual([
        id,
        true,
      ])
  })

  it('are told as the contract says, with every block they were written in', async () => {
    for (const { id, paragraphs, title } of articleContent) {
      const { envelope } = await server.get<Article>(`/api/news/${id}`)
      const told = parse(article, envelope.data)
      expect([told.id, told.blocks.length]).toEqual([id, paragraphs.length])
      expect(told.title.replaceAll('\u00a0', ' ')).toBe(title)
    }
  })

  it('were published on days before today', async () => {
    const today = dateInShanghai(new Date())
    const rows = await server.db.select({ publishedAt: articles.publishedAt }).from(articles)
    for (const { publishedAt } of rows) expect(publishedAt <= today).toBe(true)
  })
})

describe('an article', () => {
  it('is not found when it is hidden or does not exist', async () => {
    await server.db.update(articles).set({ isShown: false }).where(eq(articles.id, 101))
    for (const id of [101, 99_999, 2_147_483_647]) {
      const { http, envelope } = await server.get(`/api/news/${id}`)
      expect([http, envelope.status]).toEqual([404, 'NOT_FOUND'])
    }
  })

  it.each(['0', '-1', 'x', '1.0', '2147483648', "1'"])('is refused with the id %s', async (id) => {
    expect((await server.get(`/api/news/${encodeURIComponent(id)}`)).http).toBe(422)
  })
})
