import { describe, expect, it } from 'vitest'
import { clockFromNoon, endOf, startAssistantApp } from '../../testing/assistant-app'
import { dateInShanghai } from '../../time/shanghai'
import { renewalAfter } from './questions'
import { usage } from './tables'

const app = startAssistantApp({ dailyQuota: 3 }, clockFromNoon())

const quotaOf = async (cookie: string) =>
  (await app.call<{ left: number; limit: number; renewsAt: string }>('GET', '/ai_assistant/quota', cookie))
    .data

describe('the daily questions', () => {
  it('are counted, and then refused in the words of the specification', async () => {
    const { cookie } = await app.newcomer()
    expect(await quotaOf(cookie)).toMatchObject({ left: 3, limit: 3, hasModel: true, seesImages: false })
    for (const left of [2, 1, 0]) {
      await (await app.ask(cookie, { content: '问' })).rest()
      expect((await quotaOf(cookie)).left).toBe(left)
    }
    const refused = await app.call('GET', '/ai_assistant/send?content=x', cookie)
    expect(refused).toMatchObject({ http: 429, status: 'AI_QUOTA_USED', message: '今日免费次数已用完' })
  })

  it('accept one of a hundred concurrent questions when one is left', async () => {
    const { cookie } = await app.newcomer()
    for (let i = 0; i < 2; i += 1) await (await app.ask(cookie, { content: '问' })).rest()
    const asked = app.model.prompted.length
    const all = await Promise.all(
      Array.from({ length: 100 }, (_, i) => app.ask(cookie, { content: `问${i}` })),
    )
    expect(all.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(all.filter(({ http }) => http === 429)).toHaveLength(99)
    for (const heard of all) if (heard.http === 200) expect(endOf(await heard.rest())?.state).toBe('complete')
    expect(app.model.prompted.length - asked).toBe(1)
    expect((await quotaOf(cookie)).left).toBe(0)
  })

  it('return the answer of a repeated request when they are used up', async () => {
    const { cookie } = await app.newcomer()
    const query = { content: '最后一问', requestId: 'request-last' }
    for (const content of ['一', '二']) await (await app.ask(cookie, { content })).rest()
    const [first] = await (await app.ask(cookie, query)).rest()
    const [again] = await (await app.ask(cookie, query)).rest()
    expect(again?.answerId).toBe(first?.answerId)
    expect((await app.ask(cookie, { content: '四' })).http).toBe(429)
  })

  it('are refunded once for an answer without text, failed or stopped', async () => {
    const { cookie } = await app.newcomer()
    app.model.play((stage) => stage.refuse(500))
    await Promise.all([1, 2].map(async () => (await app.ask(cookie, { content: '失败' })).rest()))
    expect((await quotaOf(cookie)).left).toBe(3)
    app.model.play(() => {})
    const heard = await app.ask(cookie, { content: '停' })
    const start = await heard.next()
    const stop = () => app.call('POST', `/ai_assistant/answer/${start?.answerId}/stop`, cookie, {})
    await Promise.all([stop(), stop(), stop()])
    expect(endOf(await heard.rest())?.state).toBe('stopped')
    expect((await quotaOf(cookie)).left).toBe(3)
  })

  it.each(['here', 'at another instance'])(
    'are given back when the history is cleared before a word came, %s',
    async (where) => {
      const { cookie } = await app.newcomer()
      app.model.play(() => {})
      const heard = await app.ask(cookie, { content: '清空' })
      await heard.next()
      expect((await quotaOf(cookie)).left).toBe(2)
      const instance = where === 'here' ? undefined : app.open()
      await app.call('DELETE', '/ai_assistant/message', cookie, undefined, instance)
      expect(endOf(await heard.rest())?.state).toBe('stopped')
      expect((await quotaOf(cookie)).left).toBe(3)
    },
  )

  it('are counted for each user separately', async () => {
    const one = await app.newcomer()
    const other = await app.newcomer()
    await (await app.ask(one.cookie, { content: '问' })).rest()
    expect((await quotaOf(other.cookie)).left).toBe(3)
  })

  it('are refused where the operator allows none', async () => {
    const { cookie } = await app.newcomer()
    const none = app.open({ dailyQuota: 0 })
    expect((await app.ask(cookie, { content: '问' }, none)).http).toBe(429)
    expect(await app.db.$count(usage)).toBeGreaterThan(0)
  })
})

it('counts by days in Shanghai', () => {
  expect(dateInShanghai(new Date('2026-11-21T15:59:59Z'))).toBe('2026-11-21')
  expect(dateInShanghai(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22')
  expect(renewalAfter(new Date('2026-11-21T15:59:59Z')).toISOString()).toBe('2026-11-21T16:00:00.000Z')
  expect(renewalAfter(new Date('2026-11-21T16:00:00Z')).toISOString()).toBe('2026-11-22T16:00:00.000Z')
})
