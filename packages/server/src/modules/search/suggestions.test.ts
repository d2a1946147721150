import type { SuggestedPage } from '@chuhai/contract/search'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'

const server = startTestApp()
const suggest = async (q: string) =>
  (await server.get<SuggestedPage[]>(`/api/search/suggestion?${new URLSearchParams({ q })}`)).envelope.data
const titles = async (q: string) =>
  (await suggest(q)).map(({ title }) => title.map(({ text }) => text).join(''))

describe('GET /search/suggestion', () => {
  it('finds pages by the beginning of their title first, with the typed part marked', async () => {
    const [first] = await suggest('亚马')
    expect(first?.title).toEqual([
      { text: '亚马', isHit: true },
      { text: '逊开店', isHit: false },
    ])
    expect(first).toMatchObject({ path: '/GStore/details/1?tag=1', label: expect.stringMatching(/./) })
  })

  it.each([
    ['马逊开', '亚马逊开店'],
    ['TIKTOK', 'TikTok Shop 开店'],
    ['tik', 'TikTok Shop 开店'],
    ['amazon', '亚马逊开店'],
    ['yama', '亚马逊开店'],
    ['yiwugou', '义乌购'],
    ['亞馬遜開', '亚马逊开店'],
  ])('offers for %s the page %s', async (typed, meant) => {
    expect(await titles(typed)).toContain(meant)
  })

  it('offers eight pages at most, and none for an empty text', async () => {
    expect(await titles('跨境')).toHaveLength(8)
    for (const typed of ['', '  ', 'zzzzzz', '.*', '𠮷𠮷']) expect(await titles(typed)).toEqual([])
  })

  it('refuses what is longer than a question', async () => {
    const q = new URLSearchParams({ q: '税'.repeat(51) })
    expect((await server.get(`/api/search/suggestion?${q}`)).http).toBe(422)
  })
})
