import { errorTable } from '@chuhai/contract'
import {
  clearMessages,
  getQuota,
  listMessages,
  listScenes,
  resumeAnswer,
  sendQuestion,
  stopAnswer,
} from '@chuhai/contract/assistant'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, type ServerDouble } from '@chuhai/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer } from './conversation'
import { type ChatController, createChatController } from './store'
import { assistant, exchange, inPieces, pageOf, quota, scenes, streamOf, visitor } from './testing'

const stores: ChatController[] = []

const open = async (server: ServerDouble = assistant(), isSignedIn = true, now = () => Date.now()) => {
  const core = createFakeCore({}, { server, now, ...(isSignedIn && { user: visitor }) })
  const store = createChatController(core)
  stores.push(store)
  store.connect()
  if (!isSignedIn) await core.session.refresh()
  await until(store, (phase) => phase !== 'loading')
  return { core, store, server }
}

const phaseOf = (store: ChatController) => store.$state.get().phase
const until = (store: ChatController, isThere: (phase: string) => boolean) =>
  vi.waitFor(() => expect(isThere(phaseOf(store))).toBe(true), { interval: 5 })
const items = (store: ChatController) => {
  const state = store.$state.get()
  return 'items' in state ? state.items : []
}
const lastAnswer = (store: ChatController) => items(store).at(-1) as Answer
const ask = (store: ChatController, text = '标题怎么写？') => {
  store.changeText(text)
  return store.send()
}
const asked = (server: ServerDouble, path: string) => server.requests.filter((one) => one.path === path)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  for (const store of stores.splice(0)) store.destroy()
  vi.useRealTimers()
})

describe('a question', () => {
  it('is answered piece by piece, and empties the field', async () => {
    const { store, server } = await open()
    expect(phaseOf(store)).toBe('welcome')
    server.respond(sendQuestion, () => streamOf(inPieces('先写品类，再写尺寸。𠮷😀', 1)))
    expect(ask(store, '  标题怎么写？ ')).toBe(true)
    expect(phaseOf(store)).toBe('waiting')
    expect(store.$draft.get().text).toBe('')
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).$text.get()).toBe('先写品类，再写尺寸。𠮷😀')
    expect(lastAnswer(store)).toMatchObject({ id: '2', phase: 'complete' })
    const [sent] = asked(server, '/ai_assistant/send')
    expect(sent?.query.content).toBe('标题怎么写？')
    expect(sent?.query.requestId).toMatch(/^\w{8,64}$/)
  })

  it('leaves the field and the tab as its writer signs out', async () => {
    const { core, store } = await open()
    store.changeText('公司的私事')
    core.session.clear()
    expect([store.$draft.get().text, core.drafts.open('ai-chat.chat').read()]).toEqual(['', null])
  })

  it('is ignored while an answer is running', async () => {
    const { store, server } = await open(assistant().hang(sendQuestion))
    ask(store)
    expect(ask(store, '还有一个问题')).toBe(false)
    expect(store.$draft.get().text).toBe('还有一个问题')
    await vi.waitFor(() => expect(asked(server, '/ai_assistant/send')).toHaveLength(1))
    expect(items(store)).toHaveLength(2)
  })

  it('sent before the history is loaded waits for it, unless the text is changed', async () => {
    const { store, server } = await open()
    store.reload()
    expect(ask(store, '先问一句')).toBe(false)
    await until(store, (phase) => phase === 'answered')
    expect(asked(server, '/ai_assistant/send')).toHaveLength(1)
    store.reload()
    ask(store, '再问')
    store.changeText('再问一句')
    await until(store, (phase) => phase !== 'loading')
    expect(store.$draft.get().text).toBe('再问一句')
    expect(asked(server, '/ai_assistant/send')).toHaveLength(1)
  })

  it('is not sent when it is empty, too long, or without a signed-in user', async () => {
    const { store } = await open()
    expect(ask(store, '  \n ')).toBe(false)
    expect(ask(store, '海'.repeat(201))).toBe(false)
    expect(ask(store, '𠮷'.repeat(200))).toBe(true)
    const { store: strange } = await open(assistant(), false)
    expect(phaseOf(strange)).toBe('signedOut')
    expect(ask(strange)).toBe(false)
  })

  it('returns to the field when the session has expired, and sign-on starts', async () => {
    const { store, core, server } = await open()
    server.fail(sendQuestion, 'UNAUTHORIZED')
    ask(store, '别丢了我')
    await until(store, (phase) => phase === 'signedOut')
    expect(store.$draft.get().text).toBe('别丢了我')
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'unauthorized', after: 'refresh' })
    expect(core.notices.$notice.get()).toBeNull()
  })

  it('returns to the field when another user has signed in, who gets neither the question nor its history', async () => {
    const { store, core, server } = await open()
    server.fail(sendQuestion, 'SESSION_CHANGED').answer(getUserInfo, { ...visitor, id: '8' })
    ask(store, '别丢了我')
    await vi.waitFor(() => expect(core.session.$user.get()?.id).toBe('8'))
    await until(store, (phase) => phase === 'welcome')
    expect([store.$draft.get().text, items(store)]).toEqual(['别丢了我', []])
    expect(asked(server, '/ai_assistant/send')).toHaveLength(1)
    expect(core.notices.$notice.get()?.text).toBe(errorTable.SESSION_CHANGED['zh-CN'])
  })

  it('returns to the field and asks to log in when another request finds that the session has expired', async () => {
    const { store, core, server } = await open()
    server.hang(sendQuestion)
    ask(store, '别丢了我')
    core.session.expire()
    await vi.waitFor(() =>
      expect(core.signOn.$request.get()).toMatchObject({ reason: 'chat', after: 'refresh' }),
    )
    expect(store.$draft.get().text).toBe('别丢了我')
  })

  it('asks nobody to log in who has just signed out', async () => {
    const { store, core, server } = await open()
    server.hang(sendQuestion)
    ask(store)
    core.session.clear()
    await Promise.resolve()
    expect(core.signOn.$request.get()).toBeNull()
    expect(store.$draft.get().text).toBe('')
  })

  it.each([
    ['is sent after the sign-on that an expired session has required', true],
    ['stays in the field when that sign-on is closed', false],
  ])('%s', async (_, isSent) => {
    const { store, core, server } = await open()
    server.fail(sendQuestion, 'UNAUTHORIZED')
    ask(store, '别丢了我')
    await until(store, (phase) => phase === 'signedOut')
    server.answer(getUserInfo, visitor).respond(sendQuestion, () => streamOf(inPieces('好', 1)))
    if (!isSent) core.signOn.dismiss()
    await core.session.enter()
    await until(store, (phase) => phase === (isSent ? 'answered' : 'welcome'))
    expect(store.$draft.get().text).toBe(isSent ? '' : '别丢了我')
    expect(asked(server, '/ai_assistant/send')).toHaveLength(isSent ? 2 : 1)
  })

  it('ends with the used-up quota on a 429', async () => {
    const { store, server, core } = await open()
    server.fail(sendQuestion, 'AI_QUOTA_USED').answer(getQuota, { ...quota, left: 0 })
    ask(store)
    await until(store, (phase) => phase === 'quotaUsed')
    await vi.waitFor(() => expect(store.$quota.get().data?.left).toBe(0))
    expect(core.notices.$notice.get()).toBeNull()
  })

  it('refused as too frequent does not count as a used-up quota, and can be retried', async () => {
    const { store, server } = await open()
    server.fail(sendQuestion, 'AI_TOO_OFTEN')
    ask(store)
    await until(store, (phase) => phase === 'failed')
    expect(server.requests.filter(({ path }) => path === sendQuestion.path)).toHaveLength(1)
    expect(lastAnswer(store).reason).toBe('请求过于频繁，请稍后重试')
    server.respond(sendQuestion, () => streamOf(['好了。']))
    store.retry(lastAnswer(store))
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).reason).toBeNull()
  })

  it.each(['AI_ANSWERING', 'AI_BUDGET_USED', 'AI_MODEL_DOWN'] as const)(
    'that is refused for now (%s) is told why at once, and can be asked again',
    async (code) => {
      const { store, server } = await open()
      server.fail(sendQuestion, code)
      ask(store)
      await until(store, (phase) => phase === 'failed')
      expect(lastAnswer(store).reason).toBe(errorTable[code]['zh-CN'])
      expect(asked(server, '/ai_assistant/send')).toHaveLength(1)
    },
  )

  it('stays in the draft until the server has accepted it', async () => {
    const { core, store, server } = await open(assistant().fail(sendQuestion, 'SERVER_ERROR'))
    const afterReload = () => createChatController(core).$draft.get().text
    ask(store, '路上别丢')
    expect(store.$draft.get().text).toBe('')
    expect(afterReload()).toBe('路上别丢')
    await until(store, (phase) => phase === 'failed')
    expect(afterReload()).toBe('路上别丢')
    server.respond(sendQuestion, () => streamOf(['好了。']))
    store.retry(lastAnswer(store))
    await until(store, (phase) => phase === 'answered')
    expect(afterReload()).toBe('')
  })

  it('typed during an answer replaces the draft', async () => {
    const { core, store, server } = await open(assistant())
    server.respond(sendQuestion, () => streamOf(['写到'], { end: null, stays: true }))
    ask(store, '第一问')
    store.changeText('第二问')
    await until(store, (phase) => phase === 'streaming')
    expect(createChatController(core).$draft.get().text).toBe('第二问')
  })

  it('that fails is only logged; it can be retried', async () => {
    const { store, server, core } = await open()
    server.fail(sendQuestion, 'SERVER_ERROR')
    ask(store)
    await until(store, (phase) => phase === 'failed')
    expect(console.error).toHaveBeenCalled()
    expect(core.notices.$notice.get()).toBeNull()
    server.respond(sendQuestion, () => streamOf(['好了。']))
    store.retry(lastAnswer(store))
    await until(store, (phase) => phase === 'answered')
    const [first, second] = asked(server, '/ai_assistant/send')
    expect(second?.query.requestId).toBe(first?.query.requestId)
    expect(items(store)).toHaveLength(2)
  })
})

describe('an interrupted answer', () => {
  it('is resumed where it stopped, without repeated text', async () => {
    const { store, server } = await open()
    server
      .respond(sendQuestion, () => streamOf(['一二三', '四五'], { end: null }))
      .respond(resumeAnswer, () => streamOf(['三四五', '六七'], { offset: 2 }))
    ask(store)
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).$text.get()).toBe('一二三四五六七')
    expect(asked(server, '/ai_assistant/answer/2')[0]?.query.offset).toBe('5')
  })

  it('is requested again under the same request id while its id is unknown', async () => {
    const { store, server } = await open()
    let tries = 0
    server.respond(sendQuestion, () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch')
      return streamOf(['在。'])
    })
    ask(store)
    await until(store, (phase) => phase === 'answered')
    const [first, second] = asked(server, '/ai_assistant/send')
    expect(second?.query.requestId).toBe(first?.query.requestId)
    expect(lastAnswer(store).$text.get()).toBe('在。')
  })

  it('waits while the browser is offline, and is resumed once it is online', async () => {
    const { store, server } = await open()
    server
      .respond(sendQuestion, () => streamOf(['半句'], { end: null }))
      .respond(resumeAnswer, () => streamOf(['，接上。'], { offset: 2 }))
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    ask(store)
    await until(store, (phase) => phase === 'offline')
    expect(asked(server, '/ai_assistant/answer/2')).toHaveLength(0)
    isOnline.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).$text.get()).toBe('半句，接上。')
  })

  it('is resumed although the browser says that it is offline', async () => {
    const { store, server } = await open()
    server
      .respond(sendQuestion, () => streamOf(['半句'], { end: null }))
      .respond(resumeAnswer, () => streamOf(['，接上。'], { offset: 2 }))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    ask(store)
    await until(store, (phase) => phase === 'offline')
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).$text.get()).toBe('半句，接上。')
  })

  it('is tried for as long as the browser is offline, and says so', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { store, server } = await open()
    server.respond(sendQuestion, () => streamOf(['半句'], { end: null })).disconnect(resumeAnswer)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    ask(store)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(phaseOf(store)).toBe('offline')
    expect(asked(server, '/ai_assistant/answer/2').length).toBeGreaterThan(10)
    server.respond(resumeAnswer, () => streamOf(['，接上。'], { offset: 2 }))
    await vi.advanceTimersByTimeAsync(8000)
    expect(phaseOf(store)).toBe('answered')
  })

  it('closes a silent connection when the browser goes offline', async () => {
    const { store, server } = await open()
    server
      .respond(sendQuestion, () => streamOf(['半句'], { end: null, stays: true }))
      .respond(resumeAnswer, () => streamOf(['，接上。'], { offset: 2 }))
    ask(store)
    await until(store, (phase) => phase === 'streaming')
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await until(store, (phase) => phase === 'offline')
    isOnline.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).$text.get()).toBe('半句，接上。')
  })

  it('fails after six attempts, keeps its text, and can be resumed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const { store, server } = await open()
    server.respond(sendQuestion, () => streamOf(['半句'], { end: null })).disconnect(resumeAnswer)
    ask(store)
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(8000)
      expect(phaseOf(store)).toBe('failed')
    })
    expect(lastAnswer(store)).toMatchObject({ phase: 'interrupted', id: '2' })
    expect(lastAnswer(store).$text.get()).toBe('半句')
    server.respond(resumeAnswer, () => streamOf(['话。'], { offset: 2 }))
    store.retry(lastAnswer(store))
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).$text.get()).toBe('半句话。')
  })

  it('ended by the server with an error shows the reason, and retry asks again', async () => {
    const { store, server } = await open()
    server.respond(sendQuestion, () =>
      streamOf(['半'], { end: { state: 'broken', code: 'AI_MODEL_BUSY', text: '模型服务繁忙，请稍后重试' } }),
    )
    ask(store)
    await until(store, (phase) => phase === 'failed')
    expect(lastAnswer(store)).toMatchObject({ phase: 'broken', reason: '模型服务繁忙，请稍后重试' })
    store.retry(lastAnswer(store))
    await vi.waitFor(() => expect(asked(server, '/ai_assistant/send')).toHaveLength(2))
    const [first, second] = asked(server, '/ai_assistant/send')
    expect(second?.query.requestId).not.toBe(first?.query.requestId)
  })
})

describe('text that turns out to be no answer', () => {
  it('is replaced by the answer that follows', async () => {
    const { store, server } = await open()
    let goOn = (_: string) => {}
    server.respond(sendQuestion, () => {
      const encoder = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const send = (event: object) =>
            controller.enqueue(encoder.encode(`data:${JSON.stringify(event)}\n\n`))
          send({ msg: '', answerId: '2', questionId: '1', offset: 0 })
          send({ msg: '用户问物流' })
          goOn = (answer) => {
            send({ msg: '', offset: 0, isAnew: true })
            if (answer) send({ msg: answer })
            send({ msg: '', state: 'complete' })
            controller.close()
          }
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    })
    ask(store)
    await until(store, (phase) => phase === 'streaming')
    const shown = lastAnswer(store).$text
    goOn('有三种。')
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).$text.get()).toBe('有三种。')
    expect(lastAnswer(store).$text).not.toBe(shown)
  })
})

describe('stopping', () => {
  it('stops the answer on the server, and keeps the text', async () => {
    const { store, server } = await open()
    let finish: () => void = () => undefined
    server.respond(sendQuestion, () => {
      const started = streamOf(['写到这里'], { end: null, stays: true })
      const reader = started.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          for (let count = 0; count < 2; count += 1)
            controller.enqueue((await reader.read()).value as Uint8Array)
          finish = () => {
            controller.enqueue(new TextEncoder().encode('data:{"msg":"。","state":"stopped"}\n\n'))
            controller.close()
          }
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
    })
    server.answer(stopAnswer, () => {
      finish()
      return { state: 'running' as const }
    })
    ask(store)
    await until(store, (phase) => phase === 'streaming')
    store.stop()
    expect(lastAnswer(store).phase).toBe('stopping')
    await until(store, (phase) => phase === 'stopped')
    expect(lastAnswer(store).$text.get()).toBe('写到这里。')
    expect(asked(server, '/ai_assistant/answer/2/stop')).toHaveLength(1)
  })

  it('ends after a timeout when the server does not reply', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const { store, server } = await open(assistant().hang(sendQuestion))
    ask(store)
    await vi.waitFor(() => expect(asked(server, '/ai_assistant/send')).toHaveLength(1))
    store.stop()
    await vi.advanceTimersByTimeAsync(3000)
    await until(store, (phase) => phase === 'stopped')
    expect(store.send()).toBe(false)
    expect(ask(store, '下一个')).toBe(true)
  })
})

describe('the history', () => {
  it('is shown with the oldest message first', async () => {
    const history = [...exchange(3, '第二问', '第二答'), ...exchange(1, '第一问', '第一答')]
    const { store } = await open(assistant(history))
    expect(phaseOf(store)).toBe('answered')
    expect(items(store).map((item) => (item.speaker === 'user' ? item.message : item.$text.get()))).toEqual([
      '第一问',
      '第一答',
      '第二问',
      '第二答',
    ])
  })

  it('resumes an answer that is still running', async () => {
    const server = assistant(exchange(1, '问', '半', { state: 'running' }))
    server.respond(resumeAnswer, () => streamOf(['句。'], { offset: 1 }))
    const { store } = await open(server)
    await until(store, (phase) => phase === 'answered')
    expect(lastAnswer(store).$text.get()).toBe('半句。')
    expect(asked(server, '/ai_assistant/answer/2')[0]?.query.offset).toBe('1')
  })

  it('resumes every answer that is still running, one after another', async () => {
    const server = assistant([
      ...exchange(3, '后问', '半', { state: 'running' }),
      ...exchange(1, '先问', '半', { state: 'running' }),
    ])
    server.respond(resumeAnswer, () => streamOf(['句。'], { offset: 1 }))
    const { store } = await open(server)
    await until(store, (phase) => phase === 'answered')
    const phases = items(store).flatMap((item) => (item.speaker === 'assistant' ? item.phase : []))
    expect(phases).toEqual(['complete', 'complete'])
    expect(asked(server, '/ai_assistant/answer/2')).toHaveLength(1)
    expect(asked(server, '/ai_assistant/answer/4')).toHaveLength(1)
  })

  it('is loaded page by page, each message once', async () => {
    const server = assistant()
    const newest = Array.from({ length: 10 }, (_, index) =>
      exchange(41 - index * 2, `问${index}`, '答'),
    ).flat()
    server.answer(listMessages, ({ query }) =>
      query.page === '1'
        ? pageOf(newest, 24)
        : { ...pageOf([...exchange(23, '又一次', '答'), ...exchange(21, '最早', '答')], 24), page: 2 },
    )
    const { store } = await open(server)
    expect(store.$state.get()).toMatchObject({ older: 'some' })
    await store.loadOlder()
    expect(store.$state.get()).toMatchObject({ older: 'none' })
    expect(items(store)).toHaveLength(22)
    expect(items(store)[0]).toMatchObject({ message: '最早' })
  })

  it('that fails to load leaves the welcome, and can be loaded again', async () => {
    const server = assistant(exchange(1, '问', '答'))
    server.disconnect(listMessages)
    const { store } = await open(server)
    expect(store.$state.get()).toEqual({ phase: 'welcome', isIncomplete: true })
    server.answer(listMessages, pageOf(exchange(1, '问', '答')))
    store.reload()
    await until(store, (phase) => phase === 'answered')
  })

  it('is requested once by several chats on a page', async () => {
    const { core, server } = await open(assistant(exchange(1, '问', '答')))
    const other = createChatController(core, { draft: 'other' })
    stores.push(other)
    other.connect()
    await until(other, (phase) => phase === 'answered')
    expect(asked(server, '/ai_assistant/message').length).toBeLessThanOrEqual(2)
  })

  it('is empty after it was cleared', async () => {
    const { store, server } = await open(assistant(exchange(1, '问', '答')))
    await store.clear()
    expect(phaseOf(store)).toBe('welcome')
    expect(server.requests.some(({ method }) => method === clearMessages.method)).toBe(true)
  })

  it('belongs to one user: another user gets their own', async () => {
    const { store, core, server } = await open(assistant(exchange(1, '问', '答')))
    server.answer(listMessages, pageOf([]))
    core.session.expire()
    expect(phaseOf(store)).toBe('signedOut')
    expect(items(store)).toEqual([])
  })
})

describe('the field', () => {
  it('keeps its text through a reload, separately for each draft name', async () => {
    const { core, store } = await open()
    store.changeText('没写完')
    expect(createChatController(core).$draft.get().text).toBe('没写完')
    expect(createChatController(core, { draft: 'other' }).$draft.get().text).toBe('')
  })

  it('is filled with the guide words of a scene', async () => {
    const { store } = await open()
    store.loadScenes()
    await vi.waitFor(() => expect(store.$scenes.get().data).toHaveLength(4))
    store.chooseScene(scenes[1] as (typeof scenes)[number])
    expect(store.$draft.get().text).toBe('请优化这个商品标题，按平台字数和关键词习惯：')
  })

  it('works when the scenes fail to load', async () => {
    const { store, core } = await open(assistant().disconnect(listScenes))
    store.loadScenes()
    await vi.waitFor(() => expect(store.$scenes.get().phase).toBe('failed'))
    expect(core.notices.$notice.get()).toBeNull()
  })
})

describe('a used-up quota', () => {
  const usedUp = (inMs: number) => ({
    ...quota,
    left: 0,
    renewsAt: new Date(Date.now() + inMs).toISOString(),
  })
  const quotaReads = (server: ServerDouble) => asked(server, getQuota.path).length

  it('is loaded again when it is renewed; questions can be sent again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const { store, server } = await open(assistant().answer(getQuota, usedUp(3_600_000)))
    await vi.waitFor(() => expect(store.$quota.get().data?.left).toBe(0))
    server.answer(getQuota, quota)
    const before = quotaReads(server)
    await vi.advanceTimersByTimeAsync(3_500_000)
    expect(quotaReads(server)).toBe(before)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(store.$quota.get().data?.left).toBe(9)
  })

  it('is not taken for renewed by a device that is two days ahead', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const double = assistant([], { clock: Date.now }).answer(getQuota, usedUp(3_600_000))
    const { store, server } = await open(double, true, () => Date.now() + 2 * 86_400_000)
    await vi.waitFor(() => expect(store.$quota.get().data?.left).toBe(0))
    const before = quotaReads(server)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(quotaReads(server)).toBe(before)
  })

  it('is loaded once a minute while the server has not renewed it yet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    const { store, server } = await open(assistant().answer(getQuota, usedUp(-1000)))
    await vi.waitFor(() => expect(store.$quota.get().data?.left).toBe(0))
    const before = quotaReads(server)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(quotaReads(server) - before).toBeLessThanOrEqual(5)
    expect(quotaReads(server)).toBeGreaterThan(before)
  })
})

describe('the welcome', () => {
  it('is typed at 50 ms a character after 100 ms, once', () => {
    vi.useFakeTimers()
    const store = createChatController(createFakeCore({}, { server: assistant() }))
    store.typing.start(3, false)
    vi.advanceTimersByTime(99)
    expect(store.typing.$typed.get()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(store.typing.$typed.get()).toBe(1)
    vi.advanceTimersByTime(100)
    expect(store.typing.$typed.get()).toBe(3)
    vi.advanceTimersByTime(50)
    expect(store.typing.$typed.get()).toBe(Number.POSITIVE_INFINITY)
    store.typing.start(3, false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is shown at once with reduced motion', () => {
    const store = createChatController(createFakeCore({}, { server: assistant() }))
    store.typing.start(40, true)
    expect(store.typing.$typed.get()).toBe(Number.POSITIVE_INFINITY)
  })

  it('continues after a question that was returned to the field', async () => {
    const { store } = await open(assistant().fail(sendQuestion, 'UNAUTHORIZED'))
    store.typing.start(2, false)
    ask(store)
    await until(store, (phase) => phase !== 'waiting')
    store.typing.start(2, false)
    await vi.waitFor(() => expect(store.typing.$typed.get()).toBe(Number.POSITIVE_INFINITY))
  })
})

it('leaves no timer behind when the chat is destroyed', async () => {
  const { store, server } = await open(assistant().hang(sendQuestion))
  ask(store)
  await vi.waitFor(() => expect(asked(server, '/ai_assistant/send')).toHaveLength(1))
  const [sent] = asked(server, '/ai_assistant/send')
  store.destroy()
  await vi.waitFor(() => expect(sent?.signal.aborted).toBe(true))
})
