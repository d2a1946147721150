import { userSubscriptionsMax } from '@chuhai/contract/constants'
import type { GuideSite } from '@chuhai/contract/guide'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it, vi } from 'vitest'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestApp } from '../../testing/test-app'
import { sites, subscriptions } from './tables'

const many = 9999
const server = startTestApp()
let who: SignedIn

beforeAll(async () => {
  who = await signIn(server.db)
  await server.db.delete(sites)
  await server.db.execute(sql`
    insert into ${sites} (id, category_id, position, name, mark, tint, summary, address, region, tags, hot_rank, body, steps, note, created_at)
    select number, 101, number, '站点 ' || number, '站', 'blue', '一句话', 'https://site-' || number || '.example', '全球',
      array['选品', '工具', '免费'], number, '几句话', array['打开', '查询'], '说明', now()
    from generate_series(1, ${many}::int) number`)
  await server.db.execute(sql`
    insert into ${subscriptions} (user_id, site_id, created_at)
    select ${Number(who.user.id)}::bigint, number, now() - number * interval '1 second' from generate_series(1, ${many}::int, 50) number`)
})

/** Returns an answer and the number of statements of the guide that it took. */
const answerOf = async (path: string, rows: number, cookie = who.cookie) => {
  const { $client } = server.db as unknown as {
    $client: { query(statement: string | { text: string }): unknown }
  }
  const query = vi.spyOn($client, 'query')
  const { http, envelope } = await server.post<{ list: GuideSite[]; total: number }>(
    path,
    { page: 1, rows },
    { Cookie: cookie },
  )
  const count = query.mock.calls.filter(([statement]) =>
    (typeof statement === 'string' ? statement : statement.text).includes('guide_'),
  ).length
  query.mockRestore()
  return { http, ...envelope.data, statements: count }
}

it.each([
  ['/api/nav/home/nav/page', many],
  ['/api/nav/home/hot/page', many],
  ['/api/nav/subscribe/page', userSubscriptionsMax],
])('%s reads all of 9,999 sites, and two of them, with one statement', async (path, total) => {
  const all = await answerOf(path, many)
  expect([all.http, all.total, all.list.length]).toEqual([200, total, total])
  expect(all.list.filter(({ isSubscribed }) => isSubscribed)).toHaveLength(userSubscriptionsMax)
  expect(all.list[0]?.id).toBe(1)
  const few = await answerOf(path, 2)
  expect([few.list.length, few.total]).toEqual([2, total])
  expect([all.statements, few.statements]).toEqual([1, 1])
})

it('shows no subscriptions without a sign-in', async () => {
  const { list, statements } = await answerOf('/api/nav/home/nav/page', 2, '')
  expect(list.map(({ isSubscribed }) => isSubscribed)).toEqual([false, false])
  expect(statements).toBe(1)
})
