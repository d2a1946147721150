import { randomUUID } from 'node:crypto'
import { listRowsMax } from '@chuhai/contract/constants'
import { beforeAll, expect, it } from 'vitest'
import { signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { createOwnList } from './service'
import { consultations } from './tables'

const server = startTestApp()
const counts = [0, 1, 7, 60]
const begin = Date.parse('2026-09-01T02:00:00Z')
let userIds: number[]
let listOwn: ReturnType<typeof createOwnList>

/** Two were sent in each minute, so that the order needs their ids too. */
const sentBy = (userId: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    sections: ['1'],
    contactsName: `第${index + 1}次`,
    contactsPhone: '13800138000',
    customerName: `公司${userId}`,
    position: '1',
    mailbox: '',
    service: '亚马逊开店',
    source: '',
    siteOrigin: '',
    userId,
    createdAt: new Date(begin + Math.floor(index / 2) * 60_000),
  }))

beforeAll(async () => {
  const people = await Promise.all(counts.map(() => signIn(server.db)))
  userIds = people.map(({ user }) => Number(user.id))
  const rows = userIds.flatMap((userId, index) => sentBy(userId, counts[index] as number))
  await server.db.insert(consultations).values(rows)
  listOwn = createOwnList(server.db)
})

const parts = [
  { page: 1, rows: 20 },
  { page: 2, rows: 3 },
  { page: 1, rows: listRowsMax },
  { page: 99, rows: 20 },
]
const everybodysParts = () => userIds.flatMap((userId) => parts.map((part) => ({ userId, part })))

it('returns each user their own rows and count under concurrent reads', async () => {
  const asked = everybodysParts()
  const together = await Promise.all(asked.map(({ userId, part }) => listOwn(userId, part)))
  for (const [index, { userId, part }] of asked.entries()) {
    const { list, total, ...request } = together[index] as Awaited<ReturnType<typeof listOwn>>
    const count = counts[userIds.indexOf(userId)] as number
    expect(total).toBe(count)
    expect(list).toHaveLength(Math.max(0, Math.min(part.rows, count - (part.page - 1) * part.rows)))
    expect(list.every(({ customerName }) => customerName === `公司${userId}`)).toBe(true)
    expect(await listOwn(userId, part)).toEqual({ list, total, ...request })
  }
})

it('lists each consultation once, the newest first', async () => {
  const userId = userIds.at(-1) as number
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listOwn(userId, { page, rows: 17 })))
  const list = pages.flatMap(({ list }) => list)
  expect(new Set(list.map(({ id }) => id)).size).toBe(60)
  const times = list.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})
