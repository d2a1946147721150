import { afterEach, expect, it, vi } from 'vitest'
import { silentLog } from '../../process/log'
import { startScriptedModel } from '../../testing/scripted-model'
import { createAnswer } from './answer'
import type { Model } from './model'
import { ModelError, Refusal } from './model'
import { createOpenAiModel } from './openai-model'
import { run } from './run'

const request = { question: '秘密的问题', locale: 'zh-CN', image: false, results: [], history: [] } as const
const timeouts = { firstWordMs: 5000, nextWordMs: 5000, queuedMs: 60_000, slowMs: 2500 }

afterEach(() => {
  vi.useRealTimers()
})

const start = (model: Model) => {
  const answer = createAnswer({ id: 1, questionId: 2, time: '' })
  const abort = new AbortController()
  const errors: ModelError[] = []
  const ended = run({
    answer,
    model,
    prepareRequest: async () => request,
    timeouts,
    abort,
    onFirstWord: () => {},
    onError: (error) => errors.push(error),
  })
  return { answer, abort, errors, ended }
}

it('reports no error after a stop', async () => {
  let reportStop = () => {}
  const hasStopped = new Promise<void>((resolve) => {
    reportStop = resolve
  })
  const model: Model = {
    seesImages: false,
    write: (_, signal, say) =>
      new Promise((_, reject) => {
        say('一半')
        signal.addEventListener('abort', () => {
          reject(new ModelError('AI_ANSWER_CUT', 'ECONNRESET'))
          reportStop()
        })
      }),
  }
  const { answer, abort, errors, ended } = start(model)
  await vi.waitFor(() => expect(answer.text).toBe('一半'))
  abort.abort({ state: 'stopped', code: null })
  expect(await ended).toEqual({ state: 'stopped', code: null })
  await hasStopped
  expect([answer.text, errors]).toEqual(['一半', []])
})

it('keeps the text of a refusal, which is no error', async () => {
  const refuse = (said: string): Model => ({
    seesImages: false,
    write: async (_, _signal, say) => {
      if (said !== '') say(said)
      throw new Refusal()
    },
  })
  const { answer, errors, ended } = start(refuse('没有找到。'))
  expect(await ended).toEqual({ state: 'complete', code: null, isRefusal: true })
  expect([answer.text, errors]).toEqual(['没有找到。', []])
  expect(await start(refuse('')).ended).toEqual({ state: 'broken', code: 'AI_MODEL_FAILED' })
})

it('does not ask the model when stopped beforehand', async () => {
  let asked = 0
  const model: Model = {
    seesImages: false,
    write: async () => {
      asked += 1
    },
  }
  const { abort, ended } = start(model)
  abort.abort({ state: 'stopped', code: null })
  expect(await ended).toEqual({ state: 'stopped', code: null })
  expect(asked).toBe(0)
})

it('lets a model think for as long as it shows signs of life, and calls it slow without', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let say = (_: string) => {}
  let finish = () => {}
  const model: Model = {
    seesImages: false,
    write: (_request, _signal, onText) =>
      new Promise((resolve) => {
        say = onText
        finish = resolve
      }),
  }
  const thinking = start(model)
  await vi.advanceTimersByTimeAsync(0)
  say('')
  for (let thought = 0; thought < 20; thought += 1) {
    await vi.advanceTimersByTimeAsync(timeouts.firstWordMs - 1)
    say('')
  }
  say('想好了')
  finish()
  expect(await thinking.ended).toEqual({ state: 'complete', code: null })
  expect(thinking.answer.isSlow).toBe(false)

  const silent = start(model)
  await vi.advanceTimersByTimeAsync(timeouts.slowMs)
  expect(silent.answer.isSlow).toBe(true)
  await vi.advanceTimersByTimeAsync(timeouts.firstWordMs)
  expect(await silent.ended).toEqual({ state: 'broken', code: 'AI_MODEL_SILENT' })
})

it('waits for a service that says that it is there, before the answer and within, though not for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let say = (_: string) => {}
  let live = () => {}
  let finish = () => {}
  const model: Model = {
    seesImages: false,
    write: (_request, _signal, onText, _onTakenBack, onAlive) =>
      new Promise((resolve) => {
        say = onText
        live = onAlive
        finish = resolve
      }),
  }
  const stayAlive = async (ms: number) => {
    for (let passedMs = 0; passedMs < ms; passedMs += 3000) {
      live()
      await vi.advanceTimersByTimeAsync(3000)
    }
  }
  const queued = start(model)
  await stayAlive(45_000)
  expect(queued.answer.isSlow).toBe(true)
  say('前半')
  await stayAlive(57_000)
  say('后半')
  finish()
  expect(await queued.ended).toEqual({ state: 'complete', code: null })
  expect(queued.answer.text).toBe('前半后半')

  const endless = start(model)
  await stayAlive(timeouts.queuedMs - 3000)
  expect(endless.abort.signal.aborted).toBe(false)
  await stayAlive(timeouts.firstWordMs)
  expect(await endless.ended).toEqual({ state: 'broken', code: 'AI_MODEL_SILENT' })
})

it('logs neither question nor answer with an error', async () => {
  const service = await startScriptedModel()
  service.play(async (stage) => {
    await stage.say('秘密的回答')
    await stage.send('data: {"choices":[{"delta":{"content":"秘密\n\n')
    stage.hangUp()
  })
  const { answer, errors, ended } = start(createOpenAiModel(service.settings, 2048, silentLog))
  expect(await ended).toEqual({ state: 'broken', code: 'AI_ANSWER_CUT' })
  expect(answer.text).toBe('秘密的回答')
  expect(errors.map(({ reason }) => reason)).toEqual(['SyntaxError'])
  await service.stop()
})
