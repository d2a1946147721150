import { userAnswersAtOnce } from '@chuhai/contract/constants'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultAssistantSettings } from '../../settings/assistant'
import { clockFromNoon, endOf, type Heard, startAssistantApp, textOf } from '../../testing/assistant-app'
import type { Stage } from '../../testing/scripted-model'
import { hourMs } from '../../time/durations'
import { revokeSessions } from '../sign-on/sessions'
import { messages, usage } from './tables'

const app = startAssistantApp({ dailyQuota: 100 }, clockFromNoon())

const openWith = (limits: Partial<typeof defaultAssistantSettings.limits>, now?: () => number) =>
  app.open({ limits: { ...defaultAssistantSettings.limits, ...limits } }, now)

const leftOf = async (cookie: string) =>
  (await app.call<{ left: number }>('GET', '/ai_assistant/quota', cookie)).data.left

const refusalOf = async ({ http, response }: Heard) => ({
  http,
  code: ((await response.json()) as { status: string }).status,
  waitSeconds: Number(response.headers.get('Retry-After')),
})

/** Lets the model begin every answer, and end none until told to. */
const holdAnswers = () => {
  const stages: Stage[] = []
  app.model.play(async (stage) => {
    stages.push(stage)
    await stage.say('在写。')
  })
  return stages
}

it('sends the model the maximum length of an answer', async () => {
  const { cookie } = await app.newcomer()
  await (await app.ask(cookie, { content: '你好' }, openWith({ maxTokens: 321 }))).rest()
  expect(app.model.prompted.at(-1)?.max_tokens).toBe(321)
})

it('refuses answers above the number that one process writes, with a time to wait', async () => {
  const stages = holdAnswers()
  const busy = openWith({ answersMax: 1 })
  const [one, two] = [await app.newcomer(), await app.newcomer()]
  const first = await app.ask(one.cookie, { content: '先问' }, busy)
  const refused = await app.ask(two.cookie, { content: '后问' }, busy)
  expect(await refusalOf(refused)).toEqual({ http: 503, code: 'SERVICE_UNAVAILABLE', waitSeconds: 5 })
  expect(await leftOf(two.cookie)).toBe(100)
  await expect.poll(() => stages.length).toBe(1)
  stages[0]?.finish()
  await first.rest()
  app.model.playUsual()
  const again = await vi.waitFor(async () => {
    const heard = await app.ask(two.cookie, { content: '再问' }, busy)
    expect(heard.http).toBe(200)
    return heard
  })
  await again.rest()
})

it('ends the stream of a reader whose sessions are revoked, while the answer is being written', async () => {
  const stages = holdAnswers()
  const { cookie, user } = await app.newcomer()
  const heard = await app.ask(cookie, { content: '被退出' })
  expect((await heard.next())?.answerId).toBeDefined()
  await revokeSessions(app.db, Number(user.id))
  const rest = await heard.rest()
  expect(endOf(rest)?.state).toBeUndefined()
  expect((await app.ask(cookie, { content: '再问' })).http).toBe(401)
  for (const stage of stages) stage.finish()
}, 60_000)

describe('the answers of one user', () => {
  it('are two at a time at most, over all instances', async () => {
    const { cookie } = await app.newcomer()
    const stages = holdAnswers()
    const instances = [app.open(), app.open()]
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => app.ask(cookie, { content: '同时' }, instances[index % 2])),
    )
    const begun = all.filter(({ http }) => http === 200)
    expect(begun).toHaveLength(userAnswersAtOnce)
    const refused = all.filter(({ http }) => http !== 200)
    for (const heard of refused)
      expect(await refusalOf(heard)).toEqual({ http: 503, code: 'AI_ANSWERING', waitSeconds: 5 })
    expect(await leftOf(cookie)).toBe(98)
    const other = await app.newcomer()
    expect((await app.ask(other.cookie, { content: '别人' })).http).toBe(200)
    await expect.poll(() => stages.length).toBe(userAnswersAtOnce + 1)
    for (const stage of stages) stage.finish()
    await Promise.all(begun.map((heard) => heard.rest()))
    app.model.playUsual()
    expect(endOf(await (await app.ask(cookie, { content: '再问' })).rest())?.state).toBe('complete')
  })

  it('do not include those of a crashed instance', async () => {
    const { cookie } = await app.newcomer()
    for (let count = 0; count < userAnswersAtOnce; count += 1) {
      const [start] = await (await app.ask(cookie, { content: '断电' })).rest()
      await app.db
        .update(messages)
        .set({ state: 'running', beatAt: new Date(Date.now() - 60_000) })
        .where(eq(messages.id, Number(start?.answerId)))
    }
    expect(endOf(await (await app.ask(cookie, { content: '再问' })).rest())?.state).toBe('complete')
  })

  it('include the one of a repeated request', async () => {
    const { cookie } = await app.newcomer()
    const stages = holdAnswers()
    const query = { content: '一次', requestId: 'request-again' }
    const [first] = [await app.ask(cookie, query), await app.ask(cookie, { content: '二' })]
    const again = await app.ask(cookie, query)
    await expect.poll(() => stages.length).toBe(2)
    for (const stage of stages) stage.finish()
    expect((await again.rest())[0]?.answerId).toBe((await first.rest())[0]?.answerId)
  })
})

describe('an answer without readers', () => {
  const begin = async (unreadMs: number, now?: () => number) => {
    const { cookie } = await app.newcomer()
    const stages = holdAnswers()
    const on = openWith({ unreadMs }, now)
    const heard = await app.ask(cookie, { content: '走了' }, on)
    const start = await heard.next()
    while ((await heard.next())?.msg === '');
    return { cookie, heard, id: start?.answerId ?? '', stage: stages[0] as Stage }
  }
  const rowOf = async (id: string) => {
    const [row] = await app.db
      .select()
      .from(messages)
      .where(eq(messages.id, Number(id)))
    return row
  }
  const stateOf = async (id: string) => (await rowOf(id))?.state

  it('ends together with the call of the model, and its text is kept', async () => {
    const { cookie, heard, id, stage } = await begin(10)
    await heard.leave()
    await stage.left
    await expect.poll(() => stateOf(id)).toBe('stopped')
    const chunks = await (await app.resume(cookie, id)).rest()
    expect([textOf(chunks), endOf(chunks)?.state]).toEqual(['在写。', 'stopped'])
  })

  it('is not one that is read here or at another instance', async () => {
    let passedMs = 0
    const { cookie, heard, id, stage } = await begin(hourMs, () => passedMs)
    const elsewhere = await app.resume(cookie, id, 0, app.open())
    await expect.poll(async () => (await rowOf(id))?.readAt).toBeTruthy()
    await heard.leave()
    // What is saved shows that the instance has looked for readers since.
    for (const text of ['又写。', '再写。']) {
      passedMs += 2 * hourMs
      await stage.say(text)
      await expect.poll(async () => (await rowOf(id))?.text).toMatch(text)
      expect(await stateOf(id)).toBe('running')
    }
    await elsewhere.leave()
    const forgetReader = () =>
      app.db
        .update(messages)
        .set({ readAt: sql`now() - interval '2 hours'` })
        .where(eq(messages.id, Number(id)))
    await expect
      .poll(async () => {
        await forgetReader()
        passedMs += 2 * hourMs
        return stateOf(id)
      })
      .toBe('stopped')
    await stage.left
  })
})

describe('the daily budget', () => {
  beforeEach(async () => {
    await app.db.delete(usage)
  })

  it('is shared by all users, and has an error of its own', async () => {
    const on = openWith({ dailyBudget: 3 })
    const [one, other] = [await app.newcomer(), await app.newcomer()]
    for (const { cookie } of [one, other, one]) await (await app.ask(cookie, { content: '问' }, on)).rest()
    const asked = app.model.prompted.length
    const refused = await refusalOf(await app.ask(other.cookie, { content: '问' }, on))
    expect(refused).toMatchObject({ http: 503, code: 'AI_BUDGET_USED' })
    // It is noon, and the next day of Shanghai begins at midnight.
    expect(refused.waitSeconds / 3600).toBeCloseTo(12, 0)
    expect([await leftOf(other.cookie), app.model.prompted.length]).toEqual([99, asked])
  })

  it('is not used by a user without remaining questions', async () => {
    const on = app.open({ dailyQuota: 1, limits: { ...defaultAssistantSettings.limits, dailyBudget: 2 } })
    const [one, other] = [await app.newcomer(), await app.newcomer()]
    await (await app.ask(one.cookie, { content: '问' }, on)).rest()
    for (let i = 0; i < 3; i += 1) expect((await app.ask(one.cookie, { content: '问' }, on)).http).toBe(429)
    expect(endOf(await (await app.ask(other.cookie, { content: '问' }, on)).rest())?.state).toBe('complete')
  })

  it('does not apply without a model', async () => {
    const on = app.open({ model: null, limits: { ...defaultAssistantSettings.limits, dailyBudget: 0 } })
    const { cookie } = await app.newcomer()
    expect((await app.ask(cookie, { content: '问' }, on)).http).toBe(200)
  })
})

describe('a service that refuses a parameter', () => {
  it('is asked without it, uses up no question for it, and does not count as failing', async () => {
    const on = openWith({ failuresMax: 1, restMs: hourMs, maxTokens: 321 })
    const { cookie } = await app.newcomer()
    app.model.play(async (stage) => {
      if (stage.prompted.max_tokens !== undefined) return stage.refuse(400)
      await stage.say('好的。')
      stage.finish()
    })
    const before = app.model.prompted.length
    for (let i = 0; i < 2; i += 1)
      expect(endOf(await (await app.ask(cookie, { content: '问' }, on)).rest())?.state).toBe('complete')
    const asked = app.model.prompted.slice(before)
    expect(asked.map((body) => [body.max_tokens, body.max_completion_tokens])).toEqual([
      [321, undefined],
      [undefined, 321],
      [undefined, 321],
    ])
    expect(await leftOf(cookie)).toBe(98)
  })

  it('gets no parameter that not every service knows', async () => {
    const { cookie } = await app.newcomer()
    await (await app.ask(cookie, { content: '问' })).rest()
    const known = ['model', 'messages', 'max_tokens', 'stream']
    expect(Object.keys(app.model.prompted.at(-1) ?? {})).toEqual(known)
  })
})

describe('a model that fails repeatedly', () => {
  const failWith = async (on: ReturnType<typeof openWith>, cookie: string, times: number) => {
    for (let i = 0; i < times; i += 1) await (await app.ask(cookie, { content: '问' }, on)).rest()
  }

  it('is not asked for a while, and uses up no questions', async () => {
    const on = openWith({ failuresMax: 3, restMs: hourMs })
    const { cookie } = await app.newcomer()
    app.model.play((stage) => stage.refuse(500))
    await failWith(on, cookie, 3)
    const asked = app.model.prompted.length
    expect(await refusalOf(await app.ask(cookie, { content: '问' }, on))).toMatchObject({
      http: 503,
      code: 'AI_MODEL_DOWN',
    })
    expect([app.model.prompted.length, await leftOf(cookie)]).toEqual([asked, 100])
  })

  it('is tried again after a while', async () => {
    const on = openWith({ failuresMax: 3, restMs: 1 })
    const { cookie } = await app.newcomer()
    app.model.play((stage) => stage.refuse(500))
    await failWith(on, cookie, 3)
    app.model.playUsual()
    const tryAgain = async () => endOf(await (await app.ask(cookie, { content: '好了吗' }, on)).rest())
    await expect.poll(tryAgain).toMatchObject({ state: 'complete' })
    expect(endOf(await (await app.ask(cookie, { content: '问' }, on)).rest())?.state).toBe('complete')
  })

  it.each([
    ['what it refuses is the question', (stage: Stage) => stage.refuse(400)],
    [
      'it filters what it would say',
      async (stage: Stage) => {
        await stage.send(
          `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'content_filter' }] })}\n\n`,
        )
        stage.hangUp()
      },
    ],
    [
      'it has begun before',
      async (stage: Stage) => {
        await stage.say('前半')
        stage.reset()
      },
    ],
  ])('is asked all the same when %s', async (_, script) => {
    const on = openWith({ failuresMax: 2, restMs: 60_000 })
    const { cookie } = await app.newcomer()
    app.model.play(script)
    await failWith(on, cookie, 4)
    expect((await app.ask(cookie, { content: '问' }, on)).http).toBe(200)
  })

  it('is not one whose answers visitors stop', async () => {
    const on = openWith({ failuresMax: 2, restMs: 60_000 })
    const { cookie } = await app.newcomer()
    app.model.play(() => {})
    for (let i = 0; i < 4; i += 1) {
      const heard = await app.ask(cookie, { content: '停' }, on)
      expect(heard.http).toBe(200)
      const start = await heard.next()
      await app.call('POST', `/ai_assistant/answer/${start?.answerId}/stop`, cookie, {}, on)
      await heard.rest()
    }
  })
})
