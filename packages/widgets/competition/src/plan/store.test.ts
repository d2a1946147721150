import { savePlan } from '@chuhai/contract/competition'
import type { upload as uploadTo } from '@chuhai/core/upload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createFastClock, createTestCore } from '../testing/core'
import { accepted } from '../testing/registrations'
import { createPlanStore } from './store'

const stored = { address: '/files/abc.pdf', name: 'plan.pdf' }
const file = new File(['x'], stored.name)

const setUp = () => {
  const core = createTestCore({ registration: accepted }, { now: createFastClock() })
  const upload = vi.fn(async () => stored)
  const store = createPlanStore(core, 6, { upload: upload as unknown as typeof uploadTo })
  const saves = () => core.server.requests.filter(({ path }) => path === savePlan.path)
  return { server: core.server, store, upload, saves }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

// The code of calls is loaded before the clock stands still.
beforeAll(async () => {
  createTestCore({}).prepare()
  await vi.dynamicImportSettled()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('a plan that is not entered says why after three seconds, ends after twenty, and follows under the same key', async () => {
  const { server, store, upload, saves } = setUp()
  server.hang(savePlan)
  const settled = vi.fn()
  const send = () => store.upload(file, {}).then(settled, settled)
  void send()
  await pass(2.9)
  expect(store.$delay.get()).toBeUndefined()
  await pass(0.2)
  expect(store.$delay.get()).toBe('busy')
  await pass(17)
  expect(settled.mock.calls[0]?.[0]).toMatchObject({ message: '网络不通，请检查网络后重试' })
  expect([store.$delay.get(), store.$isUploading.get()]).toEqual([undefined, false])

  server.answer(savePlan, accepted)
  void send()
  await pass(0.1)
  expect(settled).toHaveBeenLastCalledWith(accepted)
  expect(upload).toHaveBeenCalledOnce()
  expect(saves()).toHaveLength(2)
  expect(new Set(saves().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})
