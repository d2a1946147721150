import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { endOf, type Heard, type Instance, startAssistantApp, textOf } from '../../testing/assistant-app'
import type { Stage } from '../../testing/scripted-model'
import { saveProgress } from './progress'
import { messages } from './tables'

const app = startAssistantApp({ dailyQuota: 100 })
let one: Instance
let other: Instance
beforeAll(() => {
  one = app.open()
  other = app.open()
})

/** Asks, and waits for the first words. */
const begin = async (cookie: string, first = '第一段。') => {
  let stage: Stage | undefined
  app.model.play(async (played) => {
    stage = played
    await played.say(first)
  })
  const heard = await app.ask(cookie, { content: '两个实例' }, one)
  const start = await heard.next()
  await untilText(heard)
  if (!stage || !start?.answerId) throw new Error('nothing began')
  return { heard, stage, id: start.answerId }
}

const untilText = async (heard: Heard): Promise<string> => {
  for (let chunk = await heard.next(); chunk; chunk = await heard.next())
    if (chunk.msg !== '') return chunk.msg
  return ''
}

const rowOf = async (id: string) => {
  const [row] = await app.db
    .select()
    .from(messages)
    .where(eq(messages.id, Number(id)))
  return row
}

describe('two instances', () => {
  it('give the same answer, whichever resumes it', async () => {
    const { cookie } = await app.newcomer()
    const { heard, stage, id } = await begin(cookie)
    const elsewhere = await app.resume(cookie, id, 0, other)
    expect(await untilText(elsewhere)).toBe('第一段。')
    await stage.say('第二段。')
    expect(await untilText(elsewhere)).toBe('第二段。')
    stage.finish()
    expect(endOf(await elsewhere.rest())).toEqual({ msg: '', state: 'complete' })
    expect(endOf(await heard.rest())).toEqual({ msg: '', state: 'complete' })
  })

  it('stop an answer, whichever receives the request', async () => {
    const { cookie } = await app.newcomer()
    const { heard, stage, id } = await begin(cookie)
    const told = await app.call('POST', `/ai_assistant/answer/${id}/stop`, cookie, {}, other)
    expect(told.data).toEqual({ state: 'running' })
    await stage.left
    expect(endOf(await heard.rest())).toEqual({ msg: '', state: 'stopped' })
    expect(await rowOf(id)).toMatchObject({ text: '第一段。', state: 'stopped' })
  })

  it('end an answer when the other clears the history', async () => {
    const { cookie } = await app.newcomer()
    const { heard, stage } = await begin(cookie)
    await app.call('DELETE', '/ai_assistant/message', cookie, undefined, other)
    await stage.say('没有人会看到。')
    await stage.left
    expect(endOf(await heard.rest())?.state).toBe('stopped')
    expect((await app.call<{ total: number }>('GET', '/ai_assistant/message', cookie)).data.total).toBe(0)
  })

  it('find the answer of the other for a repeated request', async () => {
    const { cookie } = await app.newcomer()
    const query = { content: '一次', requestId: 'request-both' }
    const heard = await Promise.all([one, other].map((instance) => app.ask(cookie, query, instance)))
    const all = await Promise.all(heard.map((stream) => stream.rest()))
    expect(all.map(textOf)).toEqual(['好的。', '好的。'])
    expect(all[0]?.[0]?.answerId).toBe(all[1]?.[0]?.answerId)
  })
})

describe('a crashed instance', () => {
  /** The state that a killed process leaves. */
  const leaveBehind = async (cookie: string, text: string) => {
    const [start] = await (await app.ask(cookie, { content: '断电' }, one)).rest()
    const id = Number(start?.answerId)
    const long = new Date(Date.now() - 60_000)
    await app.db.update(messages).set({ state: 'running', text, beatAt: long }).where(eq(messages.id, id))
    return String(id)
  }
  const left = async (cookie: string) =>
    (await app.call<{ left: number }>('GET', '/ai_assistant/quota', cookie)).data.left

  it('leaves an interrupted answer with its text', async () => {
    const { cookie } = await app.newcomer()
    const id = await leaveBehind(cookie, '写到一半')
    const chunks = await (await app.resume(cookie, id, 0, other)).rest()
    expect(textOf(chunks)).toBe('写到一半')
    expect(endOf(chunks)).toMatchObject({ state: 'broken', code: 'AI_ANSWER_CUT' })
    expect(await left(cookie)).toBe(99)
  })

  it('refunds a question without any text once, however many instances notice', async () => {
    const { cookie } = await app.newcomer()
    const id = await leaveBehind(cookie, '')
    const all = await Promise.all(
      [1, 2, 3, 4].map(async () => (await app.resume(cookie, id, 0, other)).rest()),
    )
    for (const chunks of all) expect(endOf(chunks)?.state).toBe('broken')
    expect(await left(cookie)).toBe(100)
  })
})

describe('an instance that stops', () => {
  it('interrupts answers that take too long, and disconnects the readers of other instances', async () => {
    const { cookie } = await app.newcomer()
    const leaving = app.open()
    let stage: Stage | undefined
    app.model.play(async (played) => {
      stage = played
      await played.say('还没说完')
    })
    const heard = await app.ask(cookie, { content: '停机' }, leaving)
    await untilText(heard)
    const { id, stage: elsewhere } = await begin(cookie)
    const following = await app.resume(cookie, id, 0, leaving)
    await untilText(following)
    await leaving.assistant.shutDown(100)
    expect(endOf(await heard.rest())).toMatchObject({ state: 'broken', code: 'AI_ANSWER_CUT' })
    expect(await following.next()).toBeNull()
    elsewhere.finish()
    expect(endOf(await (await app.resume(cookie, id, 0, other)).rest())?.state).toBe('complete')
    await stage?.left
  })
})

it('writes a part once, however often it is saved', async () => {
  const { cookie } = await app.newcomer()
  const [start] = await (await app.ask(cookie, { content: '重复' }, one)).rest()
  const id = Number(start?.answerId)
  await app.db.update(messages).set({ text: '', saved: 0 }).where(eq(messages.id, id))
  const tell = (begin: number, more: string) =>
    saveProgress(app.db, [{ id, start: begin, until: begin + more.length, more }], false)
  expect(await tell(0, '一二')).toEqual(new Map([[id, 2]]))
  expect(await tell(0, '一二三')).toEqual(new Map([[id, 2]]))
  expect(await tell(2, '三')).toEqual(new Map([[id, 3]]))
  expect((await rowOf(String(id)))?.text).toBe('一二三')
  expect(await saveProgress(app.db, [{ id: 999_999_999, start: 0, until: 0, more: '' }], true)).toEqual(
    new Map(),
  )
})
