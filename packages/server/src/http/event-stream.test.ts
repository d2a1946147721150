import { EventEmitter, once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { type EventStream, writeEvents } from './event-stream'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** Events of a test. */
const createEvents = () => {
  const waiting: unknown[] = []
  let call = () => {}
  let isLast = false
  const events = {
    taken: 0,
    isClosed: false as boolean,
    next() {
      const event = waiting.shift() ?? null
      if (event !== null) events.taken += 1
      if (isLast && waiting.length === 0) events.isClosed = true
      return event
    },
    onReady(listener: () => void) {
      call = listener
    },
    close: vi.fn(() => {
      events.isClosed = true
    }),
  } satisfies EventStream<unknown> & { taken: number }
  return {
    events,
    say(...more: unknown[]) {
      waiting.push(...more)
      call()
    },
    end(...more: unknown[]) {
      waiting.push(...more)
      isLast = true
      call()
    },
  }
}

const head = () =>
  new Response(null, { headers: { 'Content-Type': 'text/event-stream', 'X-Request-Id': 'one' } })

const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Answers every request with the same events. */
const serve = (events: EventStream<unknown>) => listen((_, outgoing) => writeEvents(events, outgoing, head()))

const open = async (port: number): Promise<IncomingMessage> => {
  const [response] = (await once(get({ port, host: '127.0.0.1' }), 'response')) as [IncomingMessage]
  return response.setEncoding('utf8')
}

const send = async (port: number, text: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  stops.push(() => socket.destroy())
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const textOf = async (stream: AsyncIterable<string | Buffer>): Promise<string> => {
  let text = ''
  for await (const part of stream) text += part
  return text
}

it('writes a head and events as they become ready, and ends after the last', async () => {
  const { events, say, end } = createEvents()
  const response = await open(await serve(events))
  expect(response.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'x-request-id': 'one',
    'transfer-encoding': 'chunked',
  })
  const body = textOf(response)
  say({ msg: '物流' }, { msg: '🚢' })
  end({ msg: '', state: 'complete' })
  expect(await body).toBe(
    'data:{"msg":"物流"}\n\ndata:{"msg":"🚢"}\n\ndata:{"msg":"","state":"complete"}\n\n',
  )
})

it('keeps the connection for the next request', async () => {
  const port = await listen((_, outgoing) => {
    const { events, end } = createEvents()
    writeEvents(events, outgoing, head())
    end({ msg: '好' })
  })
  const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
  const socket = await send(
    port,
    request + request + request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  )
  const text = await textOf(socket)
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  expect(text.match(/14\r\ndata:\{"msg":"好"\}\n\n\r\n0\r\n\r\n/g)).toHaveLength(3)
})

it('ends with the connection for a reader without chunked encoding', async () => {
  const { events, end } = createEvents()
  const port = await serve(events)
  const socket = await send(port, 'GET / HTTP/1.0\r\n\r\n')
  end({ msg: '好' })
  expect((await textOf(socket)).split('\r\n\r\n')[1]).toBe('data:{"msg":"好"}\n\n')
})

it('takes no events while a reader does not read, and the rest when it does', async () => {
  const { events, say, end } = createEvents()
  const response = await open(await serve(events))
  response.pause()
  const long = 'x'.repeat(1_000_000)
  for (let i = 0; i < 30; i += 1) say({ msg: long })
  // Events are accepted until the socket buffers of both sides are full.
  let taken = -1
  while (taken < events.taken) {
    taken = events.taken
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  expect(taken).toBeLessThan(20)
  end({ msg: 'y' })
  expect(events.taken).toBe(taken)
  const sizes = (await textOf(response)).split('\n\n').map(({ length }) => length)
  const size = 'data:{"msg":""}'.length
  expect(sizes).toEqual([...Array(30).fill(size + long.length), size + 1, 0])
})

it('closes the events when the reader disconnects', async () => {
  const { events, say } = createEvents()
  const response = await open(await serve(events))
  say({ msg: '一' })
  await once(response, 'data')
  response.destroy()
  await vi.waitFor(() => expect(events.close).toHaveBeenCalled())
  const { taken } = events
  say({ msg: '二' })
  expect(events.taken).toBe(taken)
})

it('closes the events of a reader that disconnected before the first one', async () => {
  const { events } = createEvents()
  const port = await listen((_, outgoing) =>
    outgoing.once('close', () => writeEvents(events, outgoing, head())),
  )
  ;(await send(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).resetAndDestroy()
  await vi.waitFor(() => expect(events.close).toHaveBeenCalled())
  expect(events.taken).toBe(0)
})

it('sends a comment after fifteen seconds without an event', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { events, say, end } = createEvents()
  const response = await open(await serve(events))
  const body = textOf(response)
  say({ msg: '一' })
  vi.advanceTimersByTime(10_000)
  say({ msg: '二' })
  vi.advanceTimersByTime(14_000)
  say({ msg: '三' })
  vi.advanceTimersByTime(31_000)
  end({ msg: '四' })
  expect(await body).toBe(
    'data:{"msg":"一"}\n\ndata:{"msg":"二"}\n\ndata:{"msg":"三"}\n\n:\n\n:\n\ndata:{"msg":"四"}\n\n',
  )
  expect(vi.getTimerCount()).toBe(0)
})

it('lets a reader go that reads nothing for a minute, and keeps one that reads again before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const open = () => {
    const { events, say } = createEvents()
    const outgoing = Object.assign(new EventEmitter(), {
      writableNeedDrain: true,
      destroyed: false,
      writeHead: vi.fn(),
      flushHeaders: vi.fn(),
      write: vi.fn(),
      destroy: vi.fn(() => outgoing.emit('close')),
    })
    writeEvents(events, outgoing as unknown as ServerResponse, head())
    say({ msg: '一' })
    return { events, outgoing }
  }
  const [gone, slow] = [open(), open()]
  vi.advanceTimersByTime(59_000)
  slow.outgoing.emit('drain')
  vi.advanceTimersByTime(1000)
  expect([gone.outgoing.destroy.mock.calls.length, gone.events.isClosed]).toEqual([1, true])
  expect([slow.outgoing.destroy.mock.calls.length, slow.events.isClosed]).toEqual([0, false])
  vi.advanceTimersByTime(60_000)
  expect(slow.outgoing.destroy).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
