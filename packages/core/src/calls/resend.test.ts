import { createConsultation } from '@chuhai/contract/consultation'
import { getLivingInfo } from '@chuhai/contract/live'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
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
  const send = (options: { persistent?: boolean; signal?: AbortSignal; timeoutMs?: number } = {}) => {
    const settled = vi.fn()
    core.call(createConsultation, { body }, { idempotencyKey: 'k-1', ...options }).then(settled, settled)
    return settled
  }
  return { server, core, send }
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

// Loaded before the clock stands still.
beforeAll(async () => void (await import('./call')))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a call with an idempotency key', () => {
  it('is sent again with the same key after the time that the server asks for', async () => {
    const { server, send } = setUp()
    server.fail(createConsultation, 'TOO_MANY_REQUESTS', { retryAfter: 15 })
    const settled = send()
    await pass(14)
    expect(server.requests).toHaveLength(1)
    server.answer(createConsultation, { id: '1' })
    await pass(1)
    expect(server.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['k-1', 'k-1'])
    expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '1' })
  })

  it('fails as soon as it would have to wait for more than twenty seconds in all', async () => {
    const { server, send } = setUp()
    server.fail(createConsultation, 'TOO_MANY_REQUESTS', { retryAfter: 8 })
    const settled = send()
    await pass(15.9)
    expect(settled).not.toHaveBeenCalled()
    await pass(0.1)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', httpStatus: 429 })
    expect(server.requests).toHaveLength(3)

    server.fail(createConsultation, 'TOO_MANY_REQUESTS', { retryAfter: 20 })
    const other = send()
    await pass(0.1)
    expect(other.mock.calls[0]?.[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('is given up after twenty seconds of silence, and may follow at once', async () => {
    const { server, send } = setUp()
    server.hang(createConsultation)
    const settled = send()
    await pass(19.9)
    expect(settled).not.toHaveBeenCalled()
    await pass(0.2)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ code: 'TIMEOUT', httpStatus: 0 })
    server.answer(createConsultation, { id: '1' })
    const again = send()
    await pass(0.1)
    expect(again).toHaveBeenCalledExactlyOnceWith({ id: '1' })
  })

  it('has the time that it asks for', async () => {
    const { server, send } = setUp()
    server.answer(createConsultation, { id: '1' }, { delayMs: 50_000 })
    const settled = send({ timeoutMs: 60_000 })
    await pass(51)
    expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '1' })
  })

  it('fails at once where the server does not ask to wait', async () => {
    const { server, send } = setUp()
    server.disconnect(createConsultation)
    const settled = send()
    await pass(0.1)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ code: 'NETWORK' })
  })

  it('ends its waiting with its signal', async () => {
    const { server, send } = setUp()
    server.fail(createConsultation, 'TOO_MANY_REQUESTS', { retryAfter: 10 })
    const abort = new AbortController()
    const settled = send({ signal: abort.signal })
    await pass(1)
    abort.abort()
    await pass(60)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ name: 'AbortError' })
    expect(server.requests).toHaveLength(1)
  })
})

describe('a persistent call', () => {
  it('goes on while the network is lost, and succeeds once it is back', async () => {
    const { server, send } = setUp()
    server.disconnect(createConsultation)
    const settled = send({ persistent: true })
    await pass(30)
    expect(server.requests.length).toBeGreaterThan(2)
    server.answer(createConsultation, { id: '1' })
    await pass(15)
    expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '1' })
  })

  it('goes on while a proxy answers with an error page', async () => {
    const { server, send } = setUp()
    server.respond(createConsultation, () => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    const settled = send({ persistent: true })
    await pass(1)
    server.answer(createConsultation, { id: '1' })
    await pass(1)
    expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '1' })
  })

  it('fails after two minutes', async () => {
    const { server, send } = setUp()
    server.disconnect(createConsultation)
    const settled = send({ persistent: true })
    await pass(121)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ code: 'NETWORK' })
  })

  it('waits two minutes for a server that asks it to, and no longer', async () => {
    const { server, send } = setUp()
    server.fail(createConsultation, 'TOO_MANY_REQUESTS', { retryAfter: 50 })
    const settled = send({ persistent: true })
    await pass(99)
    expect(settled).not.toHaveBeenCalled()
    await pass(1)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', httpStatus: 429 })
    expect(server.requests).toHaveLength(3)
  })

  it('gives up a try that a dead connection holds, and sends again', async () => {
    const { server, send } = setUp()
    server.hang(createConsultation)
    const settled = send({ persistent: true })
    await pass(19)
    server.answer(createConsultation, { id: '1' })
    await pass(4)
    expect(settled).toHaveBeenCalledExactlyOnceWith({ id: '1' })
    expect(server.requests).toHaveLength(2)
  })

  it('fails at once where it is refused', async () => {
    const { server, send } = setUp()
    server.fail(createConsultation, 'CONSULTATION_PHONE_INVALID')
    const settled = send({ persistent: true })
    await pass(0.1)
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ httpStatus: 422 })
  })
})

it('a call without a key is never sent twice', async () => {
  const { server, core } = setUp()
  server.fail(getLivingInfo, 'TOO_MANY_REQUESTS', { retryAfter: 1 })
  const settled = vi.fn()
  core.call(getLivingInfo).catch(settled)
  await pass(5)
  expect(settled.mock.calls[0]?.[0]).toMatchObject({ retryAfterMs: 1000 })
  expect(server.requests).toHaveLength(1)
})
