import { defineElement } from '@chuhai/ui/element'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context } from './context'
import { pageCore } from './page-core'

const base = 'http://chuhai.test'
const user = { id: '7', userName: '沈立群', unionId: '', userAvatar: null, userOrgInfoList: [] }
const answers: Record<string, unknown> = {
  '/api/sign-on/settings': {
    providers: [{ client: 'chuhai', name: '出海云', origin: 'http://sso.test', isFramable: true }],
    origins: [base],
  },
  '/api/login/oauth2/code/chuhai': { expiresAt: '2031-01-01T00:00:00.000Z' },
  '/api/user/info': user,
}
const asked: string[] = []
let end: AbortController

const start = () => {
  const context: Context = {
    settings: { base, locale: 'zh-CN', theme: 'dark', side: 'right', afterLogin: 'refresh', offset: 24 },
    emit: vi.fn(),
    watch: (changed) => changed(context.settings),
    load: vi.fn(),
    ended: end.signal,
  }
  return { context, core: pageCore(context) }
}

beforeEach(() => {
  end = new AbortController()
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address)
    asked.push(pathname)
    return Response.json({ status: 'success', data: answers[pathname] ?? null, message: '' })
  })
})
afterEach(() => {
  end.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const host = () => document.querySelector('chuhai-sign-on')

const titleOfFrame = () => host()?.shadowRoot?.querySelector('dialog iframe')?.getAttribute('title')

describe('the core of a page', () => {
  it('is one for all widgets, until the loader is destroyed', () => {
    const { core, context } = start()
    expect(pageCore(context)).toBe(core)
    end.abort()
    end = new AbortController()
    expect(start().core).not.toBe(core)
  })

  it('gives language and theme of the tag to every element', async () => {
    const { core } = start()
    defineElement('chuhai-themed', { component: () => null, theme: () => core.theme.$theme })
    const element = document.body.appendChild(document.createElement('chuhai-themed'))
    const scope = element.shadowRoot?.firstElementChild as HTMLElement
    expect([core.locale.$locale.get(), scope.dataset.theme]).toEqual(['zh-CN', 'dark'])
    element.remove()
  })

  it('requests the user only where a session may exist', async () => {
    const { core } = start()
    await vi.waitFor(() => expect(core.session.$isKnown.get()).toBe(true))
    expect(asked).toEqual([])
    end.abort()
    end = new AbortController()
    localStorage.setItem('chuhai.session', '1')
    const again = start().core
    await vi.waitFor(() => expect(again.session.$user.get()).toEqual(user))
  })
})

describe('the storage of the page', () => {
  it('is not opened before the first widget is painted', async () => {
    const listen = vi.spyOn(window, 'addEventListener')
    const read = vi.spyOn(Storage.prototype, 'getItem')
    const { core } = start()
    expect(listen).not.toHaveBeenCalledWith('storage', expect.anything())
    expect(read.mock.contexts).not.toContain(localStorage)
    await vi.waitFor(() => expect(core.session.$isKnown.get()).toBe(true))
    expect(listen).toHaveBeenCalledWith('storage', expect.anything())
    expect(read.mock.contexts).toContain(localStorage)
  })
})

describe('a request to sign on', () => {
  it('shows the dialog in the page, above it, in the theme of the page', async () => {
    const { core, context } = start()
    core.signOn.request({ reason: 'live', mode: 'register' })
    expect(context.emit).toHaveBeenCalledWith('sign-on', { reason: 'live' })
    await vi.waitFor(() => expect(titleOfFrame()).toBe('注册页面'))
    expect(host()?.getAttribute('data-theme')).toBe('dark')
    expect(document.querySelectorAll('chuhai-sign-on')).toHaveLength(1)
  })

  it('is removed with its dialog when the loader is destroyed', async () => {
    const { core } = start()
    core.signOn.request({ reason: 'live', mode: 'register' })
    await vi.waitFor(() => expect(titleOfFrame()).toBeTruthy())
    end.abort()
    expect(host()).toBeNull()
  })
})

describe('a page that has come back', () => {
  it('finishes the sign-on that it began, and has its address back', async () => {
    sessionStorage.setItem('chuhai.draft.sign-on', '{"client":"chuhai","state":"s","proof":"p"}')
    history.replaceState(null, '', '/quote?from=ad&code=c&state=s&iss=i')
    const { core } = start()
    await vi.waitFor(() => expect(core.session.$user.get()).toEqual(user))
    expect(location.search).toBe('?from=ad')
  })

  it('with its own parameters of the same name is left alone', async () => {
    history.replaceState(null, '', '/quote?code=SZ&state=ZJ')
    start()
    expect(host()).toBeNull()
    expect(asked).toEqual([])
    expect(location.search).toBe('?code=SZ&state=ZJ')
  })
})
