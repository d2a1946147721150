import { signOnFrameTimeoutMs } from '@chuhai/contract/constants'
import { getSignOnSettings, type SignOnMessage } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import {
  type Core,
  createScope,
  isAbortError,
  isCallError,
  ownOptions,
  type Scope,
  type SignOnMode,
  type SignOnRequest,
} from '@chuhai/core'
import { exchange, redirectAddress, type SignOnAttempt } from '@chuhai/core/sign-on'
import { atom, type ReadableAtom } from 'nanostores'
import { frameCookies } from './frame-cookies'
import { listenToFrame } from './frame-messages'
import { isEmbedded, isWeChat, openWindow, type SignOnPage, watchBlockedFrames } from './page'
import { type ProviderRequest, requestProvider } from './provider-request'
import type { Provider, SignOnProblem, SignOnState } from './state'

/** A sign-on that ends sooner shows no dialog. */
const dialogDelayMs = 400
/** After that the dialog offers alternatives to a frame that is still loading. */
const slowFrameMs = 10_000
const closedCheckMs = 500

type AuthCode = Extract<SignOnMessage, { type: 'AUTH_CODE' }>

/** What `createSignOnStore` takes beside the core. */
export interface SignOnStoreOptions {
  page?: SignOnPage
  /** The visitor has signed in, here or in another tab, and the dialog is closed. */
  onSignedIn?(user: UserInfo, request: SignOnRequest): void
}

/** What controls the sign-on of a page; `$state` tells its phase. */
export interface SignOnStore {
  readonly $state: ReadableAtom<SignOnState>
  /** Whether the dialog is shown; the hidden frame gets a moment without it. */
  readonly $isOpen: ReadableAtom<boolean>
  choose(provider: Provider): void
  /** Sets the frame of the phases `silent` and `framed`; null when it is removed. */
  frame(element: { readonly contentWindow: Window | null } | null): void
  frameLoaded(): void
  /** Opens a window, which needs a user gesture; where windows are blocked, the whole page is redirected. */
  continueInWindow(): void
  retry(): void
  /** 登录 ⇄ 注册, in the same dialog. */
  switchTo(mode: SignOnMode): void
  close(): void
  destroy(): void
}

/**
 * Handles `core.signOn.request()` step by step (specification, section 4): hidden frame, frame, window, redirect. Every
 * attempt has its own state and proof, and ends with its scope: listeners, timers, requests.
 *
 *   idle → starting → (choosing) → silent → framed | unframed → popup → exchanging → idle
 *                                 in WeChat, or with windows blocked: leaving
 */
export const createSignOnStore = (core: Core, options: SignOnStoreOptions = {}): SignOnStore => {
  const { page = { window, leave: (address) => window.location.assign(address) }, onSignedIn } = options
  const { $request, dismiss } = core.signOn
  const $state = atom<SignOnState>({ phase: 'idle' })
  const $isOpen = atom(false)
  const origin = core.base || page.window.location.origin
  const isElsewhere = origin !== page.window.location.origin
  const isInWeChat = isWeChat(page.window.navigator.userAgent)
  const storeScope = createScope()
  /** From the request to its end, through all steps. */
  let requestScope = createScope()
  /** The scope of the current step. */
  let step = createScope()
  /** Origins whose messages the server's settings allow. */
  let origins: readonly string[] = []
  let chosen: Provider | undefined
  let frame: { readonly contentWindow: Window | null } | null = null
  /** Whether the browser blocks the provider's cookies in iframes: the popup is offered from then on. */
  let areCookiesBlocked = false

  const nextStep = (): Scope => {
    step.end()
    step = createScope()
    return step
  }
  const show = (state: SignOnState) => {
    $state.set(state)
    $isOpen.set(true)
  }
  const mode = (): SignOnMode => $request.get()?.mode ?? 'login'
  const fail = (problem: SignOnProblem) => {
    nextStep()
    show({ phase: 'failed', problem })
  }
  const failWith = (error: unknown) => {
    if (isAbortError(error)) return
    const isRefused = isCallError(error) && error.httpStatus > 0
    fail(isRefused ? { kind: 'refused', message: error.message } : { kind: 'unavailable' })
  }
  const finish = (user: UserInfo) => {
    const request = $request.get()
    if (areCookiesBlocked) frameCookies.keep(true)
    dismiss()
    if (request) onSignedIn?.(user, request)
  }
  const exchangeCode = async (provider: Provider, proof: SignOnAttempt, { code, iss }: AuthCode) => {
    const { signal } = nextStep()
    $state.set({ phase: 'exchanging', isFramed: provider.isFramable })
    try {
      const user = await exchange(core, { client: provider.client, code, iss, attempt: proof }, signal)
      if (signal.aborted) return
      if (user) finish(user)
      // On another site nothing depends on cookies.
      else fail({ kind: isElsewhere ? 'unavailable' : 'notKept' })
    } catch (error) {
      if (!signal.aborted) failWith(error)
    }
  }

  const redirect = async (provider: Provider) => {
    const { signal } = nextStep()
    const { href, origin: own } = page.window.location
    if (isEmbedded(page.window)) return show({ phase: 'embedded', address: href })
    show({ phase: 'leaving' })
    const requested = $request.get()?.returnTo ?? href
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
      origins,
      client: provider.client,
      signal,
      onAnswer(message, proof) {
        if (message.type === 'AUTH_CODE') exchangeCode(provider, proof, message)
        else request.onDeclined()
      },
    })
  const frameWindow = () => frame?.contentWindow
  const failUnfinished = () => fail({ kind: 'unfinished' })

  /** Starts an attempt in a frame. Resolves to its scope and address, or to null when it has ended. */
  const askInFrame = async (provider: Provider, mode: ProviderRequest['mode'], onDeclined: () => void) => {
    const scope = nextStep()
    const address = await ask(provider, scope, { mode, display: 'frame', source: frameWindow, onDeclined })
    if (!address) return null
    watchBlockedFrames(page.window, [origin, provider.origin], scope.signal, () =>
      showVisibly({ ...provider, isFramable: false }),
    )
    return { scope, address }
  }
  const showFrame = async (provider: Provider) => {
    const started = await askInFrame(provider, mode(), failUnfinished)
    if (!started) return
    started.scope.later(slowFrameMs, () => {
      const state = $state.get()
      if (state.phase === 'framed' && !state.isLoaded) $state.set({ ...state, isSlow: true })
    })
    show({ phase: 'framed', address: started.address, isLoaded: false, isSlow: false })
  }
  const showVisibly = (provider: Provider) => {
    chosen = provider
    if (isInWeChat) return void redirect(provider)
    if (provider.isFramable && !areCookiesBlocked) return void showFrame(provider)
    nextStep()
    show({ phase: 'unframed' })
  }
  const trySilently = async (provider: Provider) => {
    const onDeclined = () => showVisibly(provider)
    const started = await askInFrame(provider, 'silent', onDeclined)
    if (!started) return
    started.scope.later(signOnFrameTimeoutMs, onDeclined)
    $state.set({ phase: 'silent', address: started.address })
  }

  const showWindow = async (provider: Provider) => {
    const popup = openWindow(page.window)
    if (!popup) return redirect(provider)
    const scope = nextStep()
    scope.signal.addEventListener('abort', () => popup.close())
    show({ phase: 'popup', isClosed: false })
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
    chosen = provider
    if (mode() === 'login' && !isInWeChat) trySilently(provider)
    else showVisibly(provider)
  }

  const start = async () => {
    const { signal } = nextStep()
    // The key of a site's session needs what browsers give to pages over https alone.
    if (isElsewhere && page.window.isSecureContext === false) return fail({ kind: 'insecure' })
    $state.set({ phase: 'starting' })
    try {
      const settings = await core.query(getSignOnSettings).load()
      if (signal.aborted) return
      const [provider, ...others] = settings.providers
      origins = settings.origins
      if (!provider) fail({ kind: 'unavailable' })
      else if (others.length) show({ phase: 'choosing', providers: settings.providers })
      else choose(provider)
    } catch (error) {
      if (!signal.aborted) failWith(error)
    }
  }

  const end = () => {
    requestScope.end()
    step.end()
    chosen = undefined
    $isOpen.set(false)
    $state.set({ phase: 'idle' })
  }
  const restart = () => {
    if (chosen) showVisibly(chosen)
    else if ($request.get()) start()
  }
  const handleRequest = (request: SignOnRequest | null, before?: SignOnRequest | null) => {
    if (!request) end()
    else if (!before) {
      requestScope = createScope()
      requestScope.later(dialogDelayMs, () => $isOpen.set(true))
      start()
    } else if (before.mode !== request.mode && $state.get().phase !== 'choosing') restart()
  }

  storeScope.add(
    $request.subscribe(handleRequest),
    core.signOn.addHandler(),
    core.session.$user.listen((user) => {
      if (user && $request.get() && $state.get().phase !== 'exchanging') finish(user)
    }),
  )
  listenToFrame(page.window, {
    signal: storeScope.signal,
    /** Only the frame that is shown speaks for its dialog. */
    frame: () => ($state.get().phase === 'framed' ? { origins, source: frameWindow() } : null),
    onClose: dismiss,
    onCookiesBlocked() {
      areCookiesBlocked = true
      if (chosen) showVisibly(chosen)
    },
  })
  // The visitor has come back with the browser's back button.
  page.window.addEventListener('pageshow', () => $state.get().phase === 'leaving' && dismiss(), {
    signal: storeScope.signal,
  })
  const destroy = () => {
    storeScope.end()
    end()
  }
  core.ended.addEventListener('abort', destroy, ownOptions({ signal: storeScope.signal }))

  return {
    $state,
    $isOpen,
    choose,
    frame(element) {
      // A frame that is gone has no window; one that React only hides still answers.
      if (element) frame = element
    },
    frameLoaded() {
      const state = $state.get()
      if (state.phase === 'framed') $state.set({ ...state, isLoaded: true, isSlow: false })
    },
    continueInWindow() {
      if (chosen) showWindow(chosen)
    },
    retry: restart,
    switchTo(nextMode) {
      const request = $request.get()
      if (request) core.signOn.request({ ...request, mode: nextMode })
    },
    close: dismiss,
    destroy,
  }
}
