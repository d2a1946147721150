import { describe, expect, it } from 'vitest'
import type { Place, Read } from '../app/page'
import type { ListData } from '../publications/load'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { pageDouble } from '../testing/content'
import { serviceDouble } from '../testing/market'

const match = createMatcher(rows)
type Body = Record<string, unknown> & { page?: number; rows: number }

/** The list of an address, with so many services as `totalOf` says for what is asked. */
const load = async (query: Record<string, string>, totalOf: (body: Body) => number) => {
  const href = `/serviceMarket?${new URLSearchParams(query)}`
  const { row, ...place } = match(href) as { row: (typeof rows)[number] } & Place
  const asked: Body[] = []
  const read = (async (_: unknown, input: { body?: Body } = {}) => {
    const { body } = input
    if (!body) return { ...pageDouble('serviceMarket'), blocks: [] }
    asked.push(body)
    const total = totalOf(body)
    const { page = 1, rows: perPage } = body
    return { list: (page - 1) * perPage < total ? [serviceDouble] : [], total, page, rows: perPage }
  }) as Read
  return { data: (await row.load?.({ ...place, read })) as ListData, asked }
}

describe('the address of the service market', () => {
  it('says every filter, the order and the page', async () => {
    const { asked } = await load(
      {
        category: '知识产权',
        price: '1,000–3,000 元',
        days: '7 天以内',
        rating: '4 分以上',
        order: 'price',
        page: '2',
      },
      () => 30,
    )
    expect(asked[0]).toEqual({
      rows: 12,
      page: 2,
      category: '知识产权',
      price: '1,000–3,000 元',
      days: '7 天以内',
      rating: '4 分以上',
      order: 'price',
    })
  })

  it('has no tags: one is left aside, and said', async () => {
    const { data, asked } = await load({ tag: '物流', platform: '火星' }, () => 1)
    expect(data.ignored).toEqual(['platform', 'tag'])
    expect(asked[0]).not.toHaveProperty('tag')
  })

  it('that finds nothing says which filter to drop', async () => {
    const { data } = await load({ category: '知识产权', place: '青岛' }, ({ place }) => (place ? 0 : 3))
    expect(data.hindrances).toEqual([{ name: 'place', word: '青岛', total: 3 }])
  })

  it('beyond the last page shows that', async () => {
    const { data } = await load({ page: '99' }, () => 30)
    expect(data.found.page).toBe(3)
  })
})
