import { createFakeCore } from '@chuhai/core/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPage, createSignOnServer, fetchParts, post, serverOrigin, stateIn } from '../testing'
import { createSignOnStore, type SignOnStore } from './store'

let flow: SignOnStore | undefined
const thrown = vi.fn()

/** A page whose frame has been asked, and waits for its answer. */
const waitingFrame = async () => {
  const double = createSignOnServer()
  const core = createFakeCore({}, { server: double })
  const made = createSignOnStore(core, { page: createPage() })
  flow = made
  const frame = { contentWindow: {} as Window }
  made.frame(frame)
  core.signOn.request({ reason: 'header', mode: 'register' })
  await vi.waitFor(() => expect(made.$state.get().phase).toBe('framed'))
  const state = made.$state.get()
  const sent = 'address' in state ? stateIn(state.address) : ''
  const code = { type: 'AUTH_CODE', code: 'stolen', state: sent, iss: 'http://sso.test' }
  const exchanges = () => double.requests.filter(({ path }) => path.startsWith('/login/oauth2/code/'))
  return { core, flow: made, double, source: frame.contentWindow, state: sent, code, exchanges }
}
type Waiting = Awaited<ReturnType<typeof waitingFrame>>

beforeAll(fetchParts)
beforeEach(() => {
  thrown.mockClear()
  window.addEventListener('error', thrown)
})
afterEach(() => {
  window.removeEventListener('error', thrown)
  flow?.destroy()
})

const expectNothing = ({ flow: { $state }, exchanges }: Waiting) => {
  expect($state.get().phase).toBe('framed')
  expect(exchanges()).toHaveLength(0)
  expect(thrown).not.toHaveBeenCalled()
}

/** Origins that are none of the server's, however much they look like it. */
const foreignOrigins = [
  'null',
  '',
  'http://chuhai.test.evil.example',
  'http://chuhai.test:80.evil.example',
  'http://chuhai.testing',
  'http://chuhai.test0',
  'http://chuhai.test/',
  'http://chuhai.test:8080',
  'https://chuhai.test',
  'HTTP://CHUHAI.TEST',
  ' http://chuhai.test',
  'http://evil.example#http://chuhai.test',
  'http://localhost:4001', // allowed by the settings, and not the server
  'http://localhost:4000.evil.example',
  'http://localhost:40000',
  location.origin,
  undefined,
  null,
  0,
  ['http://chuhai.test'],
  { toString: () => 'http://chuhai.test' },
]

const cyclic = () => {
  const data: Record<string, unknown> = { type: 'AUTH_CODE' }
  data.state = data
  return data
}

const trap = (name: string) => ({
  get [name]() {
    throw new Error('trapped')
  },
})

/** Data from the right frame that is not an answer to what it was asked. */
const wrongData = ({ code, state }: Pick<Waiting, 'code' | 'state'>): unknown[] => [
  undefined,
  null,
  0,
  Number.NaN,
  true,
  'AUTH_CODE',
  JSON.stringify(code),
  [],
  [code],
  () => code,
  new Map(Object.entries(code)),
  new ArrayBuffer(8),
  new Date(),
  new Error('AUTH_CODE'),
  {},
  { type: 'AUTH_CODE' },
  { ...code, type: 'auth_code' },
  { ...code, type: ['AUTH_CODE'] },
  { ...code, state: undefined },
  { ...code, state: '' },
  { ...code, state: `${state} ` },
  { ...code, state: state.slice(0, -1) },
  { ...code, state: [state] },
  { ...code, state: { toString: () => state } },
  { ...code, code: undefined },
  { ...code, code: 7 },
  { ...code, code: { length: 1 } },
  { ...code, code: 'x'.repeat(4097) },
  { ...code, code: 'x'.repeat(1_000_000) },
  { ...code, iss: undefined },
  { ...code, iss: ['http://sso.test'] },
  { type: 'NEED_LOGIN' },
  { type: 'NEED_LOGIN', state: 'another' },
  { type: 'NEED_LOGIN', state: null },
  cyclic(),
  trap('state'),
  trap('code'),
  trap('type'),
  new Proxy(
    {},
    {
      get() {
        throw new Error('trapped')
      },
    },
  ),
]

describe('a message', () => {
  it.each(foreignOrigins)('from %j is no answer, whatever it carries', async (origin) => {
    const waiting = await waitingFrame()
    post({ origin, source: waiting.source, data: waiting.code })
    post({ origin, source: waiting.source, data: { type: 'NEED_LOGIN', state: waiting.state } })
    expectNothing(waiting)
  })

  it('from another frame of the right origin is no answer', async () => {
    const waiting = await waitingFrame()
    for (const source of [null, undefined, window, {}, 'frame']) post({ source, data: waiting.code })
    expectNothing(waiting)
  })

  it('that is not what was asked for is no answer', async () => {
    const waiting = await waitingFrame()
    for (const data of wrongData(waiting)) post({ source: waiting.source, data })
    expectNothing(waiting)
  })

  it('whose origin or source throws is no answer', async () => {
    const waiting = await waitingFrame()
    for (const name of ['origin', 'source', 'data'])
      post(Object.defineProperties({ source: waiting.source }, Object.getOwnPropertyDescriptors(trap(name))))
    expectNothing(waiting)
  })

  it('counts once: the same state again is no answer', async () => {
    const waiting = await waitingFrame()
    for (let count = 0; count < 3; count++) post({ source: waiting.source, data: waiting.code })
    await vi.waitFor(() => expect(waiting.flow.$state.get().phase).toBe('idle'))
    post({ source: waiting.source, data: waiting.code })
    expect(waiting.exchanges()).toHaveLength(1)
  })

  it('with the state of a try before is no answer to the next', async () => {
    const waiting = await waitingFrame()
    waiting.flow.retry()
    await vi.waitFor(() =>
      expect(waiting.flow.$state.get()).not.toMatchObject({
        address: expect.stringContaining(waiting.state),
      }),
    )
    post({ source: waiting.source, data: waiting.code })
    expectNothing(waiting)
  })
})

it('10,000 forged messages leave a page waiting for the one answer, which then counts', async () => {
  const waiting = await waitingFrame()
  const origins = [...foreignOrigins, serverOrigin]
  const sources = [waiting.source, null, window, {}]
  const data = [...wrongData(waiting), waiting.code, { type: 'NEED_LOGIN', state: waiting.state }]
  let sent = 0
  for (let round = 0; sent < 10_000; round++) {
    const message = {
      origin: origins[round % origins.length],
      source: sources[Math.floor(round / origins.length) % sources.length],
      data: data[Math.floor(round / (origins.length * sources.length)) % data.length],
    }
    const isGenuine =
      message.origin === serverOrigin &&
      message.source === waiting.source &&
      data.indexOf(message.data) >= data.length - 2
    if (isGenuine) continue
    post(message)
    sent += 1
  }
  expectNothing(waiting)
  post({ source: waiting.source, data: waiting.code })
  await vi.waitFor(() => expect(waiting.flow.$state.get().phase).toBe('idle'))
  expect(waiting.exchanges()).toHaveLength(1)
})
