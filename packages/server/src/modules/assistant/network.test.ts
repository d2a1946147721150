import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listen } from '../../http/listen'
import { createLog } from '../../process/log'
import { endOf, hear, startAssistantApp, textOf } from '../../testing/assistant-app'
import type { Stage } from '../../testing/scripted-model'
import { pageHeaders } from '../../testing/test-app'

const app = startAssistantApp({ dailyQuota: 100 })
const lines: string[] = []
let origin: string
let close = () => {}

beforeAll(async () => {
  const { assistant } = app.open()
  const { server, serve } = await listen(0)
  serve(app.server.another({ assistant, log: createLog('info', { write: (line) => lines.push(line) }) }))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/ai_assistant`
  close = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => close())

const question = `/send?${new URLSearchParams({ content: '你好' })}`
const ask = (cookie: string, signal?: AbortSignal) =>
  fetch(`${origin}${question}`, { headers: { ...pageHeaders, Cookie: cookie }, signal })

/** A model that the test controls. */
const hold = () => {
  const holder: { stage?: Stage } = {}
  app.model.play(async (stage) => {
    holder.stage = stage
    await stage.say('第一句。')
  })
  return holder
}

it('a stream has the common headers, and is in the request log', async () => {
  const { cookie } = await app.newcomer()
  const response = await ask(cookie)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': pageHeaders.Origin,
    'access-control-expose-headers': 'X-Request-Id, Retry-After, Date',
    vary: 'Origin',
  })
  expect(response.headers.has('content-encoding')).toBe(false)
  const chunks = await hear(response).rest()
  expect([textOf(chunks), endOf(chunks)]).toEqual(['好的。', { msg: '', state: 'complete' }])
  const requestId = response.headers.get('x-request-id')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ requestId, method: 'GET', route: '/api/ai_assistant/send', status: 200 }),
  )
})

it('a refusal has the common envelope', async () => {
  const response = await ask('')
  expect([response.status, response.headers.get('content-type')]).toEqual([401, 'application/json'])
})

it('an answer continues when the connection breaks', async () => {
  const { cookie } = await app.newcomer()
  const holder = hold()
  const leaving = new AbortController()
  const heard = hear(await ask(cookie, leaving.signal))
  const start = await heard.next()
  while ((await heard.next())?.msg === '');
  leaving.abort()
  await holder.stage?.say('第二句。')
  holder.stage?.finish()
  const rest = await fetch(`${origin}/answer/${start?.answerId}?offset=4`, {
    headers: { ...pageHeaders, Cookie: cookie },
  })
  const chunks = await hear(rest).rest()
  expect([textOf(chunks), endOf(chunks)?.state]).toEqual(['第二句。', 'complete'])
})

it('a slow reader misses nothing', async () => {
  const { cookie } = await app.newcomer()
  const holder = hold()
  const asked = get(`${origin}${question}`, { headers: { ...pageHeaders, Cookie: cookie } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.pause()
  await vi.waitFor(() => expect(holder.stage).toBeDefined())
  const piece = '长'.repeat(100_000)
  for (let i = 0; i < 30; i += 1) await holder.stage?.say(piece)
  holder.stage?.finish()
  const chunks = await hear(new Response(Readable.toWeb(response) as BodyInit)).rest()
  expect(textOf(chunks) === `第一句。${piece.repeat(30)}`).toBe(true)
  expect(endOf(chunks)?.state).toBe('complete')
})
