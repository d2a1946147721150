import { type ClassList, type CourseList, priceStep } from '@chuhai/contract/school'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'
import { dateInShanghai } from '../../time/shanghai'
import { readClassList } from './class-list'
import { readCourseList } from './course-list'

const server = startTestApp()

const courses = async (body: object): Promise<CourseList> => {
  const { http, envelope } = await server.post<CourseList>('/api/school/course/page', body)
  expect(http).toBe(200)
  return envelope.data as CourseList
}
const classes = async (body: object): Promise<ClassList> => {
  const { http, envelope } = await server.post<ClassList>('/api/school/class/page', body)
  expect(http).toBe(200)
  return envelope.data as ClassList
}

describe('the list of courses', () => {
  it('has every course once over its pages, and says how many there are', async () => {
    const first = await courses({ rows: 10 })
    const rest = await Promise.all([2, 3].map((page) => courses({ rows: 10, page })))
    const ids = [first, ...rest].flatMap(({ list }) => list.map(({ id }) => id))
    expect(ids).toHaveLength(first.total)
    expect(new Set(ids).size).toBe(first.total)
    expect((await courses({ rows: 10, page: 9 })).list).toEqual([])
  })

  it('narrows down by type, level, topic and price, all at once', async () => {
    for (const { type } of (await courses({ type: 'living' })).list) expect(type).toBe('living')
    const found = await courses({ type: 'recorded', level: '入门', tag: '物流', price: 'free' })
    expect(found.list.map(({ name }) => name)).toEqual(['小卖家的物流成本表'])
    for (const { price } of (await courses({ price: 'below' })).list)
      expect(price > 0 && price < priceStep).toBe(true)
    for (const { price } of (await courses({ price: 'above' })).list)
      expect(price).toBeGreaterThanOrEqual(priceStep)
    expect((await courses({ tag: '无此主题' })).total).toBe(0)
  })

  it('offers what the type has, whatever else is chosen', async () => {
    const [all, some] = [await courses({}), await courses({ level: '进阶', price: 'free' })]
    expect([some.tags, some.levels]).toEqual([all.tags, all.levels])
    for (const { name, total } of all.levels) expect((await courses({ level: name })).total).toBe(total)
    for (const { name, total } of all.tags) expect((await courses({ tag: name })).total).toBe(total)
  })

  it('orders by price, upwards and downwards', async () => {
    const prices = async (order: string) =>
      (await courses({ order, rows: 100 })).list.map(({ price }) => price)
    const upwards = await prices('price')
    expect(upwards).toEqual([...upwards].sort((a, b) => a - b))
    expect(await prices('priceDown')).toEqual([...upwards].reverse())
  })

  it('has what is on air first, then what comes next, then recordings', async () => {
    const request = { q: '', page: 1, rows: 100, type: 'living' as const }
    for (const hours of [0, 6, 12, 20]) {
      const now = new Date(Date.now() + hours * 3_600_000)
      const { list } = await readCourseList(server.db, request, now)
      const ranks = list.map(({ living }) => {
        const [start, end] = [Date.parse(living?.startsAt ?? ''), Date.parse(living?.endsAt ?? '')]
        return now.getTime() > end ? 3 : now.getTime() < start ? 2 : 1
      })
      expect(list.length).toBeGreaterThanOrEqual(3)
      expect(ranks).toEqual([...ranks].sort())
    }
  })

  it('finds courses by what they are about, and by a misspelt word', async () => {
    const found = await courses({ q: '海外仓' })
    expect(found.list[0]?.name).toContain('海外仓')
    const misspelt = await courses({ q: 'amazn' })
    expect(misspelt.searchedFor ?? misspelt.suggestion).toContain('amazon')
    const nothing = await courses({ q: '量子计算机维修' })
    expect(nothing.total).toBe(0)
  })

  it.each([{ type: 'x' }, { price: 'cheap' }, { order: 'name' }, { page: 0 }, { level: '' }])(
    'refuses %j',
    async (body) => {
      expect((await server.post('/api/school/course/page', body)).http).toBe(422)
    },
  )
})

describe('the list of training classes', () => {
  it('has the soonest first, and those that have begun apart at the end', async () => {
    const now = new Date(Date.now() + 20 * 86_400_000)
    const { list, total } = await readClassList(server.db, { page: 1, rows: 100 }, now)
    expect(list).toHaveLength(total)
    const today = dateInShanghai(now)
    const begun = list.filter(({ startsOn }) => startsOn <= today)
    const ahead = list.filter(({ startsOn }) => startsOn > today)
    expect(begun.length).toBeGreaterThan(0)
    expect(list).toEqual([...ahead, ...begun])
    const days = ahead.map(({ startsOn }) => startsOn)
    expect(days).toEqual([...days].sort())
    const past = begun.map(({ startsOn }) => startsOn)
    expect(past).toEqual([...past].sort().reverse())
  })

  it('narrows down by city, month and topic, which count what can still be applied for', async () => {
    const { cities, months, tags } = await classes({})
    for (const { name, total } of cities) expect((await classes({ city: name })).total).toBe(total)
    for (const { name, total } of months) expect((await classes({ month: name })).total).toBe(total)
    for (const { name, total } of tags) expect((await classes({ tag: name })).total).toBe(total)
    expect(months.map(({ name }) => name)).toEqual(months.map(({ name }) => name).sort())
  })

  it('says how many places nobody holds', async () => {
    for (const { seats, left } of (await classes({})).list) expect(left).toBe(seats)
  })

  it.each([{ month: '2026-13' }, { month: '12' }, { city: '' }, { rows: 0 }])('refuses %j', async (body) => {
    expect((await server.post('/api/school/class/page', body)).http).toBe(422)
  })
})
