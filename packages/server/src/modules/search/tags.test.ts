import type { TagGroups, Tagged } from '@chuhai/contract/search'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../testing/test-app'
import { knownTags } from '../vocabulary'

const server = startTestApp()
const get = async (query: Record<string, string>) =>
  server.get<Tagged>(`/api/tag/content?${new URLSearchParams(query)}`)
const tagged = async (query: Record<string, string>) => (await get(query)).envelope.data
const groups = async () => (await server.get<TagGroups>('/api/tag')).envelope.data

describe('GET /tag', () => {
  it('lists the topics of the vocabulary by group, in its order', async () => {
    expect((await groups()).map(({ name }) => name)).toEqual(['平台', '事务', '阶段', '类型'])
    const names = (await groups()).flatMap(({ tags }) => tags.map(({ name }) => name))
    expect(names).toEqual(knownTags.filter((tag) => names.includes(tag)))
  })

  it('counts every topic as its lists are long', async () => {
    for (const { name, total } of (await groups()).flatMap(({ tags }) => tags).slice(0, 12)) {
      const { kinds, total: found } = await tagged({ name })
      expect([name, found, kinds.reduce((sum, kind) => sum + kind.total, 0)]).toEqual([name, total, total])
    }
  })
})

describe('GET /tag/content', () => {
  it('has the first of every kind, sites and courses as well as articles', async () => {
    const { kinds, near } = await tagged({ name: '物流' })
    expect(kinds.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['跨境导航', '资讯', '课程', '专题阅读']),
    )
    for (const { total, list } of kinds) expect(list).toHaveLength(Math.min(total, 4))
    expect(near.map(({ name }) => name)).not.toContain('物流')
    expect(near.length).toBeGreaterThan(0)
  })

  it('has the page of one kind, the newest first, and counts the others', async () => {
    const { kinds } = await tagged({ name: '物流' })
    const { kinds: counted, total } = await tagged({ name: '物流', kind: 'news', rows: '100' })
    const news = counted.find(({ kind }) => kind === 'news')
    expect([news?.list.length, total]).toEqual([news?.total, news?.total])
    expect(counted.map(({ kind, total }) => [kind, total])).toEqual(
      kinds.map(({ kind, total }) => [kind, total]),
    )
    expect(counted.filter(({ kind, list }) => kind !== 'news' && list.length > 0)).toEqual([])
    const dates = news?.list.map(({ publishedAt }) => publishedAt ?? '') ?? []
    expect(dates).toEqual([...dates].sort().reverse())
    const second = await tagged({ name: '物流', kind: 'news', page: '2', rows: '3' })
    expect(second.kinds.find(({ kind }) => kind === 'news')?.list).toEqual(news?.list.slice(3, 6))
  })

  it('is 404 for a topic that the vocabulary does not have, 422 for what is none', async () => {
    expect((await get({ name: '火星' })).http).toBe(404)
    expect((await get({ name: ' ' })).http).toBe(422)
    expect((await get({ name: 'x'.repeat(21) })).http).toBe(422)
  })
})

it('lists the address of every page that is a row of the database, once', async () => {
  const { envelope } = await server.get<{ path: string }[]>('/api/search/address')
  const paths = envelope.data.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of [
    '/siteBuild',
    '/GStore/details/1?tag=1',
    '/news/detail?id=101',
    '/reading?id=1',
    '/school/detail?id=101',
    `/tag?${new URLSearchParams({ name: '物流' })}`,
  ])
    expect(paths).toContain(path)
})
