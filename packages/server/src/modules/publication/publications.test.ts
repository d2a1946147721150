import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listPageMax, listRowsMax } from '@chuhai/contract/constants'
import {
  type ActivityCard,
  activities,
  type PublicationCard,
  type PublicationDetail,
  publicationTypes,
  type StoreApp,
  storeApps,
  validOffer,
} from '@chuhai/contract/publication'
import { and, eq } from 'drizzle-orm'
import { array, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { mediaDir } from '../../process/folders'
import { firstItems } from '../../testing/first-items'
import { startTestApp } from '../../testing/test-app'
import { dayMs } from '../../time/durations'
import { dateInShanghai } from '../../time/shanghai'
import { searchSite } from '../search/service'
import { publicationContentOf } from './content'
import { findPublication, listPublications } from './service'
import { publications } from './tables'

interface Listed {
  list: PublicationCard[]
  total: number
  page: number
  rows: number
}
interface Found {
  item: PublicationDetail
  related: PublicationCard[]
}

const server = startTestApp()

/** What every type promises; a new one is tested by being declared. */
describe.each(publicationTypes.map((type) => [type.label, type] as const))('%s', (_, type) => {
  const content = firstItems(publicationContentOf(type))
  const post = (body: object) => server.post<Listed>(`/api/${type.key}/page`, body)
  const list = async (body: object) => (await post({ rows: listRowsMax, ...body })).envelope.data
  const get = (id: number | string) => server.get<Found>(`/api/${type.key}/${id}`)
  const setShown = (id: number, isShown: boolean) =>
    server.db
      .update(publications)
      .set({ isShown })
      .where(and(eq(publications.type, type.key), eq(publications.id, id)))
  const [first, second] = content as [(typeof content)[number], (typeof content)[number]]

  it('has at least eight in a new database, with ids and titles of their own', () => {
    expect(content.length).toBeGreaterThanOrEqual(8)
    for (const field of ['id', 'title', 'summary'] as const)
      expect(new Set(content.map((item) => item[field])).size).toBe(content.length)
  })

  it('has a cover for each', () => {
    for (const { cover } of content)
      expect(existsSync(join(mediaDir, cover.replace('/media/', ''))), cover).toBe(true)
  })

  it('was published on days before today', () => {
    const today = dateInShanghai(new Date())
    for (const { publishedAt } of content) expect(publishedAt <= today).toBe(true)
  })

  it('has something for every word of every filter', async () => {
    for (const [name, words] of Object.entries(type.filters)) {
      let total = 0
      for (const word of words) {
        const found = await list({ [name]: word })
        expect([name, word, found.total > 0]).toEqual([name, word, true])
        total += found.total
      }
      // Those with several words are found by each of them.
      const held = content.flatMap((item) => (name in item ? item[name] : ['']))
      expect([name, total]).toEqual([name, held.length])
    }
  })

  it('is narrowed down by the parts of a number, each number in one of them', async () => {
    for (const [name, parts] of Object.entries(type.bands)) {
      const numbers: number[] = []
      for (const [word, [from, below]] of Object.entries(parts)) {
        const found = (await list({ [name]: word })).list.map((card) => Number(Object(card)[name]))
        expect([word, found.length > 0]).toEqual([word, true])
        for (const number of found)
          expect(number >= from && number < (below ?? Number.POSITIVE_INFINITY)).toBe(true)
        numbers.push(...found)
      }
      const held = content.map((item) => item[name]).filter((number) => number !== null)
      expect(numbers.sort()).toEqual(held.sort())
    }
  })

  it('is put in each of its orders, what has no number last, page by page', async () => {
    for (const [name, first] of Object.entries(type.orders)) {
      const all = (await list({ order: name })).list
      const numbers = all.map((card): number | null => Object(card)[name])
      const sign = first === 'lowest' ? 1 : -1
      const rank = (number: number | null) => (number === null ? Number.POSITIVE_INFINITY : sign * number)
      expect(numbers).toEqual(numbers.toSorted((a, b) => rank(a) - rank(b) || 0))
      const part = await list({ order: name, page: 2, rows: 3 })
      expect(part.list).toEqual(all.slice(3, 6))
    }
  })

  it('is listed as the contract declares it, page by page, also behind the last one', async () => {
    const all = await list({})
    expect(parse(array(type.card), all.list)).toEqual(all.list)
    expect(all.total).toBe(content.length)
    const ids = all.list.map(({ id }) => id)
    const part = (await post({ page: 2, rows: 3 })).envelope.data
    expect([part.list.map(({ id }) => id), part.total, part.page, part.rows]).toEqual([
      ids.slice(3, 6),
      content.length,
      2,
      3,
    ])
    expect((await post({ page: listPageMax, rows: listRowsMax })).envelope.data).toMatchObject({ list: [] })
  })

  it('is narrowed down by tag and by word, and by empty ones not at all', async () => {
    const tag = first.tags[0] as string
    const tagged = content.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id)
    expect((await list({ tag })).list.map(({ id }) => id).sort()).toEqual(tagged.sort())
    expect((await list({ word: first.title })).list[0]?.id).toBe(first.id)
    expect((await list({ tag: '没有这个标签' })).total).toBe(0)
    expect((await list({ word: 'zzzzzz' })).total).toBe(0)
    expect((await list({ word: ' ', tag: '' })).total).toBe(content.length)
  })

  it.each([
    { page: 0 },
    { rows: listRowsMax + 1 },
    { tag: 'x'.repeat(21) },
    { word: 'x'.repeat(51) },
    { unknown: '1' },
    { tag: ['选品'] },
  ])('refuses to list %j', async (body) => {
    expect((await post(body)).http).toBe(422)
  })

  it('refuses words that a filter does not have', async () => {
    for (const name of [...Object.keys(type.words), 'order'])
      for (const word of ['火星', '', "'; drop table publication; --"])
        expect((await post({ [name]: word })).http).toBe(422)
  })

  it('has a page for each, as it was written, with others about the same', async () => {
    for (const { id, title, body } of content) {
      const { item, related } = parse(type.get.answer, (await get(id)).envelope.data) as Found
      expect(parse(type.detail, item)).toEqual(item)
      expect([item.title, item.body].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([title, body])
      expect(related.length).toBeLessThanOrEqual(3)
      expect(related.map((card) => card.id)).not.toContain(id)
    }
  })

  it('is found by the search of the portal, which says what it is', async () => {
    const { list } = await searchSite(server.db, { q: first.title, kind: type.key, page: 1, rows: 5 })
    expect(list[0]).toMatchObject({ path: `${type.detailPath}${first.id}`, label: type.label })
  })

  it('is neither listed nor found while it is hidden', async () => {
    await setShown(second.id, false)
    const { http, envelope } = await get(second.id)
    expect([http, envelope.status]).toEqual([404, 'NOT_FOUND'])
    expect((await list({})).list.map(({ id }) => id)).not.toContain(second.id)
    await setShown(second.id, true)
  })

  it('does not exist with other ids, and is refused with what is no id', async () => {
    for (const id of [99_999, 2_147_483_647]) expect((await get(id)).http).toBe(404)
    for (const id of ['0', '-1', 'x', '1.0', '2147483648', "1'"])
      expect((await get(encodeURIComponent(id))).http).toBe(422)
  })
})

describe('tools for sellers', () => {
  it('have covers and screenshots among our own pictures, and at least one offer that is over', () => {
    const content = firstItems(publicationContentOf(storeApps)) as unknown as StoreApp[]
    expect(content.length).toBeGreaterThanOrEqual(18)
    for (const { screenshots } of content)
      for (const { picture } of screenshots)
        expect(existsSync(join(mediaDir, picture.replace('/media/', ''))), picture).toBe(true)
    const offers = content.flatMap(({ offer }) => offer ?? [])
    expect(new Set(offers.map((offer) => validOffer(offer, Date.now()) !== null))).toEqual(
      new Set([true, false]),
    )
  })
})

describe('activities', () => {
  const at = (days: number) => new Date(Date.now() + days * dayMs)
  const list = (now: Date, body: object = {}) =>
    listPublications<ActivityCard>(server.db, activities, { page: 1, rows: listRowsMax, ...body }, now)

  it('of every series are eight or more, and there are some to come, on and over on any day', async () => {
    for (const series of activities.filters.series ?? []) {
      expect((await list(at(0), { series })).total, series).toBeGreaterThanOrEqual(8)
      for (const days of [0, 3, 20, 45, 300])
        for (const state of ['未开始', '已结束'])
          expect((await list(at(days), { series, state })).total, `${series} ${days}`).toBeGreaterThan(0)
    }
    for (let days = 0; days < 60; days++)
      expect((await list(at(days), { state: '进行中' })).total, `${days}`).toBeGreaterThan(0)
  })

  it('that are held again have the dates of the next time once they are over, in lists and on their page', async () => {
    const [first] = (await list(at(0))).list.filter(({ everyDays }) => everyDays === 7) as [ActivityCard]
    const [start, end] = [Date.parse(first.startsAt), Date.parse(first.endsAt)]
    const startAt = async (now: Date) => {
      const listed = (await list(now)).list.find(({ id }) => id === first.id) as ActivityCard
      const found = await findPublication(server.db, activities, first.id, now)
      expect(found?.item).toMatchObject({ startsAt: listed.startsAt, endsAt: listed.endsAt })
      return Date.parse(listed.startsAt)
    }
    expect(await startAt(new Date(start))).toBe(start)
    expect(await startAt(new Date(end))).toBe(start)
    expect(await startAt(new Date(end + 1))).toBe(start + 7 * dayMs)
    expect(await startAt(new Date(end + 70 * dayMs))).toBe(start + 70 * dayMs)
    expect(await startAt(new Date(end + 70 * dayMs + 1))).toBe(start + 77 * dayMs)
  })

  it('that are held once stay over', async () => {
    const over = (await list(at(0), { state: '已结束' })).list
    expect(over.every(({ everyDays }) => everyDays === null)).toBe(true)
    const later = (await list(at(200), { state: '已结束' })).list
    expect(later).toEqual(over)
  })
})
