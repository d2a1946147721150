import { type ChatMessage, chatMessage } from '@chuhai/contract/assistant'
import { is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { startAssistantApp } from '../../testing/assistant-app'
import { deleteOldMessages } from './history'
import { messages, reports, usage } from './tables'

const app = startAssistantApp({ dailyQuota: 100 })

interface Page {
  list: ChatMessage[]
  total: number
}

const historyOf = async (cookie: string, question = '') =>
  (await app.call<Page>('GET', `/ai_assistant/message${question}`, cookie)).data

describe('the history', () => {
  it('lists questions and answers by page, the newest first', async () => {
    const { cookie } = await app.newcomer()
    for (const content of ['一', '二', '三']) await (await app.ask(cookie, { content })).rest()
    const { list, total } = await historyOf(cookie)
    for (const message of list) expect(is(chatMessage, message), JSON.stringify(message)).toBe(true)
    expect(total).toBe(6)
    expect(list.map(({ speaker, message }) => `${speaker} ${message}`)).toEqual([
      'assistant 好的。',
      'user 三',
      'assistant 好的。',
      'user 二',
      'assistant 好的。',
      'user 一',
    ])
    expect(list[0]).toMatchObject({
      questionId: list[1]?.id,
      state: 'complete',
      text: null,
      isReported: false,
    })
    const second = await historyOf(cookie, '?page=2&rows=4')
    expect([second.list.map(({ message }) => message), second.total]).toEqual([['好的。', '一'], 6])
  })

  it('is cleared for its owner only, including a running answer', async () => {
    const { cookie } = await app.newcomer()
    const other = await app.newcomer()
    await (await app.ask(other.cookie, { content: '留下' })).rest()
    let left: Promise<void> | undefined
    app.model.play(async (stage) => {
      left = stage.left
      await stage.say('正在说')
    })
    const heard = await app.ask(cookie, { content: '清空' })
    while ((await heard.next())?.msg === '');
    expect((await app.call('DELETE', '/ai_assistant/message', cookie)).http).toBe(200)
    await left
    expect(await historyOf(cookie)).toMatchObject({ list: [], total: 0 })
    expect((await historyOf(other.cookie)).total).toBe(2)
  })

  it('is deleted after the retention period', async () => {
    const { cookie } = await app.newcomer()
    await (await app.ask(cookie, { content: '旧' })).rest()
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000)
    await deleteOldMessages(app.db, days(-1))
    expect((await historyOf(cookie)).total).toBe(2)
    await deleteOldMessages(app.db, days(1))
    expect([await app.db.$count(messages), await app.db.$count(usage)]).toEqual([0, 0])
  })
})

describe('a report', () => {
  it('keeps question and answer for the operator, even after the history is cleared', async () => {
    const { cookie } = await app.newcomer()
    const [start] = await (await app.ask(cookie, { content: '税率是多少' })).rest()
    const path = `/ai_assistant/answer/${start?.answerId}/report`
    expect((await app.call('POST', path, cookie, { reason: 'wrong', note: '税率已经变了' })).http).toBe(200)
    expect((await app.call('POST', path, cookie, { reason: 'harmful' })).http).toBe(200)
    expect((await historyOf(cookie)).list[0]).toMatchObject({ isReported: true })
    await app.call('DELETE', '/ai_assistant/message', cookie)
    const kept = (await app.db.select().from(reports)).filter(
      ({ answerId }) => answerId === Number(start?.answerId),
    )
    expect(kept).toMatchObject([{ question: '税率是多少', answer: '好的。', reason: 'harmful', note: '' }])
  })

  it('requires a known reason', async () => {
    const { cookie } = await app.newcomer()
    const [start] = await (await app.ask(cookie, { content: '问' })).rest()
    const path = `/ai_assistant/answer/${start?.answerId}/report`
    expect((await app.call('POST', path, cookie, { reason: 'dull' })).http).toBe(422)
    expect((await app.call('POST', path, cookie, { reason: 'other', note: '长'.repeat(201) })).http).toBe(422)
  })
})
