import { createConsultation } from '@chuhai/contract/consultation'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createFakeCore, createServerDouble } from '../testing'

const body = {
  customerSource: ['海外仓'],
  contactsName: '陈静怡',
  contactsPhone: '13800138000',
  customerName: '远航贸易',
}

const setUp = () => {
  const server = createServerDouble()
  const core = createFakeCore({}, { server })
  const onDelay = vi.fn()
  const send = (signal?: AbortSignal) => {
    const settled = vi.fn()
    const options = { idempotencyKey: 'k-1', persistent: true, onDelay, ...(signal && { signal }) }
    core.call(createConsultation, { body }, options).then(settled, settled)
    return settled
  }
  return { server, onDelay, send }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

// Loaded before the clock stands still.
beforeAll(async () => void (await import('./call')))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a call that is answered within three seconds says nothing', async () => {
  const { server, onDelay, send } = setUp()
  server.answer(createConsultation, { id: '1' }, { delayMs: 2900 })
  const settled = send()
  await pass(10)
  expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '1' })
  expect(onDelay).not.toHaveBeenCalled()
})

it.each([
  ['the network cuts off', (server) => server.disconnect(createConsultation), 'offline'],
  [
    'a server answers with errors',
    (server) => server.fail(createConsultation, 'SERVICE_UNAVAILABLE'),
    'busy',
  ],
  ['a silent server holds', (server) => server.hang(createConsultation), 'busy'],
] satisfies [string, (server: ReturnType<typeof createServerDouble>) => void, string][])(
  'a call that %s says why after three seconds, and is answered once it can',
  async (_, obstruct, delay) => {
    const { server, onDelay, send } = setUp()
    obstruct(server)
    const settled = send()
    await pass(2.9)
    expect(onDelay).not.toHaveBeenCalled()
    await pass(0.2)
    expect(onDelay).toHaveBeenCalledExactlyOnceWith(delay)
    server.answer(createConsultation, { id: '1' })
    await pass(40)
    expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '1' })
  },
)

it('a call whose reason changes says the new one', async () => {
  const { server, onDelay, send } = setUp()
  server.disconnect(createConsultation)
  send()
  await pass(5)
  server.fail(createConsultation, 'SERVICE_UNAVAILABLE')
  await pass(10)
  expect(onDelay.mock.calls).toEqual([['offline'], ['busy']])
})

it('a call that has ended says no more, and the same one may follow at once', async () => {
  const { server, onDelay, send } = setUp()
  server.hang(createConsultation)
  const first = new AbortController()
  const ended = send(first.signal)
  await pass(2)
  first.abort()
  server.answer(createConsultation, { id: '1' })
  const settled = send()
  await pass(60)
  expect(ended.mock.calls[0]?.[0]).toMatchObject({ name: 'AbortError' })
  expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '1' })
  expect(server.requests).toHaveLength(2)
  expect(onDelay).not.toHaveBeenCalled()
})
