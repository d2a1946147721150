import { evaluationResultDelayMs } from '@chuhai/contract/constants'
import { getEvaluationResult, listEvaluationFields, submitEvaluation } from '@chuhai/contract/evaluation'
import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { createFakeCore, createMemoryStorage, createServerDouble, type FakeCore } from '@chuhai/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allAnswers, compared, noResult, ratedResult, sixFields, unratedResult, visitor } from '../testing'
import { createEvaluationStore, type EvaluationStore, type FirstView } from './store'

interface Scene {
  user?: UserInfo | null
  beginsWith?: FirstView
  sessionStorage?: ReturnType<typeof createMemoryStorage>
}

const disconnects: (() => void)[] = []

const serve = () =>
  createServerDouble()
    .answer(listEvaluationFields, sixFields)
    .answer(submitEvaluation, compared)
    .answer(getEvaluationResult, ratedResult)

const setUp = async (scene: Scene = {}) => {
  const { user = visitor, beginsWith = 'form', sessionStorage = createMemoryStorage() } = scene
  const server = serve()
  const core = createFakeCore({}, { server, sessionStorage, ...(user && { user }) })
  const store = createEvaluationStore(core)
  const onRated = vi.fn()
  const onDeclined = vi.fn()
  disconnects.push(store.connect({ onRated, onDeclined }))
  await core.query(listEvaluationFields).load()
  await store.open(beginsWith)
  const sent = () => server.requests.filter(({ path }) => path === submitEvaluation.path)
  const asked = () => server.requests.filter(({ path }) => path === getEvaluationResult.path)
  return { server, core, store, sent, asked, sessionStorage, onRated, onDeclined }
}

const phaseOf = (store: EvaluationStore) => store.$state.get().phase
/** A clock that advances by a millisecond with each reading. */
const until = (store: EvaluationStore, phase: string) =>
  vi.waitFor(() => expect(phaseOf(store)).toBe(phase), { interval: 1 })
const formOf = (store: EvaluationStore) => {
  const state = store.$state.get()
  if (state.phase !== 'filling' && state.phase !== 'sending') throw new Error(`it is ${state.phase}`)
  return state
}
const answer = (store: EvaluationStore, answers = allAnswers) => {
  for (const field of sixFields)
    for (const option of answers[field.id] ?? []) store.choose(field, option, true)
}
const signIn = async (core: FakeCore, user: UserInfo = visitor) => {
  core.server.answer(getUserInfo, user)
  await core.session.enter()
  core.signOn.dismiss()
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  for (const disconnect of disconnects.splice(0)) disconnect()
  vi.useRealTimers()
})

describe('the questions', () => {
  it('keep one option where there is one choice, and several where there are several', async () => {
    const { store } = await setUp()
    const [stage, , platforms] = sixFields
    if (!stage || !platforms) throw new Error('there are six questions')
    store.choose(stage, 11, true)
    store.choose(stage, 12, true)
    store.choose(platforms, 31, true)
    store.choose(platforms, 33, true)
    store.choose(platforms, 31, false)
    expect(formOf(store).answers).toEqual({ 1: [12], 3: [33] })
  })

  it('are all required; answering one removes its message', async () => {
    const { store, sent } = await setUp()
    answer(store, { 1: [11] })
    store.submit()
    expect(formOf(store).problems).toEqual(
      Object.fromEntries([2, 3, 4, 5, 6].map((id) => [id, 'EVALUATION_ANSWER_REQUIRED'])),
    )
    answer(store, { 2: [21] })
    expect(Object.keys(formOf(store).problems)).toEqual(['3', '4', '5', '6'])
    expect(sent()).toHaveLength(0)
  })

  it('keep their answers through a reload, for the same user only', async () => {
    const { store, sessionStorage } = await setUp()
    answer(store)
    expect(formOf((await setUp({ sessionStorage })).store).answers).toEqual(allAnswers)
    const another = await setUp({ sessionStorage, user: { ...visitor, id: '8' } })
    expect(formOf(another.store).answers).toEqual({})
  })

  it('ignore a draft of another shape', async () => {
    const sessionStorage = createMemoryStorage()
    sessionStorage.setItem('chuhai.draft.evaluation.form', '{"answers":{"1":"x"}}')
    expect(formOf((await setUp({ sessionStorage })).store).answers).toEqual({})
  })
})

describe('a submit', () => {
  it('sends the answers once, in the order of the questions', async () => {
    const { store, sent } = await setUp()
    answer(store)
    store.submit()
    store.submit()
    await until(store, 'evaluating')
    expect(sent()).toHaveLength(1)
    expect(sent()[0]?.body).toEqual({
      answers: sixFields.map(({ id }) => ({ fieldId: id, fieldValueIdList: allAnswers[id] })),
    })
    expect(store.$state.get()).toMatchObject({ comparison: compared })
  })

  it('that fails reports the error, keeps the answers, and is retried with the same key', async () => {
    const { store, core, server, sent } = await setUp()
    server.disconnect(submitEvaluation)
    answer(store)
    store.submit()
    await until(store, 'filling')
    expect(core.notices.$notice.get()).toMatchObject({ kind: 'error', text: '系统错误，请稍后再试！' })
    expect(formOf(store).answers).toEqual(allAnswers)
    await vi.advanceTimersByTimeAsync(2000)
    server.answer(submitEvaluation, compared)
    store.submit()
    await until(store, 'evaluating')
    const [first, second] = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
  })

  it('without an answer says why after three seconds, and no more once it has come', async () => {
    const { store, server } = await setUp()
    server.answer(submitEvaluation, compared, { delayMs: 5000 })
    answer(store)
    store.submit()
    await vi.advanceTimersByTimeAsync(2900)
    expect(formOf(store)).toMatchObject({ phase: 'sending' })
    expect(formOf(store).delay).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    expect(formOf(store)).toMatchObject({ phase: 'sending', answers: allAnswers, delay: 'busy' })
    await vi.advanceTimersByTimeAsync(2000)
    await until(store, 'evaluating')
  })

  it('that a silent server holds ends after twenty seconds, and follows with the same key', async () => {
    const { store, server, sent } = await setUp()
    server.hang(submitEvaluation)
    answer(store)
    store.submit()
    await vi.advanceTimersByTimeAsync(20_100)
    await until(store, 'filling')
    expect(formOf(store)).toMatchObject({ answers: allAnswers, isOffline: true })
    expect(formOf(store).delay).toBeUndefined()
    server.answer(submitEvaluation, compared)
    store.submit()
    await until(store, 'evaluating')
    expect(sent()).toHaveLength(2)
    expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })

  it('shows the server’s message at its question, without a notice', async () => {
    const { store, core, server } = await setUp()
    server.fail(submitEvaluation, 'EVALUATION_ONE_ONLY', { fields: { 4: '此题只能选一项' } })
    answer(store)
    store.submit()
    await until(store, 'filling')
    expect(formOf(store).problems).toEqual({ 4: { message: '此题只能选一项' } })
    expect(core.notices.$notice.get()).toBeNull()
  })

  it('loads questions that have changed, and keeps answers that still exist', async () => {
    const { store, core, server } = await setUp()
    const changed = sixFields
      .slice(1)
      .map((field) =>
        field.id === 3
          ? { ...field, fcMeasureTreeVOList: field.fcMeasureTreeVOList.filter(({ id }) => id !== 31) }
          : field,
      )
    server.answer(listEvaluationFields, changed).fail(submitEvaluation, 'EVALUATION_CHANGED')
    answer(store)
    store.submit()
    await until(store, 'filling')
    expect(core.notices.$notice.get()?.text).toBe('题目已更新，请重新作答')
    expect(store.$fields.get().data).toEqual(changed)
    const { 1: _, ...rest } = allAnswers
    expect(formOf(store).answers).toEqual({ ...rest, 3: [33] })
  })
})

describe('the result', () => {
  const submitted = async (scene: Scene = {}) => {
    const parts = await setUp(scene)
    answer(parts.store)
    parts.store.submit()
    await until(parts.store, 'evaluating')
    return parts
  }
  /** Returns the time until the result is requested. */
  const leftMs = (store: EvaluationStore) => {
    const state = store.$state.get()
    if (state.phase !== 'evaluating') throw new Error(`it is ${state.phase}`)
    return state.comparison.since + evaluationResultDelayMs - Date.now()
  }

  it('is requested three seconds after the submit', async () => {
    const { store, asked, onRated } = await submitted()
    await vi.advanceTimersByTimeAsync(leftMs(store) - 1)
    expect(asked()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toHaveLength(1)
    await until(store, 'rated')
    expect(store.$state.get()).toMatchObject({ result: ratedResult })
    expect(onRated).toHaveBeenCalledExactlyOnceWith(ratedResult)
  })

  it('may be without a rating', async () => {
    const { store, server } = await submitted()
    server.answer(getEvaluationResult, unratedResult)
    await vi.advanceTimersByTimeAsync(leftMs(store))
    await until(store, 'unrated')
  })

  it('clears the answers', async () => {
    const { store } = await submitted()
    await vi.advanceTimersByTimeAsync(leftMs(store))
    await until(store, 'rated')
    store.restart()
    expect(formOf(store).answers).toEqual({})
  })

  it('that fails to load can be loaded again', async () => {
    const { store, core, server } = await submitted()
    server.disconnect(getEvaluationResult)
    await vi.advanceTimersByTimeAsync(leftMs(store))
    await until(store, 'loadFailed')
    expect(core.notices.$notice.get()?.text).toBe('系统错误，请稍后再试！')
    server.answer(getEvaluationResult, ratedResult)
    store.retry()
    await until(store, 'rated')
  })

  it('that takes long is shown as slow', async () => {
    const { store, server } = await submitted()
    server.hang(getEvaluationResult)
    await vi.advanceTimersByTimeAsync(leftMs(store) + 5000)
    expect(store.$state.get()).toMatchObject({ phase: 'evaluating', isSlow: true })
  })

  it('is loaded while the dialog is closed, and shown when it is opened again', async () => {
    const { store } = await submitted()
    store.close()
    await store.open('form')
    expect(phaseOf(store)).toBe('evaluating')
    store.close()
    await vi.advanceTimersByTimeAsync(leftMs(store))
    await until(store, 'rated')
    await store.open('form')
    expect(phaseOf(store)).toBe('rated')
    store.close()
    await store.open('form')
    expect(phaseOf(store)).toBe('filling')
  })

  it('is loaded after a reload; the time that has passed counts', async () => {
    const { sessionStorage } = await submitted()
    await vi.advanceTimersByTimeAsync(1000)
    const { store } = await setUp({ sessionStorage })
    expect(phaseOf(store)).toBe('evaluating')
    expect(leftMs(store)).toBeLessThanOrEqual(evaluationResultDelayMs - 1000)
    await vi.advanceTimersByTimeAsync(leftMs(store))
    await until(store, 'rated')
  })
})

describe('the first view', () => {
  it.each<[string, FirstView, typeof noResult, string]>([
    ['the form, without an earlier result', undefined, noResult, 'filling'],
    ['the form, when nothing was found for the last answers', undefined, unratedResult, 'filling'],
    ['the result, where there is one', undefined, ratedResult, 'rated'],
    ['the form, when that is wanted', 'form', ratedResult, 'filling'],
    ['the view without a result, when the result is wanted', 'result', unratedResult, 'unrated'],
    ['the form, when a result is wanted and there was no evaluation', 'result', noResult, 'filling'],
  ])('is %s', async (_, beginsWith, result, phase) => {
    const server = serve().answer(getEvaluationResult, result)
    const store = createEvaluationStore(createFakeCore({}, { server, user: visitor }))
    disconnects.push(store.connect())
    await store.open(beginsWith)
    await until(store, phase)
  })
})

describe('a visitor who is not signed in', () => {
  it('signs in before the form, without a page reload, and then sees it', async () => {
    const { store, core } = await setUp({ user: null })
    expect(phaseOf(store)).toBe('idle')
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'evaluation', after: 'refresh' })
    await signIn(core)
    await until(store, 'filling')
  })

  it('is not asked again after declining', async () => {
    const { store, core, onDeclined } = await setUp({ user: null })
    core.signOn.dismiss()
    expect(onDeclined).toHaveBeenCalledOnce()
    expect(core.signOn.$request.get()).toBeNull()
    await signIn(core)
    expect(phaseOf(store)).toBe('idle')
  })

  it('whose session has expired signs in, and the submit continues', async () => {
    const { store, core, server, sent } = await setUp()
    server.fail(submitEvaluation, 'UNAUTHORIZED')
    answer(store)
    store.submit()
    await until(store, 'filling')
    expect(core.signOn.$request.get()).toMatchObject({ after: 'refresh' })
    expect(core.notices.$notice.get()).toBeNull()
    await vi.advanceTimersByTimeAsync(2000)
    server.answer(submitEvaluation, compared)
    await signIn(core)
    await until(store, 'evaluating')
    expect(new Set(sent().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })

  it('whose session has expired before the result signs in, and gets it', async () => {
    const { store, core, server } = await setUp()
    answer(store)
    store.submit()
    await until(store, 'evaluating')
    server.fail(getEvaluationResult, 'UNAUTHORIZED')
    await vi.advanceTimersByTimeAsync(evaluationResultDelayMs)
    await until(store, 'loadFailed')
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'evaluation', after: 'refresh' })
    server.answer(getEvaluationResult, ratedResult)
    await signIn(core)
    await until(store, 'rated')
  })
})

describe('another user who signs in', () => {
  it('sees none of the answers, and starts with an empty form', async () => {
    const { store, core, sent } = await setUp()
    answer(store)
    core.session.expire()
    store.submit()
    await signIn(core, { ...visitor, id: '8' })
    await until(store, 'filling')
    expect(formOf(store).answers).toEqual({})
    expect(sent()).toHaveLength(0)
  })
})

describe('an evaluation that was removed', () => {
  it('sends no request, and continues when it is shown again', async () => {
    const { store, asked } = await setUp()
    answer(store)
    store.submit()
    await until(store, 'evaluating')
    for (const disconnect of disconnects.splice(0)) disconnect()
    await vi.advanceTimersByTimeAsync(2 * evaluationResultDelayMs)
    expect(asked()).toHaveLength(0)
    expect(vi.getTimerCount()).toBe(0)
    disconnects.push(store.connect())
    await until(store, 'rated')
  })
})
