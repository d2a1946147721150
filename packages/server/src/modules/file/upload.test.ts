import { PassThrough } from 'node:stream'
import type { Envelope } from '@chuhai/contract'
import { uploadMaxBytes, userFileBytesMax, userFilesMax } from '@chuhai/contract/constants'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLimiter } from '../../limits/create-limiter'
import { padded, photograph, plain, png } from '../../testing/pictures'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { pageHeaders, startTestApp } from '../../testing/test-app'
import { formOf, startTestUploads, watchedBody } from '../../testing/upload'
import type { FileStore } from '../../uploads/file-store'
import { createUploads } from '../../uploads/uploads'
import { files } from './tables'

const uploads = startTestUploads()
const server = startTestApp({ uploads })
const path = '/api/file/upload'

let who: SignedIn
beforeAll(async () => {
  who = await signIn(server.db)
})

const headersOf = ({ cookie }: SignedIn) => {
  const { 'Content-Type': _, ...headers } = pageHeaders
  return { ...headers, Cookie: cookie }
}

const send = async (body: BodyInit | null, headers: Record<string, string> = {}, app = server) => {
  const init = { method: 'POST', headers: { ...headersOf(who), ...headers }, body, duplex: 'half' }
  const response = await app.request(path, init)
  const envelope = (await response.json()) as Envelope<string>
  const retryAfter = response.headers.get('Retry-After')
  return { http: response.status, status: envelope.status, retryAfter, envelope }
}

const upload = async (content: Uint8Array, name = 'licence.png') =>
  (await send(formOf(['file', name, content]))).envelope

const fetched = async (address: string): Promise<Buffer> => {
  const response = await server.request(new URL(address).pathname, { headers: headersOf(who) })
  return Buffer.from(await response.arrayBuffer())
}

describe('an upload', () => {
  it('returns the absolute address of an image, as specified', async () => {
    const envelope = await upload(await png())
    expect(envelope).toEqual({
      status: '00000',
      data: expect.stringMatching(/^http:\/\/localhost:4000\/files\/[\w-]{43}\.png$/),
      message: '',
    })
    const id = new URL(envelope.data).pathname.slice('/files/'.length, -'.png'.length)
    const [row] = await server.db.select().from(files).where(eq(files.id, id))
    expect(row).toMatchObject({ userId: Number(who.user.id), mediaType: 'image/png', width: 40, height: 30 })
    expect(row?.bytes).toBe((await fetched(envelope.data)).byteLength)
  })

  it('keeps the pixels of a PNG, and leaves no temporary files', async () => {
    const before = (await uploads.names()).length
    const original = await png()
    const { data } = await upload(original)
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
    expect((await pixels(await fetched(data))).equals(await pixels(original))).toBe(true)
    expect(await uploads.names()).toHaveLength(before + 1)
  })

  it('turns a photograph upright and drops its metadata', async () => {
    const { data } = await upload(await photograph(40, 30), 'IMG_0001.JPG')
    expect(data).toMatch(/\.jpg$/)
    const bytes = await fetched(data)
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 30, height: 40 })
    expect(bytes.includes('Shen')).toBe(false)
  })

  it.each(['营业执照.PNG', 'a.Jpeg', 'b.jPg', '..\\..\\a.png', '../../etc/passwd.png'])(
    'goes by the content of %s, and by none of its name',
    async (name) => {
      expect((await upload(await png(), name)).data).toMatch(/\/files\/[\w-]{43}\.png$/)
    },
  )

  it.each([
    ['a page behind it', '<script>alert(1)</script>'],
    ['an archive behind it', 'PK\u0003\u0004 evil.html'],
  ])('loses %s', async (_, tail) => {
    const { data } = await upload(Buffer.concat([await png(), Buffer.from(tail)]))
    expect((await fetched(data)).includes(tail)).toBe(false)
  })

  it('may be exactly as large as allowed', async () => {
    expect((await upload(padded(await png(), uploadMaxBytes))).status).toBe('00000')
  })

  it('may have further fields', async () => {
    const form = formOf(['file', 'a.png', await png()])
    form.set('note', 'x')
    expect((await send(form)).status).toBe('00000')
  })
})

describe('what is refused', () => {
  const html = '<!doctype html><script>alert(1)</script>'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const other = (kind: 'gif' | 'webp' | 'tiff') => async () =>
    sharp(await png())
      .toFormat(kind)
      .toBuffer()
  const cut = (make: () => Promise<Buffer>) => async () => (await make()).subarray(0, 900)

  const one =
    (make: () => Promise<string | Uint8Array> | string, name = 'a.png', field = 'file') =>
    async () =>
      formOf([field, name, await make()])

  const cases: [string, () => Promise<BodyInit | null>, number, string][] = [
    ['no body', async () => null, 422, 'FILE_MISSING'],
    ['a form without a file', async () => new FormData(), 422, 'FILE_MISSING'],
    ['JSON', async () => '{}', 422, 'FILE_MISSING'],
    ['a file in another field', one(() => png(), 'a.png', 'image'), 422, 'FILE_MISSING'],
    [
      'two files',
      async () => formOf(['file', 'a.png', await png()], ['file', 'b.png', await png()]),
      422,
      'REQUEST_INVALID',
    ],
    ['an empty file', one(() => ''), 415, 'FILE_TYPE_FORBIDDEN'],
    ['a program named as an image', one(() => 'MZ\u0090\0\u0003\0\0\0'), 415, 'FILE_TYPE_FORBIDDEN'],
    ['a page named as an image', one(() => html), 415, 'FILE_TYPE_FORBIDDEN'],
    ['an image named as a page', one(() => png(), 'a.png.html'), 415, 'FILE_TYPE_FORBIDDEN'],
    ['an image without an extension', one(() => png(), 'png'), 415, 'FILE_TYPE_FORBIDDEN'],
    ['an SVG', one(() => svg), 415, 'FILE_TYPE_FORBIDDEN'],
    ['a GIF', one(other('gif')), 415, 'FILE_TYPE_FORBIDDEN'],
    ['a WebP', one(other('webp')), 415, 'FILE_TYPE_FORBIDDEN'],
    ['a TIFF', one(other('tiff')), 415, 'FILE_TYPE_FORBIDDEN'],
    ['a PNG that ends early', one(cut(() => png())), 422, 'FILE_BROKEN'],
    [
      'a JPEG that ends early',
      one(
        cut(() => photograph(200, 200)),
        'a.jpg',
      ),
      422,
      'FILE_BROKEN',
    ],
    [
      'a header without a picture',
      one(async () => padded((await png()).subarray(0, 30), 500)),
      422,
      'FILE_BROKEN',
    ],
    ['too many pixels', one(() => plain(9000, 9000)), 422, 'FILE_BROKEN'],
    ['a byte too many', one(async () => padded(await png(), uploadMaxBytes + 1)), 413, 'FILE_TOO_LARGE'],
    ['far too many bytes', one(async () => padded(await png(), 3 * uploadMaxBytes)), 413, 'FILE_TOO_LARGE'],
  ]

  it.each(cases)(
    '%s leaves neither a file nor a row',
    async (_, make, http, status) => {
      const [rows, names] = [await server.db.$count(files), await uploads.names()]
      expect(await send(await make())).toMatchObject({ http, status, envelope: { data: null } })
      expect(await server.db.$count(files)).toBe(rows)
      expect(await uploads.names()).toEqual(names)
    },
    30_000,
  )

  const boundary = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

  it.each([
    ['without a boundary', 'x', { 'Content-Type': 'multipart/form-data' }, 'FILE_MISSING'],
    ['that ends early', `${head}abc`, boundary, 'FILE_BROKEN'],
    ['with a broken head', '--x\r\nContent-Disposition\r\n\r\nabc\r\n--x--', boundary, 'FILE_BROKEN'],
    ['without a part', '--x--\r\n', boundary, 'FILE_MISSING'],
    [
      'with text in the place of the file',
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n',
      boundary,
      'FILE_MISSING',
    ],
  ])('a multipart body %s', async (_, body, headers, status) => {
    expect(await send(body, headers)).toMatchObject({ http: 422, status })
    expect(await uploads.names()).toHaveLength(await server.db.$count(files))
  })

  it('is any file of a visitor who is not signed in', async () => {
    const form = formOf(['file', 'a.png', await png()])
    expect(await send(form, { Cookie: '' })).toMatchObject({ http: 401, status: 'UNAUTHORIZED' })
  })

  it('is a file from a site that is not registered', async () => {
    const form = formOf(['file', 'a.png', await png()])
    expect(await send(form, { Origin: 'https://evil.example' })).toMatchObject({ http: 403 })
  })

  it('is too many files of one user, from whatever addresses', async () => {
    const app = server.another({
      limiter: createLimiter({ read: 0, write: 0, page: 0, upload: 1 }),
      proxies: 1,
    })
    const from = async (address: string, sender: SignedIn) => {
      const headers = { ...headersOf(sender), 'X-Forwarded-For': address }
      const body = formOf(['file', 'a.png', await png()])
      return (await app.request(path, { method: 'POST', headers, body })).status
    }
    expect(await from('1.1.1.1', who)).toBe(200)
    expect(await from('2.2.2.2', who)).toBe(429)
    expect(await from('1.1.1.1', await signIn(server.db))).toBe(200)
  })
})

describe('what one user may have', () => {
  const fill = (count: number, bytes: number) => {
    const row = { userId: Number(who.user.id), mediaType: 'image/png', bytes, createdAt: new Date() }
    const rows = Array.from({ length: count }, () => ({ ...row, id: crypto.randomUUID() }))
    return server.db.insert(files).values(rows)
  }
  beforeEach(async () => {
    who = await signIn(server.db)
  })

  it.each([
    ['files', userFilesMax, 1],
    ['bytes', 1, userFileBytesMax],
  ])('ends the %s: a further one is refused before a byte of it is taken', async (_, count, bytes) => {
    await fill(count, bytes)
    const body = watchedBody()
    expect(await send(body.stream)).toMatchObject({ http: 422, status: 'FILE_QUOTA_USED' })
    expect(body.pulls).toBe(0)
    who = await signIn(server.db)
    expect((await upload(await png())).status).toBe('00000')
  })

  it('is never exceeded, and a refused file leaves neither bytes nor a row', async () => {
    await fill(1, userFileBytesMax - 1)
    const [rows, names] = [await server.db.$count(files), await uploads.names()]
    expect(await send(formOf(['file', 'a.png', await png()]))).toMatchObject({ status: 'FILE_QUOTA_USED' })
    expect(await server.db.$count(files)).toBe(rows)
    expect(await uploads.names()).toEqual(names)
  })

  it('is one image processed at a time, without delaying other users', async () => {
    const image = await photograph(600, 400)
    const form = () => formOf(['file', 'a.jpg', image])
    const other = headersOf(await signIn(server.db))
    const answers = await Promise.all([send(form()), send(form()), send(form(), other)])
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 200, 503])
    expect(answers[2]?.http).toBe(200)
    expect(answers.find(({ http }) => http === 503)).toMatchObject({ status: 'FILE_BUSY', retryAfter: '5' })
    expect((await send(form())).http).toBe(200)
  })
})

describe('many uploads at once', () => {
  const sizes = (total: number, each: number) => ({
    streams: { total: 1, each: 1 },
    uploads: { total, each },
  })

  /** Sends a body that stays open until it is ended. Resolves when it is being read: it has a place then. */
  const hold = async (
    app: { request(path: string, init: RequestInit): Response | Promise<Response> },
    by = who,
  ) => {
    let end = () => {}
    let markRead = () => {}
    const read = new Promise<void>((resolve) => {
      markRead = resolve
    })
    const source = {
      start: (controller: ReadableStreamDefaultController) => {
        end = () => controller.close()
      },
      pull: () => markRead(),
    }
    const body = new ReadableStream(source, { highWaterMark: 0 })
    const headers = { ...headersOf(by), 'Content-Type': 'multipart/form-data; boundary=x' }
    const answered = app.request(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    await read
    return { end, answered: Promise.resolve(answered).then(({ status }) => status) }
  }

  it.each([
    ['of all users', sizes(2, 2), true],
    ['of a user', sizes(9, 2), false],
  ])('are refused above the number %s, until one has ended', async (_, capacity, isOther) => {
    const app = server.another({ capacity })
    const [first, second] = await Promise.all([hold(app), hold(app)])
    const by = isOther ? await signIn(server.db) : who
    const form = async () => formOf(['file', 'a.png', await png()])
    const sendMore = async () =>
      app.request(path, { method: 'POST', headers: headersOf(by), body: await form() })
    const refused = await sendMore()
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5'])
    first.end()
    expect(await first.answered).toBe(422)
    expect((await sendMore()).status).toBe(200)
    second.end()
    await second.answered
  })
})

it('is refused with 503 before its bytes are read while memory is short', async () => {
  const isMemoryLow = () => true
  const app = server.another({
    capacity: { streams: { total: 1, each: 1 }, uploads: { total: 9, each: 9, isMemoryLow } },
  })
  const body = watchedBody()
  expect(await send(body.stream, {}, app as never)).toMatchObject({ http: 503, retryAfter: '5' })
  expect(body.pulls).toBe(0)
})

describe('a disk that is nearly full', () => {
  const floorOf = (keepFreeBytes: number) => {
    const app = server.another({ uploads: createUploads({ folder: uploads.folder, keepFreeBytes }) })
    return async (body: BodyInit) => send(body, {}, app as never)
  }

  it('refuses files', async () => {
    const body = watchedBody()
    const sendTo = floorOf(Number.MAX_SAFE_INTEGER)
    expect(await sendTo(body.stream)).toMatchObject({ http: 507, status: 'FILE_STORE_FULL' })
    expect(body.pulls).toBe(0)
  })

  it('counts the announced bytes of files that are still arriving', async () => {
    const room = 100 * 1024 * 1024
    const freeBytesOf = async () => 2 * room
    const { receive } = createUploads({ folder: uploads.folder, keepFreeBytes: room, freeBytesOf })
    const arriving = () => ({
      headers: new Headers({
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': '83886080',
      }),
      body: new PassThrough(),
    })
    const code = 'FILE_BROKEN' as const
    const accepted = {
      field: 'file',
      extensions: ['.png'],
      maxBytes: room,
      limitMs: 60_000,
      refusals: { missing: code, tooLarge: code, forbidden: code, broken: code },
    }
    const first = arriving()
    const received = receive(first, accepted).catch((error) => error)
    await expect(receive(arriving(), accepted)).rejects.toThrow('FILE_STORE_FULL')
    first.body.destroy()
    expect(await received).toMatchObject({ code })
    const third = arriving()
    const later = receive(third, accepted).catch((error) => error)
    third.body.destroy()
    expect(await later).toMatchObject({ code })
  })

  it('accepts a file that leaves enough space', async () => {
    expect((await floorOf(1)(formOf(['file', 'a.png', await png()]))).http).toBe(200)
  })
})

describe('a failing store', () => {
  const failing = (code: string): FileStore => ({
    ...uploads.store,
    put: () => Promise.reject(Object.assign(new Error('no'), { code })),
  })

  const sendTo = async (store: FileStore) => {
    const app = server.another({ uploads: { ...uploads, store } })
    const body = formOf(['file', 'a.png', await png()])
    const response = await app.request(path, { method: 'POST', headers: headersOf(who), body })
    return [response.status, ((await response.json()) as Envelope).status]
  }

  it('reports that it is full, keeps nothing, and accepts files again afterwards', async () => {
    const [rows, names] = [await server.db.$count(files), await uploads.names()]
    expect(await sendTo(failing('ENOSPC'))).toEqual([507, 'FILE_STORE_FULL'])
    expect(await server.db.$count(files)).toBe(rows)
    expect(await uploads.names()).toEqual(names)
    expect(await sendTo(uploads.store)).toEqual([200, '00000'])
  })

  it('leaves no row when it is unavailable', async () => {
    const rows = await server.db.$count(files)
    expect(await sendTo(failing('ECONNREFUSED'))).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect(await server.db.$count(files)).toBe(rows)
  })
})
