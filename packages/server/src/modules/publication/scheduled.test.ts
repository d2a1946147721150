import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentDir } from '../../process/folders'
import { startTestApp } from '../../testing/test-app'
import { dateInShanghai, momentInShanghai, timeInShanghai } from '../../time/shanghai'
import { exportContent } from '../editing/export'
import { importContent } from '../editing/publish'
import { createJobs } from '../jobs'

const server = startTestApp()
const now = new Date()
const day = dateInShanghai(now, 7)
const from = momentInShanghai(day, '09:30:00')
const before = new Date(from.getTime() - 1000)

const written = (publishedAt: string, id = 951) =>
  readFileSync(join(contentDir, 'news/hs-codes.md'), 'utf8')
    .replace(/^id: .*/m, `id: ${id}`)
    .replace(/^title: .*/m, `title: 鲸落海岸的申报 ${id}`)
    .replace(/^publishedAt: .*/m, `publishedAt: ${publishedAt}`)

const importing = (publishedAt: string, id?: number) =>
  importContent(
    server.db,
    {
      texts: { 'news/scheduled.md': written(publishedAt, id) },
      pictures: {},
      folder: 'content',
      operator: 'test',
      removesFiles: false,
      isTrial: false,
    },
    now,
  )

/** Where visitors find the article at a moment. */
const placesAt = async (clock: Date, id = 951) => {
  const app = server.another({ clock: () => clock })
  const read = async (path: string, body?: object) => {
    const headers = {
      Origin: 'http://127.0.0.1:4002',
      'X-Chuhai-Client': '1',
      'Content-Type': 'application/json',
    }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {}
    return JSON.stringify(await (await app.request(path, init)).json())
  }
  const word = encodeURIComponent('鲸落海岸')
  const found = {
    page: (await app.request(`/api/news/${id}`)).status === 200,
    list: (await read('/api/news/page', { page: 1, rows: 9 })).includes(`"id":${id},`),
    search: (await read(`/api/search?q=${word}&kind=news&page=1&rows=20`)).includes(`id=${id}`),
    addresses: (await read('/api/search/address')).includes(`/news/detail?id=${id}`),
  }
  return Object.entries(found).flatMap(([name, isThere]) => (isThere ? name : []))
}

it('is nowhere before its time of day in China, and everywhere from then on', async () => {
  const total = async (clock: Date) => {
    const response = await server.another({ clock: () => clock }).request('/api/tag')
    return JSON.stringify(await response.json())
  }
  const { remarks, version } = await importing(`${day} 09:30`)
  expect(version).not.toBeNull()
  expect(remarks).toEqual([
    expect.stringMatching(
      new RegExp(`^content/news/scheduled\\.md:\\d+ publishedAt：访客从北京时间 ${day} 09:30 起看到$`),
    ),
  ])
  const counted = await total(now)
  const { search } = createJobs(server.db, now)
  await search?.(before)
  expect(await placesAt(before)).toEqual([])
  expect(await total(before)).toBe(counted)
  await search?.(from)
  expect(await placesAt(from)).toEqual(['page', 'list', 'search', 'addresses'])
  expect(await total(from)).not.toBe(counted)
})

it('begins with its day in China where it has no time', async () => {
  await importing(day, 952)
  const midnight = momentInShanghai(day, '00:00:00')
  expect(await placesAt(new Date(midnight.getTime() - 1), 952)).toEqual([])
  expect(await placesAt(midnight, 952)).toEqual(['page', 'list'])
})

it('is exported with the time that it was written with', async () => {
  await importing(`${day} 09:30`, 953)
  const { texts } = await exportContent(server.db)
  expect(texts['news/scheduled.md']).toContain(`publishedAt: ${timeInShanghai(from).replace(' ', 'T')}+08:00`)
})
