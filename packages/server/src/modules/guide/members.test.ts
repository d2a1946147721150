import type { Envelope } from '@chuhai/contract'
import type { Appraisals, GuideDetail, GuideSite } from '@chuhai/contract/guide'
import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { appraisals, sites, subscriptions } from './tables'

const server = startTestApp()
let own: SignedIn
let other: SignedIn
beforeAll(async () => {
  own = await signIn(server.db)
  other = await signIn(server.db)
})
beforeEach(async () => {
  await server.db.delete(subscriptions)
  await server.db.delete(appraisals)
  await server.db.update(sites).set({ isShown: true })
})

interface Subscribed {
  isSubscribed: boolean
  total: number
}

const hide = (id: number) => server.db.update(sites).set({ isShown: false }).where(eq(sites.id, id))

const change = async (
  method: 'POST' | 'DELETE',
  id: number | string,
  who: SignedIn | null = own,
  body: unknown = { navInfoId: id },
) => {
  const response = await server.request(`/api/nav/subscribe/${id}`, {
    method,
    headers: { ...pageHeaders, ...(who && { Cookie: who.cookie }) },
    body: JSON.stringify(body),
  })
  const envelope = (await response.json()) as Envelope<Subscribed>
  return { http: response.status, status: envelope.status, data: envelope.data }
}

const subscribed = async ({ cookie }: SignedIn = own, body: object = {}) => {
  const { envelope } = await server.post<{ list: GuideSite[]; total: number }>(
    '/api/nav/subscribe/page',
    body,
    {
      Cookie: cookie,
    },
  )
  return envelope.data
}
const subscribedIds = async (who?: SignedIn) => (await subscribed(who)).list.map(({ id }) => id)

describe('a subscription', () => {
  it('begins and ends, and returns the count', async () => {
    expect(await change('POST', 30401)).toEqual({
      http: 200,
      status: 'success',
      data: { isSubscribed: true, total: 1 },
    })
    expect((await change('POST', 10101)).data).toEqual({ isSubscribed: true, total: 2 })
    expect((await change('DELETE', 30401)).data).toEqual({ isSubscribed: false, total: 1 })
    expect(await subscribedIds()).toEqual([10101])
  })

  it('changes nothing when repeated', async () => {
    await change('POST', 30401)
    const [before] = await server.db.select().from(subscriptions)
    expect((await change('POST', 30401)).data).toEqual({ isSubscribed: true, total: 1 })
    expect(await server.db.select().from(subscriptions)).toEqual([before])
    await change('DELETE', 30401)
    expect((await change('DELETE', 30401)).data).toEqual({ isSubscribed: false, total: 0 })
  })

  it('is one after fifty concurrent starts, and none after fifty concurrent ends', async () => {
    const fifty = (method: 'POST' | 'DELETE') =>
      Promise.all(Array.from({ length: 50 }, () => change(method, 30401)))
    for (const answer of await fifty('POST'))
      expect(answer).toEqual({ http: 200, status: 'success', data: { isSubscribed: true, total: 1 } })
    expect(await server.db.$count(subscriptions)).toBe(1)
    for (const answer of await fifty('DELETE'))
      expect(answer).toEqual({ http: 200, status: 'success', data: { isSubscribed: false, total: 0 } })
    expect(await server.db.$count(subscriptions)).toBe(0)
  })

  it('answers concurrent starts and ends', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => change(index % 2 ? 'DELETE' : 'POST', 30401)),
    )
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
    expect(await server.db.$count(subscriptions)).toBeLessThanOrEqual(1)
  })

  it.each(['POST', 'DELETE'] as const)('is refused (%s) when address and body differ', async (method) => {
    await change('POST', 30401)
    const answer = await change(method, 30401, own, { navInfoId: 30402 })
    expect([answer.http, answer.status]).toEqual([422, 'GUIDE_SITE_MISMATCH'])
    expect(await subscribedIds()).toEqual([30401])
  })

  it.each(['POST', 'DELETE'] as const)('is refused (%s) for an unknown site', async (method) => {
    const answer = await change(method, 999_999)
    expect([answer.http, answer.status]).toEqual([404, 'GUIDE_SITE_UNKNOWN'])
    await hide(30401)
    expect((await change(method, 30401)).status).toBe('GUIDE_SITE_UNKNOWN')
    expect(await server.db.$count(subscriptions)).toBe(0)
  })

  it.each(['POST', 'DELETE'] as const)('is refused (%s) for a malformed id', async (method) => {
    for (const id of ['x', '0', '2147483648']) expect((await change(method, id)).http).toBe(422)
    for (const body of [
      {},
      { navInfoId: '30401' },
      { navInfoId: 30401.5 },
      [],
      null,
      { navInfoId: { id: 30401 } },
    ])
      expect((await change(method, 30401, own, body)).http).toBe(422)
    expect(await server.db.$count(subscriptions)).toBe(0)
  })

  it.each(['POST', 'DELETE'] as const)('is refused (%s) without a sign-in', async (method) => {
    const answer = await change(method, 30401, null)
    expect([answer.http, answer.status]).toEqual([401, 'UNAUTHORIZED'])
  })

  it('is counted and listed while its site is visible, and can be ended afterwards', async () => {
    await change('POST', 30401)
    expect((await change('POST', 10101)).data.total).toBe(2)
    await hide(30401)
    expect(await subscribed()).toMatchObject({ list: [{ id: 10101 }], total: 1 })
    expect((await change('DELETE', 30401)).data).toEqual({ isSubscribed: false, total: 1 })
    expect(await server.db.$count(subscriptions)).toBe(1)
  })
})

describe('subscriptions', () => {
  it('are listed by page, the newest first', async () => {
    const ids = [10101, 30401, 20101, 60101]
    for (const [index, id] of ids.entries())
      await server.db.insert(subscriptions).values({
        userId: Number(own.user.id),
        siteId: id,
        createdAt: new Date(Date.UTC(2026, 10, 1 + index)),
      })
    expect(await subscribedIds()).toEqual(ids.toReversed())
    expect(await subscribed(own, { page: 2, rows: 3 })).toMatchObject({
      list: [{ id: 10101 }],
      total: 4,
      page: 2,
      rows: 3,
    })
    expect(await subscribed(own, { page: 9 })).toMatchObject({ list: [], total: 4 })
  })

  it('belong to one user', async () => {
    await change('POST', 30401)
    await change('POST', 10101, other)
    expect([await subscribedIds(own), await subscribedIds(other)]).toEqual([[30401], [10101]])
    await change('DELETE', 30401, other)
    expect(await subscribedIds(own)).toEqual([30401])
  })

  it('mark sites in every list, for their user only', async () => {
    await change('POST', 30401)
    const seenBy = async (who?: SignedIn) => {
      const headers = who ? { Cookie: who.cookie } : undefined
      const marks = (list: GuideSite[]) => list.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id)
      const page = async (path: string, body: object) =>
        marks(
          (await server.post<{ list: GuideSite[] }>(path, { rows: 9999, ...body }, headers)).envelope.data
            .list,
        )
      const site = (await server.get<GuideSite>('/api/nav/home/nav_site/30401', headers)).envelope.data
      const beside = (await server.get<GuideDetail>('/api/nav/detail/30403', headers)).envelope.data
      return [
        await page('/api/nav/home/nav/page', {}),
        await page('/api/nav/home/nav/page', { keyword: '17track' }),
        await page('/api/nav/home/hot/page', {}),
        marks([site]),
        marks(beside.neighbours),
      ]
    }
    expect(await seenBy(own)).toEqual([[30401], [30401], [30401], [30401], [30401]])
    expect(await seenBy(other)).toEqual([[], [], [], [], []])
    expect(await seenBy()).toEqual([[], [], [], [], []])
    expect((await subscribed()).list[0]?.isSubscribed).toBe(true)
  })
})

describe('an appraisal', () => {
  const appraise = async (body: unknown, who: SignedIn | null = own) =>
    server.post<Appraisals>('/api/nav/appraise/save', body, who ? { Cookie: who.cookie } : {})
  const shown = async (who?: SignedIn) => {
    const headers = who ? { Cookie: who.cookie } : undefined
    return (await server.get<GuideDetail>('/api/nav/detail/30401', headers)).envelope.data.appraisals
  }

  it('counts once for each user, who may change it', async () => {
    expect((await appraise({ navInfoId: 30401, score: 2, content: ' 有延迟 ' })).envelope.data).toEqual({
      count: 1,
      average: 2,
      own: { score: 2, content: '有延迟' },
    })
    await appraise({ navInfoId: 30401, score: 4 }, other)
    expect((await appraise({ navInfoId: 30401, score: 5 })).envelope.data).toEqual({
      count: 2,
      average: 4.5,
      own: { score: 5, content: '' },
    })
    expect((await shown(other)).own).toEqual({ score: 4, content: '' })
    expect(await shown()).toEqual({ count: 2, average: 4.5, own: null })
  })

  it('keeps its creation time, and has a mean of one decimal', async () => {
    await appraise({ navInfoId: 30401, score: 5 })
    const [first] = await server.db.select().from(appraisals)
    const later = server.another({ clock: () => new Date(Date.now() + 60_000) })
    await later.request('/api/nav/appraise/save', {
      method: 'POST',
      headers: { ...pageHeaders, Cookie: own.cookie },
      body: JSON.stringify({ navInfoId: 30401, score: 4 }),
    })
    const [second] = await server.db.select().from(appraisals)
    expect(second?.createdAt).toEqual(first?.createdAt)
    expect(second?.updatedAt.getTime()).toBeGreaterThan(first?.updatedAt.getTime() ?? 0)
    for (const score of [5, 5]) await appraise({ navInfoId: 30401, score }, await signIn(server.db))
    expect((await shown()).average).toBe(4.7)
  })

  it('is one after fifty concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => appraise({ navInfoId: 30401, score: (index % 5) + 1 })),
    )
    for (const { http, envelope } of answers) expect([http, envelope.data.count]).toEqual([200, 1])
    const ofOwn = and(eq(appraisals.siteId, 30401), eq(appraisals.userId, Number(own.user.id)))
    expect(await server.db.$count(appraisals, ofOwn)).toBe(1)
  })

  it.each([
    ['no score', { score: null }, 'score', '请选择'],
    ['nothing about the score', { score: undefined }, 'score', '缺少此项'],
    ['a score of 0', { score: 0 }, 'score', '请选择'],
    ['a score of 6', { score: 6 }, 'score', '请选择'],
    ['half a score', { score: 3.5 }, 'score', '请选择'],
    ['a score in words', { score: '5' }, 'score', '请选择'],
    ['201 characters', { content: '好'.repeat(201) }, 'content', '评价不能超过200个字符'],
    ['no site', { navInfoId: undefined }, 'navInfoId', '缺少此项'],
    ['a site in words', { navInfoId: '30401' }, 'navInfoId', '格式不正确'],
  ])('is refused with %s', async (_, wrong, field, message) => {
    const { http, envelope } = await appraise({ navInfoId: 30401, score: 5, content: '', ...wrong })
    expect([http, envelope.data]).toEqual([422, { fields: { [field]: message } }])
    expect(await server.db.$count(appraisals)).toBe(0)
  })

  it('accepts 200 characters of any plane, and text that looks like code', async () => {
    for (const content of ['𠮷'.repeat(200), "'); drop table guide_site; --", '<img onerror=1>'])
      expect((await appraise({ navInfoId: 30401, score: 5, content })).envelope.data.own?.content).toBe(
        content,
      )
  })

  it('is refused for a site that is hidden or does not exist, and without a sign-in', async () => {
    expect((await appraise({ navInfoId: 30401, score: 5 }, null)).envelope.status).toBe('UNAUTHORIZED')
    await hide(30401)
    for (const navInfoId of [30401, 999_999]) {
      const { http, envelope } = await appraise({ navInfoId, score: 5 })
      expect([http, envelope.status]).toEqual([404, 'GUIDE_SITE_UNKNOWN'])
    }
    expect(await server.db.$count(appraisals)).toBe(0)
  })
})
