import { type Application, classApplications, joinClassWaitingList } from '@chuhai/contract/application'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { classKind } from './class-kind'
import { createApplicationStore } from './store'
import { applied, createTestCore, none, participant } from './testing/core'

const draft = { ...none, revision: 1, savedAt: '2026-11-23T10:00:00.000Z', draft: participant }

const opened = async (application: Application) => {
  const core = createTestCore({ application })
  const store = createApplicationStore(core, classKind('', 6, {}), {
    subject: '6',
    draft: 'form',
    onChanged: () => {},
  })
  await store.load()
  const keys = () => core.server.requests.flatMap(({ headers }) => headers.get('Idempotency-Key') ?? [])
  return { core, server: core.server, store, keys }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

// The code of calls is loaded before the clock stands still.
beforeAll(async () => {
  createTestCore().prepare()
  await vi.dynamicImportSettled()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a submit without an answer', () => {
  const filled = async () => {
    const shown = await opened(draft)
    shown.store.agree(true)
    return shown
  }

  it('says why after three seconds, and no more once the answer has come', async () => {
    const { server, store } = await filled()
    server.answer(classApplications.submit, applied('submitted'), { delayMs: 5000 })
    void store.submit()
    await pass(2.9)
    expect(store.$view.get()).toMatchObject({ form: { isSending: true } })
    expect(store.$view.get()).not.toHaveProperty('form.delay', 'busy')
    await pass(0.2)
    expect(store.$view.get()).toMatchObject({ form: { isSending: true, delay: 'busy' } })
    await pass(2)
    expect(store.$view.get()).toMatchObject({ phase: 'shown', application: { state: 'submitted' } })
  })

  it('opens the form again after twenty seconds, and the next one has the same key', async () => {
    const { core, server, store, keys } = await filled()
    server.hang(classApplications.submit)
    void store.submit()
    await pass(20.1)
    expect(store.$view.get()).toMatchObject({
      phase: 'filling',
      form: { isSending: false, delay: undefined, values: participant, hasAgreed: true },
    })
    expect(core.notices.$notice.get()).toMatchObject({ kind: 'error' })
    server.answer(classApplications.submit, applied('submitted'))
    void store.submit()
    await pass(0.1)
    expect(store.$view.get()).toMatchObject({ phase: 'shown' })
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1])
  })
})

const withdrawal = {
  endpoint: classApplications.withdraw,
  application: applied('submitted'),
  step: 'withdraw',
} as const
const waiting = {
  endpoint: joinClassWaitingList,
  application: { ...applied('submitted', 'accepted'), refusal: 'CLASS_FULL' },
  step: 'wait',
} as const

it.each([
  ['a withdrawal', withdrawal],
  ['a wish to wait again', waiting],
])(
  '%s without an answer says why, ends after twenty seconds, and follows under the same key',
  async (_, { endpoint, application, step }) => {
    const { server, store, keys } = await opened(application)
    server.hang(endpoint)
    void store[step]()
    await pass(2.9)
    expect(store.$view.get()).toMatchObject({ phase: 'shown', isSending: true })
    expect(store.$view.get()).not.toHaveProperty('delay')
    await pass(0.2)
    expect(store.$view.get()).toMatchObject({ phase: 'shown', isSending: true, delay: 'busy' })
    await pass(17)
    expect(store.$view.get()).toEqual({ phase: 'shown', application, isSending: false })
    server.answer(endpoint, applied('submitted', 'withdrawn'))
    void store[step]()
    await pass(0.1)
    expect(store.$view.get()).toMatchObject({ isSending: false, application: { state: 'withdrawn' } })
    expect([keys().length, new Set(keys()).size]).toEqual([2, 1])
  },
)
