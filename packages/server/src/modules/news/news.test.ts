import { type Article, article } from '@chuhai/contract/news'
import { eq } from 'drizzle-orm'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { firstContent } from '../../content/source'
import { startTestApp } from '../../testing/test-app'
import { dateInShanghai } from '../shanghai'
import { readArticles } from './content'
import { articles } from './tables'

const server = startTestApp()
const articleContent = readArticles(firstContent(new Date()))

describe('the articles of a new database', () => {
  it('have ids and titles of their own', () => {
    expect(new Set(articleContent.map(({ id }) => id)).size).toBe(articleContent.length)
    expect(new Set(articleContent.map(({ title }) => title)).size).toBe(articleContent.length)
  })

  it('are told as the contract says, with their whole text', async () => {
    for (const { id, body, title } of articleContent) {
      const { envelope } = await server.get<Article>(`/api/news/${id}`)
      const told = parse(article, envelope.data)
      expect(told.id).toBe(id)
      expect([told.title, told.body].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([title, body])
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
