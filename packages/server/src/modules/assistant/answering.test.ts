import { answerChunk, type ChatMessage } from '@chuhai/contract/assistant'
import { is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { endOf, startAssistantApp, textOf } from '../../testing/assistant-app'

const app = startAssistantApp({ dailyQuota: 100 })

describe('a question', () => {
  it('streams the text of the model between the ids of the answer and its end', async () => {
    const { cookie } = await app.newcomer()
    app.model.play(async (stage) => {
      for (const piece of ['您好，', '**物流**', '有三种，见[跨境', '物流](/logistics)。'])
        await stage.say(piece)
      stage.finish()
    })
    const heard = await app.ask(cookie, { content: '物流怎么选？' })
    expect(heard.response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
    const chunks = await heard.rest()
    for (const chunk of chunks) expect(is(answerChunk, chunk), JSON.stringify(chunk)).toBe(true)
    expect(chunks[0]).toMatchObject({
      msg: '',
      answerId: expect.any(String),
      questionId: expect.any(String),
      offset: 0,
    })
    expect(textOf(chunks)).toBe('您好，**物流**有三种，见[跨境物流](/logistics)。')
    expect(endOf(chunks)).toEqual({ msg: '', state: 'complete' })
  })

  it('lists exactly the pages that the answer links to as its sources', async () => {
    const { cookie } = await app.newcomer()
    app.model.play(async (stage) => {
      await stage.say('见[跨境物流](/logistics)，不见 /GStore，也不见[别处](https://example.com/)。')
      stage.finish()
    })
    const chunks = await (await app.ask(cookie, { content: '物流怎么选？' })).rest()
    const cited = [{ title: '跨境物流', address: '/logistics' }]
    expect(chunks.flatMap(({ sources }) => sources ?? [])).toEqual(cited)
    const { data } = await app.call<{ list: ChatMessage[] }>('GET', '/ai_assistant/message', cookie)
    expect(data.list[0]).toMatchObject({ sources: cited })
  })

  it('sends the model the rules, pages as data, and the conversation so far', async () => {
    const { cookie } = await app.newcomer()
    await (await app.ask(cookie, { content: '亚马逊开店要什么资料' })).rest()
    await (await app.ask(cookie, { content: '那沃尔玛呢' })).rest()
    const { messages, stream } = app.model.prompted.at(-1) ?? { messages: [] }
    expect(stream).toBe(true)
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(messages[1]?.content).toBe('亚马逊开店要什么资料')
    expect(messages[3]?.content).toBe('那沃尔玛呢')
    const pages = /资料：(\[.*\])/.exec(String(messages[0]?.content))?.[1] ?? '[]'
    expect((JSON.parse(pages) as { 地址: string }[]).map(({ 地址 }) => 地址)).toContain(
      '/GStore/details/27?tag=1',
    )
  })

  it('sends earlier questions that were answered, and no others', async () => {
    const { cookie } = await app.newcomer()
    await (await app.ask(cookie, { content: '第一句' })).rest()
    for (const fault of [500, 503]) {
      app.model.play((stage) => stage.refuse(fault))
      await (await app.ask(cookie, { content: '第二句' })).rest()
    }
    app.model.playUsual()
    await (await app.ask(cookie, { content: '第二句' })).rest()
    const { messages = [] } = app.model.prompted.at(-1) ?? {}
    expect(messages.slice(1).map(({ role, content }) => [role, content])).toEqual([
      ['user', '第一句'],
      ['assistant', '好的。'],
      ['user', '第二句'],
    ])
  })

  it.each(['优化标题：便携榨汁杯，350 毫升，USB-C 充电', '请翻译这句话：你好', 'qqqqxxxx'])(
    'is answered by the model alone, whatever it asks for, and counted: %s',
    async (content) => {
      const { cookie } = await app.newcomer()
      app.model.play(async (stage) => {
        await stage.say('没有接入模型？这是模型的话。')
        stage.finish()
      })
      const chunks = await (await app.ask(cookie, { content })).rest()
      expect(textOf(chunks)).toBe('没有接入模型？这是模型的话。')
      expect(app.model.prompted.at(-1)?.messages.at(-1)?.content).toBe(content)
      const { data } = await app.call('GET', '/ai_assistant/quota', cookie)
      expect(data).toMatchObject({ left: 99, hasModel: true })
    },
  )

  it('sends no messages of other visitors to the model', async () => {
    const { cookie } = await app.newcomer()
    await (await app.ask(cookie, { content: '第一句' })).rest()
    expect(app.model.prompted.at(-1)?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  })

  it('requires a sign-in, the client header and a registered site', async () => {
    const { cookie } = await app.newcomer()
    const refusals = [
      [await app.ask('', { content: '你好' }), 401],
      [await app.ask(cookie, { content: '你好' }, undefined, { 'X-Chuhai-Client': '' }), 403],
      [await app.ask(cookie, { content: '你好' }, undefined, { Origin: 'https://evil.example' }), 403],
    ] as const
    for (const [{ response }, http] of refusals)
      expect([response.status, response.headers.get('Content-Type')]).toEqual([http, 'application/json'])
  })

  it.each([
    ['', 'AI_QUESTION_REQUIRED'],
    ['   ', 'AI_QUESTION_REQUIRED'],
    ['字'.repeat(201), 'AI_QUESTION_TOO_LONG'],
    ['𠮷'.repeat(201), 'AI_QUESTION_TOO_LONG'],
  ])('is refused when it is %j', async (content, status) => {
    const { cookie } = await app.newcomer()
    const answer = await app.call('GET', `/ai_assistant/send?${new URLSearchParams({ content })}`, cookie)
    expect([answer.http, answer.status]).toEqual([422, status])
  })

  it('may have 200 characters, however many code units they take', async () => {
    const { cookie } = await app.newcomer()
    expect(endOf(await (await app.ask(cookie, { content: '𠮷'.repeat(200) })).rest())?.state).toBe('complete')
  })

  it('is not asked by a HEAD request', async () => {
    const { cookie } = await app.newcomer()
    const before = app.model.prompted.length
    const { app: hono } = app.open()
    const response = await hono.request('/api/ai_assistant/send?content=x', {
      method: 'HEAD',
      headers: { Cookie: cookie, 'X-Chuhai-Client': '1' },
    })
    expect(response.status).toBe(405)
    expect(app.model.prompted.length).toBe(before)
  })
})

describe('an answer', () => {
  it('continues when its page disconnects, and is resumed at an offset', async () => {
    const { cookie } = await app.newcomer()
    let goOn = () => {}
    const gone = new Promise<void>((resolve) => {
      goOn = resolve
    })
    app.model.play(async (stage) => {
      await stage.say('前半句，')
      await gone
      await stage.say('后半句。')
      stage.finish()
    })
    const heard = await app.ask(cookie, { content: '嗯嗯' })
    const start = await heard.next()
    let text = ''
    while (text === '') text += (await heard.next())?.msg ?? ''
    await heard.leave()
    goOn()
    const resumed = await (await app.resume(cookie, start?.answerId, text.length)).rest()
    expect(resumed[0]).toMatchObject({ offset: text.length, answerId: start?.answerId })
    expect(text + textOf(resumed)).toBe('前半句，后半句。')
    expect(textOf(await (await app.resume(cookie, start?.answerId)).rest())).toBe('前半句，后半句。')
    expect(await (await app.resume(cookie, start?.answerId, 999)).rest()).toHaveLength(2)
  })

  it('is returned for a repeated request, and the model is asked once', async () => {
    const { cookie } = await app.newcomer()
    app.model.play(async (stage) => {
      await stage.say('只有一次')
      stage.finish()
    })
    const query = { content: '同一个问题', requestId: 'request-0001' }
    const before = app.model.prompted.length
    const all = await Promise.all(
      Array.from({ length: 10 }, async () => (await app.ask(cookie, query)).rest()),
    )
    expect(new Set(all.map((chunks) => chunks[0]?.answerId)).size).toBe(1)
    expect(all.map(textOf)).toEqual(Array(10).fill('只有一次'))
    expect(app.model.prompted.length - before).toBe(1)
    const { data } = await app.call<{ left: number }>('GET', '/ai_assistant/quota', cookie)
    expect(data.left).toBe(99)
    const other = await app.ask(cookie, { ...query, content: '另一个问题' })
    expect(other.http).toBe(422)
  })

  it('stops at once on request, and keeps its text', async () => {
    const { cookie } = await app.newcomer()
    let left: Promise<void> | undefined
    app.model.play(async (stage) => {
      left = stage.left
      await stage.say('说到这里')
    })
    const heard = await app.ask(cookie, { content: '停' })
    const start = await heard.next()
    let text = ''
    while (text === '') text += (await heard.next())?.msg ?? ''
    const stopped = await app.call('POST', `/ai_assistant/answer/${start?.answerId}/stop`, cookie, {})
    expect(stopped.data).toEqual({ state: 'stopped' })
    expect(endOf(await heard.rest())).toEqual({ msg: '', state: 'stopped' })
    await left
    const { data } = await app.call<{ list: ChatMessage[] }>('GET', '/ai_assistant/message', cookie)
    expect(data.list[0]).toMatchObject({ speaker: 'assistant', message: '说到这里', state: 'stopped' })
    const again = await app.call('POST', `/ai_assistant/answer/${start?.answerId}/stop`, cookie, {})
    expect(again.data).toEqual({ state: 'stopped' })
  })

  it('is not available to other users', async () => {
    const owner = await app.newcomer()
    const stranger = await app.newcomer()
    const [start] = await (await app.ask(owner.cookie, { content: '我的' })).rest()
    const id = start?.answerId
    expect((await app.resume(stranger.cookie, id)).http).toBe(404)
    expect((await app.resume(owner.cookie, start?.questionId)).http).toBe(404)
    for (const [path, body] of [
      ['stop', {}],
      ['report', { reason: 'wrong' }],
    ] as const)
      expect((await app.call('POST', `/ai_assistant/answer/${id}/${path}`, stranger.cookie, body)).http).toBe(
        404,
      )
    const { data } = await app.call<{ total: number }>('GET', '/ai_assistant/message', stranger.cookie)
    expect(data.total).toBe(0)
  })

  it('has a limited number of readers', async () => {
    const { cookie } = await app.newcomer()
    let finish = () => {}
    app.model.play(async (stage) => {
      finish = stage.finish
      await stage.say('慢慢')
    })
    const heard = await app.ask(cookie, { content: '很多页面' })
    const start = await heard.next()
    const pages = await Promise.all(Array.from({ length: 19 }, () => app.resume(cookie, start?.answerId)))
    expect(pages.every(({ http }) => http === 200)).toBe(true)
    const { http, response } = await app.resume(cookie, start?.answerId)
    expect([http, Number(response.headers.get('Retry-After'))]).toEqual([503, 5])
    while ((await heard.next())?.msg === '');
    finish()
    for (const page of [heard, ...pages]) expect(endOf(await page.rest())?.state).toBe('complete')
  })
})
