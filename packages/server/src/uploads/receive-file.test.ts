import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type * as fs from 'node:fs'
import { createWriteStream } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReadableStream } from 'node:stream/web'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { bodyStream } from '../http/body-stream'
import type { AppEnv } from '../http/context'
import type { Arriving } from '../http/received-file'
import { formOf } from '../testing/upload'
import { receiveFile } from './receive-file'
import { createUploads } from './uploads'

vi.mock('node:fs', async (original) => {
  const whole = await original<typeof fs>()
  return { ...whole, createWriteStream: vi.fn(whole.createWriteStream) }
})

const folder = join(tmpdir(), `chuhai-arriving-${randomUUID()}`)
const refusals = {
  missing: 'FILE_MISSING',
  tooLarge: 'FILE_TOO_LARGE',
  forbidden: 'FILE_TYPE_FORBIDDEN',
  broken: 'FILE_BROKEN',
} as const
const accepted = { field: 'file', extensions: ['png'], maxBytes: 100_000, limitMs: 4000, refusals }
const options = { ...accepted, folder }
const namesIn = () => readdir(folder).catch(() => [])
const sizeOfFile = async () => {
  const [name] = await namesIn()
  return name ? (await stat(join(folder, name))).size : 0
}

/** A server that only receives files, and reports the result. */
const app = new Hono<AppEnv>().post('/', async (c) => {
  const file = await receiveFile({ headers: c.req.raw.headers, body: bodyStream(c) }, options)
  const { byteLength } = await readFile(file.path)
  await file.discard()
  return c.text(`received ${byteLength}`)
})
app.onError((error, c) => c.text(error.message, 400))

const server = createAdaptorServer({ fetch: app.fetch })
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(async () => {
  await expect.poll(namesIn).toEqual([])
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const arriving = (bytes: number): Arriving => {
  const { headers, body } = new Response(formOf(['file', 'a.png', new Uint8Array(bytes)]))
  return { headers, body: body && Readable.fromWeb(body as ReadableStream) }
}

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const tail = '\r\n--x--\r\n'

/** Announces a file on a new connection, and sends its first bytes. */
const begin = async (length: number): Promise<Socket> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const headers = [
    'POST / HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${head.length + length + tail.length}`,
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n${head}${'a'.repeat(1000)}`)
  return socket
}

it('writes a file while it arrives', async () => {
  const socket = await begin(2000)
  await expect.poll(namesIn).toHaveLength(1)
  socket.write('b'.repeat(1000) + tail)
  expect(await text(socket)).toContain('received 2000')
})

it('removes the file of an interrupted connection', async () => {
  const socket = await begin(50_000)
  await expect.poll(namesIn).toHaveLength(1)
  socket.destroy()
  await expect.poll(namesIn).toEqual([])
})

it('removes the file of a body that ends while it is still being opened', async () => {
  const whole = await vi.importActual<typeof fs>('node:fs')
  const open: unknown = (...all: Parameters<typeof fs.open>) => setTimeout(() => whole.open(...all), 50)
  vi.mocked(createWriteStream).mockImplementationOnce((path) =>
    whole.createWriteStream(path, { flags: 'wx', fs: { ...whole, open: open as typeof fs.open } }),
  )
  const headers = new Headers({ 'Content-Type': 'multipart/form-data; boundary=x' })
  const body = Readable.from([`${head}abc`])
  await expect(receiveFile({ headers, body }, options)).rejects.toThrow('FILE_BROKEN')
  expect(await namesIn()).toEqual([])
})

it('refuses a slow sender, and removes the file', async () => {
  expect(await text(await begin(50_000))).toContain('FILE_TOO_SLOW')
})

it('refuses who sends next to nothing for half a minute, and waits for who sends steadily', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    const body = new PassThrough()
    const headers = new Headers({ 'Content-Type': 'multipart/form-data; boundary=x' })
    const patient = { ...options, maxBytes: 1_000_000, limitMs: 570_000 }
    const received = receiveFile({ headers, body }, patient).catch((error: Error) => error.message)
    let isOver = false
    void received.then(() => {
      isOver = true
    })
    let sent = 0
    /** Sends bytes and waits until they are in the file, without the last few, which may begin a boundary. */
    const send = async (bytes: number) => {
      sent += bytes
      body.write('a'.repeat(bytes))
      await expect.poll(sizeOfFile).toBeGreaterThan(sent - 100)
    }
    body.write(head)
    for (let halfMinutes = 0; halfMinutes < 4; halfMinutes += 1) {
      await send(66_000)
      await vi.advanceTimersByTimeAsync(30_000)
    }
    expect(isOver).toBe(false)
    await send(1000)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await received).toBe('FILE_TOO_SLOW')
  } finally {
    vi.useRealTimers()
  }
})

it('answers early to an announced size far beyond the limit', async () => {
  expect(await text(await begin(500_000))).toContain('FILE_TOO_LARGE')
})

it('reads a slightly too large body to its end before it answers', async () => {
  const socket = await begin(150_000)
  socket.write('b'.repeat(149_000) + tail)
  expect(await text(socket)).toContain('FILE_TOO_LARGE')
})

it('does not read an endless body to its end', async () => {
  let sent = 0
  const body = new Readable({
    read() {
      sent += 16_384
      this.push(sent === 16_384 ? head : 'a'.repeat(16_384))
    },
  })
  const headers = new Headers({ 'Content-Type': 'multipart/form-data; boundary=x' })
  await expect(receiveFile({ headers, body }, options)).rejects.toThrow('FILE_TOO_LARGE')
  expect(sent).toBeLessThan(400_000)
})

it('reports a full disk, and works again when there is space', async () => {
  const full = () =>
    new Writable({
      write: (_, __, done) => done(Object.assign(new Error('no space'), { code: 'ENOSPC' })),
    })
  vi.mocked(createWriteStream).mockImplementationOnce(full as unknown as typeof createWriteStream)
  await expect(receiveFile(arriving(90_000), options)).rejects.toThrow('FILE_STORE_FULL')
  const file = await receiveFile(arriving(90_000), options)
  await file.discard()
})

it('removes files of a dead process, and no incoming ones', async () => {
  const home = join(tmpdir(), `chuhai-left-${randomUUID()}`)
  const uploads = createUploads({ folder: home })
  const file = await uploads.receive(arriving(100), accepted)
  const old = join(home, 'arriving', 'old')
  await writeFile(old, 'x')
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await utimes(old, twoHoursAgo, twoHoursAgo)
  await uploads.clearLeftovers(new Date())
  expect(await readdir(join(home, 'arriving'))).toEqual([file.path.split('/').at(-1)])
  await rm(home, { recursive: true })
})
