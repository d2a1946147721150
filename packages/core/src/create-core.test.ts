import { getLivingInfo } from '@chuhai/contract/live'
import { markRead } from '@chuhai/contract/message'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCore } from './index'

const fetch = async () => Response.json({ status: 'success', data: null, message: '' })

afterEach(() => vi.unstubAllGlobals())

describe('createCore', () => {
  it.each([
    {},
    undefined,
    { base: undefined },
    { base: 4000 },
    { base: 'localhost:4000' },
    { base: 'portal.example.com' },
    { base: '/api' },
    { base: 'http://' },
    { base: 'https://portal.example.com/?q=1' },
  ])('says what to set where it is given %o', (options) => {
    expect(() => createCore(options as never)).toThrow(
      /^\[chuhai\] createCore: base is .+\. Set it to the address of the portal/,
    )
  })

  it.each([
    ['', ''],
    ['http://localhost:4000/', 'http://localhost:4000'],
    ['https://portal.example.com', 'https://portal.example.com'],
    ['https://example.com/portal/', 'https://example.com/portal'],
  ])('takes %j for %j', (base, expected) => {
    expect(createCore({ base, fetch }).base).toBe(expected)
  })

  it('has the brand of the product unless another is given', () => {
    expect(createCore({ base: '', fetch }).brand).toBe('出海云')
    expect(createCore({ base: '', fetch, brand: '远航' }).brand).toBe('远航')
  })

  it('creates independent cores', () => {
    const [a, b] = [createCore({ base: '', fetch }), createCore({ base: '', fetch })]
    a.locale.set('en')
    a.notices.error()
    a.destroy()
    expect(b.locale.$locale.get()).toBe('zh-CN')
    expect(b.notices.$notice.get()).toBeNull()
    expect(b.query(getLivingInfo)).not.toBe(a.query(getLivingInfo))
  })

  it('has functions that stand on their own', async () => {
    const { call, report, notices } = createCore({ base: 'http://chuhai.test', fetch })
    await expect(call(getLivingInfo)).resolves.toBeNull()
    const { error, dismiss } = notices
    error()
    dismiss(1)
    report(new DOMException('', 'AbortError'))
    expect(notices.$notice.get()).toBeNull()
  })

  it('keeps drafts in the tab and nothing else, until somebody signs in', () => {
    localStorage.clear()
    sessionStorage.clear()
    const core = createCore({ base: '', fetch })
    core.drafts.open('form').write({ name: '陈' })
    expect(Object.keys(sessionStorage)).toEqual(['chuhai.draft.form'])
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('works where the browser blocks every storage', async () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('denied', 'SecurityError')
      },
      get sessionStorage() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const core = createCore({ base: '', fetch })
    const draft = core.drafts.open('form')
    draft.write({ name: '陈' })
    expect(draft.read()).toEqual({ name: '陈' })
    await expect(core.session.refresh()).resolves.toBeNull()
  })

  it("uses the page's fetch as it is at the time of the call", async () => {
    const core = createCore({ base: 'http://chuhai.test' })
    vi.stubGlobal('fetch', fetch)
    await expect(core.call(getLivingInfo)).resolves.toBeNull()
  })

  it('sends a call before the next task, by which a followed link has replaced the page', async () => {
    const core = createCore({ base: 'http://chuhai.test' })
    vi.stubGlobal('fetch', fetch)
    await core.call(getLivingInfo)
    const sent = vi.fn(fetch)
    vi.stubGlobal('fetch', sent)
    const call = core.call(markRead, { body: { ids: ['7'] } }, { keepalive: true })
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
    expect(sent).toHaveBeenCalledWith(
      'http://chuhai.test/api/message/read',
      expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify({ ids: ['7'] }) }),
    )
    await call.catch(() => undefined)
  })
})
