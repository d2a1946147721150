import { signOnFrameTimeoutMs } from '@chuhai/contract/constants'
import { getSignOnSettings, type SignOnMessage } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import {
  type Core,
  createScope,
  isAbortError,
  isCallError,
  type Scope,
  type SignOnMode,
  type SignOnRequest,
} from '@chuhai/core'
import { asksToClose, exchange, redirectAddress, type SignOnAttempt } from '@chuhai/core/sign-on'
import { atom } from 'nanostores'

import { isWeChat, openWindow, watchBlockedFrames } from './page'
import { type ProviderRequest, requestProvider } from './provider-request'
import type { Provider, SignOnProblem, SignOnState, SignOnStore, SignOnStoreOptions } from './state'

/** A sign-on that ends sooner shows no dialog. */
const dialogDelayMs = 400
/** After that the dialog offers alternatives to a frame that is still loading. */
const slowFrameMs = 10_000
const closedCheckMs = 500

type AuthCode = Extract<SignOnMessage, { type: 'AUTH_CODE' }>

/**
 * Handles `core.signOn.request()` step by step (specification, section 4): hidden frame, frame, window, redirect. Every
 * attempt has its own state and proof, and ends with its scope: listeners, timers, requests.
 *
 *   idle → starting → (choosing) → silent → framed | unframed → popup → exchanging → idle
 *                                 in WeChat, or with windows blocked: leaving
 */
export const createSignOnStore = (core: Core, options: SignOnStoreOptions = {}): SignOnStore => {
  const { page = { window, leave: (address) => window.location.assign(address) }, onSignedIn } = options
  const $state = atom<SignOnState>({ phase: 'idle' })
  const $isOpen = atom(false)
  const origin = core.base || page.window.location.origin
  const isInWeChat = isWeChat(page.window.navigator.userAgent)
  const storeScope = createScope()
  /** From the request to its end, through all steps. */
  let attempt: {
    request: SignOnRequest
    scope: Scope
    provider?: Provider
    origins: readonly string[]
  } | null = null
  /** The scope of the current step. */
  let step = createScope()
  let frame: { readonly contentWindow: Window | null } | null = null

  const nextStep = (): Scope => {
    step.end()
    step = createScope()
    return step
  }
  const show = (state: SignOnState) => {
    $state.set(state)
    $isOpen.set(true)
  }
  const mode = (): SignOnMode => attempt?.request.mode ?? 'login'
  const fail = (problem: SignOnProblem) => {
    nextStep()
    show({ phase: 'failed', mode: mode(), problem })
  }
  const failWith = (error: unknown) => {
    if (isAbortError(error)) return
    const isRefused = isCallError(error) && error.httpStatus > 0
    fail(isRefused ? { kind: 'refused', message: error.message } : { kind: 'unavailable' })
  }
  const finish = (user: UserInfo) => {
    const request = attempt?.request
    core.signOn.dismiss()
    if (request) onSignedIn?.(user, request)
  }
  const exchangeCode = async (provider: Provider, proof: SignOnAttempt, { code, iss }: AuthCode) => {
    const { signal } = nextStep()
    $state.set({ phase: 'exchanging', mode: mode(), provider })
    try {
      const user = await exchange(core, { client: provider.client, code, iss, attempt: proof }, signal)
      if (signal.aborted) return
      if (user) finish(user)
      else fail({ kind: 'notKept' })
    } catch (error) {
      if (!signal.aborted) failWith(error)
    }
  }

  const redirect = async (provider: Provider) => {
    const { signal } = nextStep()
    show({ phase: 'leaving', mode: mode(), provider })
    const { href, origin: own } = page.window.location
    const requested = attempt?.request.returnTo ?? href
    const returnTo = requested.startsWith(`${own}/`) ? requested : href
    const address = await redirectAddress(core, { client: provider.client, mode: mode(), returnTo })
    if (!signal.aborted) page.leave(address)
  }

  const ask = (
    provider: Provider,
    { signal }: Scope,
    request: Pick<ProviderRequest, 'mode' | 'display' | 'source'> & { onDeclined(): void },
  ) =>
    requestProvider({
      ...request,
      core,
      page: page.window,
      origins: attempt?.origins ?? [],
      client: provider.client,
      signal,
      onAnswer(message, proof) {
        if (message.type === 'AUTH_CODE') exchangeCode(provider, proof, message)
        else request.onDeclined()
      },
    })
  const frameWindow = () => frame?.contentWindow
  const failUnfinished = () => fail({ kind: 'unfinished' })
  const offerWindow = (provider: Provider) => () => showVisibly({ ...provider, isFramable: false })

  const showFrame = async (provider: Provider) => {
    const scope = nextStep()
    const address = await ask(provider, scope, {
      mode: mode(),
      display: 'frame',
      source: frameWindow,
      onDeclined: failUnfinished,
    })
    if (!address) return
    watchBlockedFrames(page.window, origin, scope.signal, offerWindow(provider))
    scope.later(slowFrameMs, () => {
      const state = $state.get()
      if (state.phase === 'framed' && !state.isLoaded) $state.set({ ...state, isSlow: true })
    })
    show({ phase: 'framed', mode: mode(), provider, address, isLoaded: false, isSlow: false })
  }
  const showVisibly = (provider: Provider) => {
    if (attempt) attempt.provider = provider
    if (isInWeChat) return void redirect(provider)
    if (provider.isFramable) return void showFrame(provider)
    nextStep()
    show({ phase: 'unframed', mode: mode(), provider })
  }

  const trySilently = async (provider: Provider) => {
    const scope = nextStep()
    const onDeclined = () => showVisibly(provider)
    const address = await ask(provider, scope, {
      mode: 'silent',
      display: 'frame',
      source: frameWindow,
      onDeclined,
    })
    if (!address) return
    watchBlockedFrames(page.window, origin, scope.signal, offerWindow(provider))
    scope.later(signOnFrameTimeoutMs, onDeclined)
    $state.set({ phase: 'silent', mode: mode(), provider, address })
  }

  const showWindow = async (provider: Provider) => {
    const popup = openWindow(page.window)
    if (!popup) return redirect(provider)
    const scope = nextStep()
    scope.signal.addEventListener('abort', () => popup.close())
    show({ phase: 'popup', mode: mode(), provider, isClosed: false })
    const address = await ask(provider, scope, {
      mode: mode(),
      display: 'popup',
      source: () => popup,
      onDeclined: failUnfinished,
    })
    if (!address) return
    popup.location.replace(new URL(address, page.window.location.href).href)
    // A provider may sever the opener, which looks like a closed window; its answer is still accepted.
    scope.every(closedCheckMs, () => {
      const state = $state.get()
      if (popup.closed && state.phase === 'popup' && !state.isClosed) $state.set({ ...state, isClosed: true })
    })
  }

  const choose = (provider: Provider) => {
    if (attempt) attempt.provider = provider
    if (mode() === 'login' && !isInWeChat) trySilently(provider)
    else showVisibly(provider)
  }

  const start = async () => {
    const { signal } = nextStep()
    $state.set({ phase: 'starting', mode: mode() })
    try {
      const { providers, origins } = await core.query(getSignOnSettings).load()
      if (signal.aborted || !attempt) return
      attempt.origins = origins
      const [provider, ...others] = providers
      if (!provider) fail({ kind: 'unavailable' })
      else if (others.length) show({ phase: 'choosing', mode: mode(), providers })
      else choose(provider)
    } catch (error) {
      if (!signal.aborted) failWith(error)
    }
  }

  const handleRequest = (request: SignOnRequest | null) => {
    if (!request) {
      attempt?.scope.end()
      attempt = null
      step.end()
      $isOpen.set(false)
      $state.set({ phase: 'idle' })
      return
    }
    if (!attempt) {
      attempt = { request, scope: createScope(), origins: [] }
      attempt.scope.later(dialogDelayMs, () => $isOpen.set(true))
      start()
      return
    }
    const hasModeChanged = attempt.request.mode !== request.mode
    attempt.request = request
    // A second click repeats the request in progress.
    if (!hasModeChanged) return
    const state = $state.get()
    if (state.phase === 'choosing') $state.set({ ...state, mode: request.mode })
    else if (attempt.provider) showVisibly(attempt.provider)
    else start()
  }

  const stopListening = [
    core.signOn.$request.subscribe(handleRequest),
    core.signOn.addHandler(),
    core.session.$user.listen((user) => {
      if (user && attempt && $state.get().phase !== 'exchanging') finish(user)
    }),
  ]
  page.window.addEventListener(
    'message',
    (event) => {
      const isShown = $state.get().phase === 'framed'
      if (isShown && asksToClose(event, { origins: attempt?.origins ?? [], source: frameWindow() }))
        core.signOn.dismiss()
    },
    { signal: storeScope.signal },
  )
  // The visitor has come back with the browser's back button.
  page.window.addEventListener(
    'pageshow',
    () => {
      if ($state.get().phase === 'leaving') core.signOn.dismiss()
    },
    { signal: storeScope.signal },
  )
  const destroy = () => {
    storeScope.end()
    for (const stop of stopListening) stop()
    handleRequest(null)
  }
  core.ended.addEventListener('abort', destroy, { signal: storeScope.signal })

  return {
    $state,
    $isOpen,
    choose,
    frame: (element) => {
      frame = element
    },
    frameLoaded() {
      const state = $state.get()
      if (state.phase === 'framed') $state.set({ ...state, isLoaded: true, isSlow: false })
    },
    continueInWindow() {
      if (attempt?.provider) showWindow(attempt.provider)
    },
    retry() {
      if (attempt?.provider) showVisibly(attempt.provider)
      else if (attempt) start()
    },
    switchTo(nextMode) {
      if (attempt) core.signOn.request({ ...attempt.request, mode: nextMode })
    },
    close: core.signOn.dismiss,
    destroy,
  }
}
