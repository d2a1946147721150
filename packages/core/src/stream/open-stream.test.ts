import { resumeAnswer, sendQuestion } from '@chuhai/contract/assistant'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isAbortError } from '../calls/call-error'
import { createFakeCore } from '../doubles/fake-core'
import { createServerDouble } from '../doubles/server-double'
import { openStream } from './index'

const encoder = new TextEncoder()

/** A response whose body arrives in these pieces; `isCut` breaks the connection after them. */
const inPieces = (pieces: readonly (string | Uint8Array)[], { isCut = false, stays = false } = {}) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces)
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
        if (isCut) controller.error(new TypeError('network error'))
        else if (!stays) controller.close()
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  )

const setUp = (reply: () => Response, overrides = {}) => {
  const server = createServerDouble().respond(sendQuestion, reply)
  const core = createFakeCore({}, { server, ...overrides })
  return { server, core }
}

const read = async (reply: () => Response) => {
  let text = ''
  for await (const { msg } of openStream(setUp(reply).core, sendQuestion, { query: { content: '你好' } }))
    text += msg
  return text
}

const event = (msg: string) => `data:${JSON.stringify({ msg })}\n\n`

afterEach(() => vi.useRealTimers())

describe('a stream', () => {
  it('hands on what its events say, in order', async () => {
    expect(await read(() => inPieces([event('出海'), event('第一步'), event('。')]))).toBe('出海第一步。')
  })

  it('does not mind where bytes, characters and lines are cut', async () => {
    const bytes = encoder.encode(`: ping\r\n\r\n${event('𠮷野家😀')}${event('a\r\nb')}`)
    for (let at = 1; at < bytes.length; at += 1) {
      expect(await read(() => inPieces([bytes.slice(0, at), bytes.slice(at)]))).toBe('𠮷野家😀a\r\nb')
    }
    expect(await read(() => inPieces([...bytes].map((byte) => Uint8Array.of(byte))))).toBe('𠮷野家😀a\r\nb')
  })

  it('reads lines with and without data:, ended by LF, CR LF or CR, and past heartbeats', async () => {
    const lines = [
      '{"msg":"一"}\n',
      'data: {"msg":"二"}\r\n',
      ': heartbeat\r\n',
      'event: message\nid: 7\nretry: 10\n',
      'data:{"msg":"三"}\r',
      'data:[DONE]\n',
      '{"msg":"四"}',
    ]
    expect(await read(() => inPieces(lines))).toBe('一二三四')
    expect(await read(() => inPieces([lines.join('')]))).toBe('一二三四')
  })

  it('takes a line of a megabyte in small pieces', async () => {
    const long = '海'.repeat(400_000)
    const bytes = encoder.encode(event(long))
    const pieces = Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, index) =>
      bytes.slice(index * 1000, index * 1000 + 1000),
    )
    expect(await read(() => inPieces(pieces))).toBe(long)
  })

  it('leaves out an event that was cut in half', async () => {
    expect(await read(() => inPieces([event('完整'), 'data:{"msg":"不完']))).toBe('完整')
  })

  it('reads a response whose body cannot be streamed', async () => {
    const whole = () => {
      const response = inPieces([event('一'), event('二')])
      return Object.defineProperty(response, 'body', { value: null }) && response
    }
    const text = () => Object.assign(whole(), { text: async () => event('一') + event('二') })
    expect(await read(text)).toBe('一二')
  })
})

describe('the request', () => {
  it('carries what every call carries, and the client’s name where it changes something', async () => {
    const { server, core } = setUp(() => inPieces([]), { locale: 'en' })
    server.respond(resumeAnswer, () => inPieces([]))
    for await (const _ of openStream(core, sendQuestion, { query: { content: 'a&b 标题' } }));
    for await (const _ of openStream(core, resumeAnswer, { params: { id: '7' }, query: { offset: 3 } }));
    const [send, resume] = server.requests
    expect(send).toMatchObject({ method: 'GET', path: '/ai_assistant/send', query: { content: 'a&b 标题' } })
    expect(send?.headers.get('x-chuhai-client')).toBe('1')
    expect(send?.headers.get('accept-language')).toBe('en')
    expect(send?.headers.get('cache-control')).toBe('no-cache')
    expect(resume).toMatchObject({ path: '/ai_assistant/answer/7', query: { offset: '3' } })
    expect(resume?.headers.get('x-chuhai-client')).toBeNull()
  })

  it('fails with the server’s reason where no stream begins', async () => {
    const server = createServerDouble().fail(sendQuestion, 'AI_QUOTA_USED')
    const stream = openStream(createFakeCore({}, { server }), sendQuestion, { query: { content: '问' } })
    await expect(stream.next()).rejects.toMatchObject({
      name: 'CallError',
      code: 'AI_QUOTA_USED',
      httpStatus: 429,
      message: '今日免费次数已用完',
    })
  })

  it('starts sign-on on a 401, after which the page is not reloaded', async () => {
    const server = createServerDouble().fail(sendQuestion, 'UNAUTHORIZED')
    const core = createFakeCore({}, { server })
    const stream = openStream(core, sendQuestion, { query: { content: '问' } })
    await expect(stream.next()).rejects.toMatchObject({ httpStatus: 401 })
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'unauthorized', after: 'refresh' })
  })

  it('fails with NETWORK where the line is cut or was never there', async () => {
    const { core, server } = setUp(() => inPieces([event('半')], { isCut: true }))
    const drain = async () => {
      for await (const _ of openStream(core, sendQuestion, { query: { content: '问' } }));
    }
    await expect(drain()).rejects.toMatchObject({ code: 'NETWORK', httpStatus: 0 })
    server.disconnect(sendQuestion)
    await expect(drain()).rejects.toMatchObject({ code: 'NETWORK' })
  })

  it('refuses an event that is not what the contract says', async () => {
    const { core } = setUp(() => inPieces(['data:{"msg":7}\n\n']))
    const stream = openStream(core, sendQuestion, { query: { content: '问' } })
    await expect(stream.next()).rejects.toMatchObject({ code: 'ANSWER_INVALID' })
  })
})

describe('an open stream', () => {
  it('ends with an AbortError when it or the core is aborted', async () => {
    const { core } = setUp(() => inPieces([event('一')], { stays: true }))
    const ending = new AbortController()
    const aborted = openStream(core, sendQuestion, { query: { content: '问' } }, { signal: ending.signal })
    await aborted.next()
    ending.abort()
    await expect(aborted.next()).rejects.toSatisfy(isAbortError)

    const orphan = openStream(core, sendQuestion, { query: { content: '问' } })
    await orphan.next()
    core.destroy()
    await expect(orphan.next()).rejects.toSatisfy(isAbortError)
  })

  it('counts as interrupted when nothing arrives, not even a heartbeat', async () => {
    vi.useFakeTimers()
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (made) => {
        controller = made
      },
    })
    const { core } = setUp(() => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }))
    const stream = openStream(core, sendQuestion, { query: { content: '问' } }, { silenceMs: 1000 })
    const next = stream.next()
    next.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(900)
    controller?.enqueue(encoder.encode(': ping\n\n'))
    await vi.advanceTimersByTimeAsync(900)
    controller?.enqueue(encoder.encode(event('在')))
    expect((await next).value).toEqual({ msg: '在' })
    const silent = stream.next()
    silent.catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1100)
    await expect(silent).rejects.toMatchObject({ code: 'TIMEOUT' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('closes the connection when its reader leaves', async () => {
    const cancel = vi.fn()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(event('一'))),
      cancel,
    })
    const { core } = setUp(() => new Response(body))
    for await (const _ of openStream(core, sendQuestion, { query: { content: '问' } })) break
    expect(cancel).toHaveBeenCalledOnce()
  })
})
