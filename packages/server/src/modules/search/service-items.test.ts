import { type Offer, offerCategories, type ServiceItems } from '@chuhai/contract/search'
import { describe, expect, it } from 'vitest'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { offerContent } from '../offer/content'
import { pageContent } from '../page/content'

const server = startTestApp()
const offers = firstItems(offerContent)
const pages = new Map(firstItems(pageContent).map((page) => [page.key, page]))

const get = async (query: Record<string, string> = {}) =>
  (await server.get<ServiceItems>(`/api/search/serviceItem?${new URLSearchParams({ rows: '99', ...query })}`))
    .envelope.data
const prices = ({ list }: ServiceItems) => list.map(({ offer }) => offer.price)

describe('the offers', () => {
  it('belong to a page that can be found, once each', () => {
    expect(new Set(offers.map(({ page }) => page)).size).toBe(offers.length)
    for (const { page } of offers) expect(pages.get(page)?.isListed, page).toBe(true)
  })

  it('say what their pages say of price and duration', () => {
    for (const { page, price, duration } of offers) {
      const text = JSON.stringify(pages.get(page)).replaceAll(/[ \u00a0]/g, '')
      if (price) expect(text, page).toContain(`¥${(price / 100).toLocaleString('en-US')}`)
      if (!duration) continue
      const { from, to, unit } = duration
      expect(text, page).toContain(
        `${to === null ? from : `${from}–${to}`}${unit === '工作日' ? '个' : ''}${unit}`,
      )
    }
  })

  it('belong to pages with a form to ask by', () => {
    for (const { page } of offers)
      expect(
        pages.get(page)?.blocks.some(({ type }) => type === 'consultation'),
        page,
      ).toBe(true)
  })
})

describe('GET /search/serviceItem', () => {
  it('lists everything that can be ordered, in the editors’ order', async () => {
    const { list, total } = await get()
    expect(total).toBe(offers.length)
    expect(list.map(({ path }) => path)).toEqual(offers.map(({ page }) => pages.get(page)?.path))
    expect(list[0]?.offer).not.toHaveProperty('position')
  })

  it('counts every category as its list is long', async () => {
    const { categories, total } = await get()
    expect(categories.map(({ name }) => name)).toEqual([...offerCategories])
    expect(categories.reduce((sum, each) => sum + each.total, 0)).toBe(total)
    for (const { name, total } of categories) {
      const found = await get({ category: name })
      expect([name, found.list.length, found.total]).toEqual([name, total, total])
      expect(found.categories).toEqual(categories)
    }
  })

  it('orders by price and by duration, what has none last', async () => {
    const known = prices(await get({ order: 'price' }))
    const figures = known.filter((price) => price !== null)
    expect(figures).toEqual([...figures].sort((a, b) => a - b))
    expect(known.slice(figures.length).every((price) => price === null)).toBe(true)
    const units = (await get({ order: 'duration' })).list.map(({ offer }) => offer.duration?.unit)
    expect([units[0], units.at(-1)]).toEqual(['工作日', undefined])
    expect(units.filter(Boolean).at(-1)).toBe('年')
  })

  it('searches with marks, corrections and the best match first', async () => {
    const { list, total } = await get({ q: '亚玛逊开店' })
    expect(total).toBeLessThan(offers.length)
    expect(list[0]).toMatchObject({
      kind: 'platform',
      title: [{ text: '亚马逊开店', isHit: true }],
      offer: { category: '平台开店' satisfies Offer['category'], price: 0 },
    })
    expect(await get({ q: '亚玛逊开店' })).toMatchObject({ searchedFor: '亚马逊开店' })
    expect(await get({ q: 'zzzzzz' })).toMatchObject({ list: [], total: 0, categories: [] })
  })

  it('is the same page by page as in one', async () => {
    const [whole, first, second] = await Promise.all([
      get(),
      get({ rows: '5' }),
      get({ rows: '5', page: '2' }),
    ])
    expect([...first.list, ...second.list]).toEqual(whole.list.slice(0, 10))
  })

  it.each([{ category: '火星' }, { order: 'name' }, { q: 'x'.repeat(51) }])('refuses %j', async (query) => {
    const search = new URLSearchParams(query as unknown as Record<string, string>)
    expect((await server.get(`/api/search/serviceItem?${search}`)).http).toBe(422)
  })
})
