import { exchangeSignOnCode, getSignOnSettings } from '@chuhai/contract/sign-on'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createMemoryStorage } from '@chuhai/core/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createPage,
  createSignOnServer,
  fetchParts,
  framable,
  post,
  serverOrigin,
  shen,
  stateIn,
  unframable,
} from '../testing'
import { frameCookies } from './frame-cookies'
import type { Provider, SignOnPhase, SignOnState } from './state'
import { createSignOnStore, type SignOnStore } from './store'

const flows: SignOnStore[] = []

const setUp = ({ providers = [framable] as Provider[], page = createPage() } = {}) => {
  const double = createSignOnServer(...providers)
  const sessionStorage = createMemoryStorage()
  const core = createFakeCore({}, { server: double, sessionStorage })
  const onSignedIn = vi.fn()
  const flow = createSignOnStore(core, { page, onSignedIn })
  flows.push(flow)
  const frame = { contentWindow: {} as Window }
  flow.$state.subscribe(({ phase }) => flow.frame(phase === 'silent' || phase === 'framed' ? frame : null))
  const reached = async <P extends SignOnPhase>(phase: P) => {
    await vi.waitFor(() => expect(flow.$state.get().phase).toBe(phase))
    return flow.$state.get() as Extract<SignOnState, { phase: P }>
  }
  const ask = (mode: 'login' | 'register' = 'login') => core.signOn.request({ reason: 'header', mode })
  const exchanges = () => double.requests.filter(({ path }) => path.startsWith('/login/oauth2/code/'))
  /** The server's callback page in the frame answers. */
  const answer = (type: 'AUTH_CODE' | 'NEED_LOGIN', source: unknown = frame.contentWindow) => {
    const state = flow.$state.get()
    const sent = stateIn('address' in state ? state.address : (page.opened.at(-1)?.address ?? ''))
    post({
      source,
      data:
        type === 'AUTH_CODE'
          ? { type, code: 'c', state: sent, iss: 'http://sso.test' }
          : { type, state: sent },
    })
  }
  return { core, double, flow, frame, page, sessionStorage, onSignedIn, reached, ask, exchanges, answer }
}

beforeAll(fetchParts)
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => {
  for (const flow of flows.splice(0)) flow.destroy()
  vi.useRealTimers()
})

describe('signing in', () => {
  it('asks in a hidden frame first, with nothing to be seen', async () => {
    const { ask, reached, flow } = setUp()
    ask()
    const { address } = await reached('silent')
    const query = new URL(address).searchParams
    expect(address.startsWith(`${serverOrigin}/api/oauth2/authorization/chuhai?`)).toBe(true)
    expect(Object.fromEntries(query)).toEqual({
      state: expect.stringMatching(/^[\w-]{43}$/),
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      mode: 'silent',
      display: 'frame',
      origin: location.origin,
      locale: 'zh-CN',
    })
    expect(flow.$isOpen.get()).toBe(false)
  })

  it('exchanges the code that the hidden frame brings, and is over without a dialog', async () => {
    const { ask, reached, answer, flow, core, onSignedIn, exchanges } = setUp()
    const seen: boolean[] = []
    flow.$isOpen.subscribe((isOpen) => void seen.push(isOpen))
    ask()
    await reached('silent')
    answer('AUTH_CODE')
    await reached('idle')
    expect(exchanges()).toHaveLength(1)
    expect(exchanges()[0]?.query).toMatchObject({ code: 'c', iss: 'http://sso.test' })
    expect(core.session.$user.get()).toEqual(shen)
    expect(onSignedIn).toHaveBeenCalledWith(shen, expect.objectContaining({ reason: 'header' }))
    expect(core.signOn.$request.get()).toBeNull()
    expect(seen).toEqual([false])
  })

  it('shows the provider in a frame when somebody has to log in', async () => {
    const { ask, reached, answer, flow } = setUp()
    ask()
    const { address: first } = await reached('silent')
    answer('NEED_LOGIN')
    const { address } = await reached('framed')
    expect(new URL(address).searchParams.get('mode')).toBe('login')
    expect(stateIn(address)).not.toBe(stateIn(first))
    expect(flow.$isOpen.get()).toBe(true)
  })

  it.each([serverOrigin, 'http://localhost:4001'])(
    'closes when the page of %s in its frame asks for it',
    async (origin) => {
      const { ask, reached, frame } = setUp()
      ask('register')
      await reached('framed')
      post({ origin, source: frame.contentWindow, data: { type: 'CLOSE' } })
      await reached('idle')
    },
  )

  it.each([
    ['of an origin that the settings do not name', { origin: 'http://evil.example' }],
    ['of an origin in other letters', { origin: 'HTTP://LOCALHOST:4001' }],
    ['of another window', { source: {} }],
    ['of no window', { source: null }],
    ['of another kind', { data: { type: 'CLOSED' } }],
    ['of no kind', { data: null }],
  ])('stays open at a message %s', async (_, message) => {
    const { ask, reached, frame, flow } = setUp()
    ask('register')
    await reached('framed')
    const close = { origin: 'http://localhost:4001', source: frame.contentWindow, data: { type: 'CLOSE' } }
    post({ ...close, ...message })
    expect(flow.$state.get().phase).toBe('framed')
  })

  it('counts five seconds of silence as an answer', async () => {
    const { ask, reached, flow } = setUp()
    ask()
    await reached('silent')
    vi.advanceTimersByTime(4900)
    expect(flow.$state.get().phase).toBe('silent')
    vi.advanceTimersByTime(100)
    await reached('framed')
  })

  it('shows after a moment that something is going on', async () => {
    const { ask, double, flow } = setUp()
    double.hang(getSignOnSettings)
    ask()
    expect(flow.$isOpen.get()).toBe(false)
    vi.advanceTimersByTime(400)
    expect(flow.$isOpen.get()).toBe(true)
  })

  it('goes to the form at once when somebody wants to register', async () => {
    const { ask, reached } = setUp()
    ask('register')
    const { address } = await reached('framed')
    expect(new URL(address).searchParams.get('mode')).toBe('register')
  })

  it('begins once, however often it is asked for', async () => {
    const { ask, reached, double } = setUp()
    ask()
    ask()
    const { address } = await reached('silent')
    ask()
    expect(await reached('silent')).toMatchObject({ address })
    expect(double.requests.filter(({ path }) => path === '/sign-on/settings')).toHaveLength(1)
  })

  it('lets the visitor choose where there are several providers', async () => {
    const { ask, reached, flow } = setUp({ providers: [framable, unframable] })
    ask()
    const { providers } = await reached('choosing')
    expect(providers.map(({ name }) => name)).toEqual(['出海云', '海港学院'])
    flow.choose(unframable)
    const { address } = await reached('silent')
    expect(address).toContain('/authorization/harbour?')
  })
})

describe('the frame', () => {
  const show = async () => {
    const parts = setUp()
    parts.ask('register')
    await parts.reached('framed')
    return parts
  }

  it('that does not load in ten seconds says what else there is, until it has loaded', async () => {
    const { flow } = await show()
    vi.advanceTimersByTime(9900)
    expect(flow.$state.get()).toMatchObject({ isLoaded: false, isSlow: false })
    vi.advanceTimersByTime(100)
    expect(flow.$state.get()).toMatchObject({ isLoaded: false, isSlow: true })
    flow.frameLoaded()
    expect(flow.$state.get()).toMatchObject({ isLoaded: true, isSlow: false })
  })

  it('can be tried again, with a state of its own', async () => {
    const { flow, reached } = await show()
    const { address } = await reached('framed')
    flow.retry()
    await vi.waitFor(() => expect(flow.$state.get()).not.toMatchObject({ address }))
    expect(await reached('framed')).toMatchObject({ isLoaded: false })
  })

  it('stays a dialog when the visitor turns to logging in', async () => {
    const { flow, core } = await show()
    const seen: boolean[] = []
    flow.$isOpen.subscribe((isOpen) => void seen.push(isOpen))
    flow.switchTo('login')
    await vi.waitFor(() =>
      expect(flow.$state.get()).toMatchObject({ address: expect.stringContaining('mode=login') }),
    )
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'header', mode: 'login' })
    expect(seen).toEqual([true])
  })

  it('whose visitor gives up at the provider leads to a way to try again, not round in circles', async () => {
    const { answer, reached, flow } = await show()
    answer('NEED_LOGIN')
    expect(await reached('failed')).toMatchObject({ problem: { kind: 'unfinished' } })
    flow.retry()
    await reached('framed')
  })
})

describe('a page policy that blocks the frame', () => {
  const block = (violation: Partial<SecurityPolicyViolationEvent>) =>
    document.dispatchEvent(
      Object.assign(
        new Event('securitypolicyviolation'),
        { effectiveDirective: 'frame-src', blockedURI: framable.origin, disposition: 'enforce' },
        violation,
      ),
    )

  it.each([
    ['our server', { blockedURI: `${serverOrigin}/api/oauth2/authorization/chuhai` }],
    ['our server, by its origin', { blockedURI: serverOrigin }],
    ['the provider, to which it was redirected', { blockedURI: framable.origin }],
    ['the provider, by the address', { blockedURI: `${framable.origin}/authorize?client_id=x` }],
    ['frames and workers', { effectiveDirective: 'child-src' }],
    ['everything', { effectiveDirective: 'default-src' }],
  ])('leads to a window at once when it blocks %s', async (_, violation) => {
    const { ask, reached, flow, core } = setUp()
    ask()
    await reached('silent')
    block(violation)
    await reached('unframed')
    expect(flow.$isOpen.get()).toBe(true)
    core.signOn.dismiss()
    ask('register')
    await reached('framed')
    block(violation)
    await reached('unframed')
  })

  it.each([
    ['is only on trial', { disposition: 'report' as const, blockedURI: serverOrigin }],
    ['stops a frame of somebody else', { blockedURI: 'http://ads.test/1' }],
    ['stops a host whose name begins like that of ours', { blockedURI: `${serverOrigin}.example/` }],
    ['stops what is no frame', { effectiveDirective: 'img-src' }],
  ])('changes nothing where it %s', async (_, violation) => {
    const { ask, reached, flow } = setUp()
    ask()
    await reached('silent')
    block(violation)
    expect(flow.$state.get().phase).toBe('silent')
  })
})

describe('a provider that may not be framed', () => {
  const show = async (options: Parameters<typeof createPage>[0] = {}) => {
    const parts = setUp({ providers: [unframable], page: createPage(options) })
    parts.ask('register')
    await parts.reached('unframed')
    return parts
  }

  it('gets a window, opened while the press lasts', async () => {
    const { flow, page, reached } = await show()
    flow.continueInWindow()
    expect(page.opened).toHaveLength(1)
    await reached('popup')
    await vi.waitFor(() => expect(page.opened[0]?.address).toContain('display=popup'))
  })

  it('is answered by that window, and by no other', async () => {
    const { flow, page, reached, answer, exchanges } = await show()
    flow.continueInWindow()
    await vi.waitFor(() => expect(page.opened[0]?.address).toBeTruthy())
    answer('AUTH_CODE', {})
    expect(exchanges()).toHaveLength(0)
    answer('AUTH_CODE', page.opened[0])
    await reached('idle')
    expect(exchanges()).toHaveLength(1)
  })

  it('says that the window was closed, and still hears a late answer', async () => {
    const { flow, page, reached, answer } = await show()
    flow.continueInWindow()
    await vi.waitFor(() => expect(page.opened[0]?.address).toBeTruthy())
    page.opened[0]?.close()
    vi.advanceTimersByTime(500)
    expect(flow.$state.get()).toMatchObject({ phase: 'popup', isClosed: true })
    answer('AUTH_CODE', page.opened[0])
    await reached('idle')
  })

  it('closes its window when the dialog is closed', async () => {
    const { flow, page, reached } = await show()
    flow.continueInWindow()
    await reached('popup')
    flow.close()
    expect(page.opened[0]?.closed).toBe(true)
    expect(flow.$state.get().phase).toBe('idle')
  })

  it('takes the whole page where windows are blocked, and keeps what finishes it', async () => {
    const { flow, page, reached, sessionStorage } = await show({ blocksWindows: true })
    flow.continueInWindow()
    await reached('leaving')
    await vi.waitFor(() => expect(page.left).toHaveLength(1))
    const query = new URL(page.left[0] ?? '').searchParams
    expect(Object.fromEntries(query)).toMatchObject({
      display: 'page',
      mode: 'register',
      origin: location.origin,
      returnTo: location.href,
    })
    const kept = JSON.parse(sessionStorage.getItem('chuhai.draft.sign-on') ?? '{}')
    expect(kept).toEqual({ client: 'harbour', state: query.get('state'), proof: expect.any(String) })
    expect(page.left[0]).not.toContain(kept.proof)
  })
})

it.each([
  ['windows are blocked', { blocksWindows: true }],
  ['WeChat opens none', { userAgent: 'MicroMessenger' }],
])('never replaces a page inside a frame where %s, but says how to go on', async (_, browser) => {
  const page = createPage({ ...browser, isEmbedded: true })
  const { ask, flow, reached } = setUp({ providers: [unframable], page })
  ask('register')
  if (!('userAgent' in browser)) {
    await reached('unframed')
    flow.continueInWindow()
  }
  expect(await reached('embedded')).toEqual({ phase: 'embedded', address: location.href })
  expect(flow.$isOpen.get()).toBe(true)
  expect(page.left).toEqual([])
})

it('leaves at once in WeChat, without a frame or a window', async () => {
  const page = createPage({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50' })
  const { ask, reached, sessionStorage } = setUp({ page })
  ask()
  await reached('leaving')
  await vi.waitFor(() => expect(page.left[0]).toContain('display=page'))
  expect(page.opened).toHaveLength(0)
  expect(sessionStorage.getItem('chuhai.draft.sign-on')).toBeTruthy()
})

it('never asks to come back to another site', async () => {
  const page = createPage({ userAgent: 'MicroMessenger' })
  const { core } = setUp({ page })
  core.signOn.request({ reason: 'page', returnTo: `${location.origin}.evil.example/` })
  await vi.waitFor(() => expect(page.left).toHaveLength(1))
  expect(new URL(page.left[0] ?? '').searchParams.get('returnTo')).toBe(location.href)
})

describe('what goes wrong', () => {
  it('says so when the server cannot be reached, and tries again when asked to', async () => {
    const { ask, double, reached, flow } = setUp()
    double.disconnect(getSignOnSettings)
    ask()
    expect(await reached('failed')).toMatchObject({ problem: { kind: 'unavailable' } })
    expect(flow.$isOpen.get()).toBe(true)
    double.answer(getSignOnSettings, { providers: [framable], origins: [serverOrigin] })
    flow.retry()
    await reached('silent')
  })

  it('passes on what the server says of a code', async () => {
    const { ask, double, reached, answer, core } = setUp()
    double.fail(exchangeSignOnCode, 'SIGN_ON_EXPIRED')
    ask()
    await reached('silent')
    answer('AUTH_CODE')
    expect(await reached('failed')).toMatchObject({
      problem: { kind: 'refused', message: '登录请求已过期，请重新登录' },
    })
    expect(core.session.$user.get()).toBeNull()
  })

  it('speaks of no cookies on another site, where none are needed', async () => {
    const { ask, double, reached, answer } = setUp()
    double.fail(getUserInfo, 'UNAUTHORIZED')
    ask()
    await reached('silent')
    answer('AUTH_CODE')
    expect(await reached('failed')).toMatchObject({ problem: { kind: 'unavailable' } })
  })
})

describe('a frame that reports no cookies', () => {
  const ends = () => frameCookies.keep(false)
  beforeEach(ends)
  afterEach(ends)

  it('leads to the window, and is remembered for the sign-out once the visitor has signed in', async () => {
    const { ask, reached, answer, flow, frame, page } = setUp()
    ask()
    await reached('silent')
    answer('NEED_LOGIN')
    await reached('framed')
    post({ source: frame.contentWindow, data: { type: 'NO_COOKIES' } })
    await reached('unframed')
    expect(frameCookies.areBlocked()).toBe(false)
    flow.continueInWindow()
    await reached('popup')
    await vi.waitFor(() => expect(page.opened.at(-1)?.address).toBeTruthy())
    answer('AUTH_CODE', page.opened.at(-1))
    await reached('idle')
    expect(frameCookies.areBlocked()).toBe(true)
  })
})

describe('a dialog that is closed', () => {
  it('hears nothing any more', async () => {
    const { ask, reached, flow, frame, exchanges, core } = setUp()
    ask()
    const { address } = await reached('silent')
    flow.close()
    post({
      source: frame.contentWindow,
      data: { type: 'AUTH_CODE', code: 'c', state: stateIn(address), iss: 'i' },
    })
    expect(exchanges()).toHaveLength(0)
    expect(core.signOn.$request.get()).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('drops the exchange in flight', async () => {
    const { ask, double, reached, answer, flow, onSignedIn } = setUp()
    double.hang(exchangeSignOnCode)
    ask()
    await reached('silent')
    answer('AUTH_CODE')
    await reached('exchanging')
    flow.close()
    expect(flow.$state.get().phase).toBe('idle')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('is closed by signing in elsewhere', async () => {
    const { ask, reached, answer, core, onSignedIn } = setUp()
    ask()
    await reached('silent')
    answer('NEED_LOGIN')
    await reached('framed')
    await core.session.enter()
    await reached('idle')
    expect(onSignedIn).toHaveBeenCalledOnce()
  })

  it('goes with the core', async () => {
    const { ask, reached, core, flow } = setUp()
    ask('register')
    await reached('framed')
    core.destroy()
    expect(flow.$state.get().phase).toBe('idle')
    expect(vi.getTimerCount()).toBe(0)
  })
})
