import { uploadPlan } from '@chuhai/contract/competition'
import { getUserInfo } from '@chuhai/contract/user'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeCore } from '../testing'
import { upload, uploadImage } from './index'

const user = {
  id: '7',
  userName: '陈静怡',
  unionId: '',
  userAvatar: null,
  userOrgInfoList: [{ orgId: 'a', orgName: '远航贸易' }],
}
const file = new File(['x'], 'licence.png', { type: 'image/png' })
const success = { status: '00000', data: '/api/file/1', message: '' }

/** A request whose response a test sends. */
class Request {
  static last: Request | undefined
  method = ''
  address = ''
  withCredentials = false
  timeout = 0
  status = 0
  statusText = ''
  responseText = ''
  headers: Record<string, string> = {}
  body: FormData | null = null
  upload: { onprogress?: (event: object) => void } = {}
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    Request.last = this
  }
  open(method: string, address: string) {
    Object.assign(this, { method, address })
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) })
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  Request.last = undefined
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => vi.unstubAllGlobals())

/** The request, once the session of the site was asked for. */
const sent = () =>
  vi.waitFor(() => {
    if (!Request.last) throw new Error('nothing was sent')
    return Request.last
  })

describe('an upload', () => {
  it('goes out as every call does, with the file in its field', async () => {
    const uploading = uploadImage(createFakeCore({}, { user }), file)
    const last = await sent()
    expect([last.method, last.address]).toEqual(['POST', 'http://chuhai.test/api/file/upload'])
    expect(last).toMatchObject({ withCredentials: false, timeout: 600_000 })
    expect(last.headers).toEqual({
      Accept: 'application/json',
      'Accept-Language': 'zh-CN',
      'Cache-Control': 'no-cache',
      Pragma: 'no-cache',
      'X-Chuhai-Client': '1',
      'X-Org-Id': 'a',
      'X-User-Id': '7',
    })
    expect(last.body?.get('file')).toMatchObject({ name: 'licence.png' })
    last.answer(200, success)
    await expect(uploading).resolves.toBe('/api/file/1')
  })

  it('works with any endpoint that accepts a file, and resolves with its data', async () => {
    const plan = new File(['x'], '计划书.pdf')
    const uploading = upload(createFakeCore({}, { user }), uploadPlan, plan)
    const last = await sent()
    expect(last.address).toBe('http://chuhai.test/api/competition/plan/file')
    expect(last.body?.get('file')).toMatchObject({ name: '计划书.pdf' })
    const data = { address: '/api/competition/plan/file/1', name: '计划书.pdf' }
    last.answer(200, { status: 'success', data, message: '' })
    await expect(uploading).resolves.toEqual(data)
  })

  it('reports the progress', async () => {
    const seen: number[] = []
    const uploading = uploadImage(createFakeCore(), file, { onProgress: (part) => seen.push(part) })
    const last = await sent()
    const { upload } = last
    upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 })
    upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 })
    last.answer(200, success)
    await uploading
    expect(seen).toEqual([0.25, 1])
  })

  it("fails with the server's own words", async () => {
    const uploading = uploadImage(createFakeCore(), file)
    ;(await sent()).answer(413, { status: 'FILE_TOO_LARGE', data: null, message: '图片大小不能超过10M' })
    await expect(uploading).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      httpStatus: 413,
      message: '图片大小不能超过10M',
    })
  })

  it.each([
    ['NETWORK', (last: Request) => last.onerror?.()],
    ['TIMEOUT', (last: Request) => last.ontimeout?.()],
    ['ANSWER_INVALID', (last: Request) => last.answer(200, { ...success, data: 7 })],
    ['HTTP_ERROR', (last: Request) => last.answer(502, '<h1>Bad gateway</h1>')],
  ])('fails with %s like a call', async (code, happen) => {
    const uploading = uploadImage(createFakeCore(), file)
    happen(await sent())
    await expect(uploading).rejects.toMatchObject({ name: 'CallError', code })
  })

  it.each([
    ['that was changed, moved or locked says so, and cannot be tried again', false],
    ['that can be read may be tried again', true],
  ])('of a file %s', async (_, isReadable) => {
    const chosen = new File(['x'], 'licence.png')
    const head = new Blob()
    head.arrayBuffer = () =>
      isReadable
        ? Promise.resolve(new ArrayBuffer(1))
        : Promise.reject(new DOMException('', 'NotReadableError'))
    chosen.slice = () => head
    const uploading = uploadImage(createFakeCore(), chosen)
    ;(await sent()).onerror?.()
    await expect(uploading).rejects.toMatchObject(
      isReadable
        ? { code: 'NETWORK', isFinal: false }
        : { code: 'FILE_UNREADABLE', isFinal: true, message: '文件已被修改、移动或无法读取，请重新选择' },
    )
  })

  it('without a session asks for sign-on, after which the page is not reloaded', async () => {
    const core = createFakeCore({}, { user })
    const uploading = uploadImage(core, file)
    ;(await sent()).answer(401, { status: 'UNAUTHORIZED', data: null, message: '401_UNAUTHORIZED' })
    await expect(uploading).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(core.session.$user.get()).toBeNull()
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'unauthorized', after: 'refresh' })
  })

  it('for an organisation that is gone refreshes the user', async () => {
    const core = createFakeCore({}, { user })
    core.server.answer(getUserInfo, { ...user, userOrgInfoList: [{ orgId: 'b', orgName: 'b' }] })
    const uploading = uploadImage(core, file)
    ;(await sent()).answer(403, { status: 'ORG_FORBIDDEN', data: null, message: '' })
    await uploading.catch(() => {})
    await vi.waitFor(() => expect(core.organisation.$orgId.get()).toBe('b'))
  })

  it('ends with its signal, and with the core', async () => {
    const controller = new AbortController()
    const stopped = uploadImage(createFakeCore(), file, { signal: controller.signal })
    controller.abort()
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })

    const core = createFakeCore()
    const orphaned = uploadImage(core, file)
    core.destroy()
    await expect(orphaned).rejects.toMatchObject({ name: 'AbortError' })
    await expect(uploadImage(core, file)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
