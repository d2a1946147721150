import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  getMarketService,
  listMarketServices,
  type MarketListRequest,
  type MarketService,
  type MarketServiceCard,
  marketAnswers,
  marketDays,
  marketFilters,
  marketPrices,
} from '@chuhai/contract/market'
import { eq, sql } from 'drizzle-orm'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { mediaDir } from '../../process/folders'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { publications } from '../publication/tables'
import { searchSite } from '../search/service'
import { columnsOf } from './columns'
import { marketServiceContent } from './content'
import { marketServices } from './tables'

interface Listed {
  list: MarketServiceCard[]
  total: number
}

const server = startTestApp()
const content = firstItems(marketServiceContent)
const post = (body: object) => server.post<Listed>('/api/market/service/page', body)
const list = async (body: Partial<MarketListRequest> = {}) =>
  parse(listMarketServices.answer, (await post({ rows: 50, ...body })).envelope.data)
const get = (id: number) =>
  server.get<{ item: MarketService; related: MarketServiceCard[] }>(`/api/market/service/${id}`)
const change = (id: number, values: Partial<typeof marketServices.$inferInsert>) =>
  server.db.update(marketServices).set(values).where(eq(marketServices.id, id))

describe('the services of a new database', () => {
  it('are at least 24, each with a title of its own and pictures that are there', () => {
    expect(content.length).toBeGreaterThanOrEqual(24)
    expect(new Set(content.map(({ title }) => title)).size).toBe(content.length)
    for (const { examples } of content)
      for (const { picture } of examples)
        expect(existsSync(join(mediaDir, picture.replace('/media/', ''))), picture).toBe(true)
  })

  it('have something for every word of every filter but the ratings, which come with reviews', async () => {
    const { rating: _, ...filters } = marketFilters
    for (const [name, words] of Object.entries(filters))
      for (const word of words)
        expect([name, word, (await list({ [name]: word })).total > 0]).toEqual([name, word, true])
  })
})

describe('the list', () => {
  it('is narrowed down by price, days and answers, and by several at once', async () => {
    for (const price of marketFilters.price) {
      const [from, below] = marketPrices[price]
      for (const { priceFrom } of (await list({ price })).list)
        expect(priceFrom >= from && priceFrom < (below ?? Number.POSITIVE_INFINITY)).toBe(true)
    }
    const found = await list({ days: '7 天以内', answers: '2 小时内', platform: '亚马逊' })
    expect(found.total).toBeGreaterThan(0)
    for (const { daysFrom, answersWithinHours, platforms } of found.list) {
      expect(daysFrom).toBeLessThanOrEqual(marketDays['7 天以内'])
      expect(answersWithinHours).toBeLessThanOrEqual(marketAnswers['2 小时内'])
      expect(platforms.length === 0 || platforms.includes('亚马逊')).toBe(true)
    }
  })

  it('has a service that names no platform for every platform', async () => {
    await change(1, { platforms: [] })
    expect((await list({ platform: 'Lazada' })).list.map(({ id }) => id)).toContain(1)
    await change(1, { platforms: ['亚马逊', '独立站', 'TikTok Shop'] })
  })

  it('is put in each of its orders, page by page', async () => {
    const prices = (await list({ order: 'price' })).list.map(({ priceFrom }) => priceFrom)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const days = await list({ order: 'days' })
    expect((await list({ order: 'days', rows: 5, page: 2 })).list).toEqual(days.list.slice(5, 10))
    const hours = (await list({ order: 'answers' })).list.map(({ answersWithinHours }) => answersWithinHours)
    expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  })

  it('is searched by words of a service and by its provider, the best first', async () => {
    expect((await list({ word: '美国商标注册' })).list[0]?.id).toBe(1)
    expect((await list({ word: '白棚' })).list.map(({ provider }) => provider.id)).toContain(913)
    expect((await list({ word: 'zzzzzz' })).total).toBe(0)
    expect((await list({ word: ' ' })).total).toBe(content.length)
  })

  it('has nothing that is paused, hidden, or of a provider who has left the directory', async () => {
    const ids = async () => (await list()).list.map(({ id }) => id)
    await change(2, { status: 'paused' })
    await change(3, { isShown: false })
    expect((await ids()).filter((id) => id === 2 || id === 3)).toEqual([])
    expect([(await get(2)).http, (await get(3)).http]).toEqual([404, 404])
    await change(2, { status: 'published' })
    await change(3, { isShown: true })
    const leave = (isShown: boolean) =>
      server.db.update(publications).set({ isShown }).where(eq(publications.id, 913))
    await leave(false)
    expect((await list()).list.map(({ provider }) => provider.id)).not.toContain(913)
    await leave(true)
    expect((await list()).total).toBe(content.length)
  })

  it.each([{ category: '火星' }, { price: '' }, { order: 'title' }, { tag: '物流' }, { page: 0 }])(
    'refuses %j',
    async (body) => {
      expect((await post(body)).http).toBe(422)
    },
  )
})

describe('the rating of a service', () => {
  it('is the average of its stars; one good review is not above a hundred', async () => {
    await change(4, { stars: [0, 0, 0, 0, 1] })
    await change(5, { stars: [1, 0, 2, 20, 77] })
    const { list: cards } = await list({ rating: '4.5 分以上' })
    expect(cards.map(({ id }) => id)).toEqual([5, 4])
    expect(cards[0]?.rating).toEqual({ average: 4.72, count: 100, distribution: [1, 0, 2, 20, 77] })
    expect((await list({ order: 'rating' })).list[0]?.id).toBe(4)
    expect((await list()).list[0]?.id).toBe(5)
    await change(4, { stars: [0, 0, 0, 0, 0] })
    await change(5, { stars: [0, 0, 0, 0, 0] })
    expect((await get(4)).envelope.data.item.rating).toEqual({
      average: null,
      count: 0,
      distribution: [0, 0, 0, 0, 0],
    })
  })
})

describe('the page of a service', () => {
  it('has what its provider says of it, who that is, and others of its category', async () => {
    const { item, related } = parse(getMarketService.answer, (await get(1)).envelope.data)
    expect(item).toMatchObject({ id: 1, provider: { id: 906, name: '印石知识产权', city: '广州' } })
    expect(item.packages.map(({ key }) => key)).toEqual(['basic', 'full'])
    expect([item.priceFrom, item.daysFrom]).toEqual([218_000, 5])
    expect(related.every(({ id, category }) => id !== 1 && category === item.category)).toBe(true)
  })

  it('is ordered where an organisation acts for the provider', async () => {
    expect((await get(1)).envelope.data.item.canOrder).toBe(false)
    await change(1, { orgId: '00000000-0000-4000-8000-000000000001' })
    expect((await get(1)).envelope.data.item.canOrder).toBe(true)
    await change(1, { orgId: null })
  })

  it('does not exist for other ids', async () => {
    expect((await get(99_999)).http).toBe(404)
  })

  it('is found by the search of the portal', async () => {
    const found = await searchSite(server.db, {
      q: '德国 VAT 注册与首年申报',
      kind: 'marketService',
      page: 1,
      rows: 3,
    })
    expect(found.list[0]).toMatchObject({ path: '/serviceMarket/detail?id=3', label: '服务套餐' })
  })
})

it('10,000 services are counted, narrowed down and put in order', async () => {
  const first = content.find(({ id }) => id === 1)
  if (!first) throw new Error('no service 1')
  const { id: _, providerId, ...offer } = first
  const more = Array.from({ length: 10_000 }, (_, index) => ({
    ...columnsOf({ ...offer, title: `服务 ${index}` }),
    providerId,
    origin: 'provider' as const,
    priceFrom: index,
  }))
  for (let from = 0; from < more.length; from += 1000)
    await server.db.insert(marketServices).values(more.slice(from, from + 1000))
  const found = await list({ category: '知识产权', order: 'price', rows: 12 })
  expect(found.total).toBeGreaterThanOrEqual(10_000)
  expect(found.list.map(({ priceFrom }) => priceFrom)).toEqual(Array.from({ length: 12 }, (_, n) => n))
  await server.db.delete(marketServices).where(sql`${marketServices.origin} = 'provider'`)
})
