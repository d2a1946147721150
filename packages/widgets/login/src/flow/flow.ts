import { signOnFrameTimeoutMs } from '@chuhai/contract/constants'
import { getSignOnSettings, type SignOnMessage } from '@chuhai/contract/sign-on'
import type { UserInfo } from '@chuhai/contract/user'
import { type Core, isAbortError, isCallError, type SignOnMode, type SignOnRequest } from '@chuhai/core'
import { asksToClose, exchange, redirectAddress, type SignOnAttempt } from '@chuhai/core/sign-on'
import { atom, type ReadableAtom } from 'nanostores'
import { askProvider, type Question } from './ask-provider'
import { isWeChat, openWindow, type SignOnPage, watchBlockedFrames } from './page'
import type { Provider, SignOnProblem, SignOnState } from './state'
import { createTurn, type Turn } from './turn'

/** What is over sooner needs no dialog. */
const patienceMs = 400
/** A frame that has not loaded by then gets a sentence about what else there is. */
const slowFrameMs = 10_000
const closedCheckMs = 500

type AuthCode = Extract<SignOnMessage, { type: 'AUTH_CODE' }>

export interface SignOnFlowOptions {
  page?: SignOnPage
  /** Somebody has signed in, here or in another tab; the dialog is closed by then. */
  onSignedIn?(user: UserInfo, request: SignOnRequest): void
}

export interface SignOnFlow {
  $state: ReadableAtom<SignOnState>
  /** Whether a dialog is to be seen: the hidden frame has a moment in which none is needed. */
  $isOpen: ReadableAtom<boolean>
  choose(provider: Provider): void
  /** The frame of the phases `silent` and `framed`, as soon as it is in the page, and null when it has left. */
  frame(element: { readonly contentWindow: Window | null } | null): void
  frameLoaded(): void
  /** Goes on in a window of its own; call it while a press lasts. Where windows are blocked, the whole page leaves. */
  continueInWindow(): void
  retry(): void
  /** 登录 ⇄ 注册, in the same dialog. */
  switchTo(mode: SignOnMode): void
  close(): void
  destroy(): void
}

/**
 * Answers `core.signOn.request()` by the ladder of sign-on (specification, section 4): hidden frame, frame, window,
 * redirect. Every try has a state and a proof of its own, and ends with its turn: listeners, timers, requests.
 *
 *   idle → starting → (choosing) → silent → framed | unframed → popup → exchanging → idle
 *                                 in WeChat, or with windows blocked: leaving
 */
export const createSignOnFlow = (core: Core, options: SignOnFlowOptions = {}): SignOnFlow => {
  const { page = { window, leave: (address) => window.location.assign(address) }, onSignedIn } = options
  const $state = atom<SignOnState>({ phase: 'idle' })
  const $isOpen = atom(false)
  const origin = core.base || page.window.location.origin
  const isInWeChat = isWeChat(page.window.navigator.userAgent)
  const lifetime = createTurn()
  /** From the request to its end, through all rungs. */
  let visit: { request: SignOnRequest; turn: Turn; provider?: Provider; origins: readonly string[] } | null =
    null
  /** One rung of it. */
  let turn = createTurn()
  let frame: { readonly contentWindow: Window | null } | null = null

  const takeTurn = (): Turn => {
    turn.end()
    turn = createTurn()
    return turn
  }
  const show = (state: SignOnState) => {
    $state.set(state)
    $isOpen.set(true)
  }
  const mode = (): SignOnMode => visit?.request.mode ?? 'login'
  const fail = (problem: SignOnProblem) => {
    takeTurn()
    show({ phase: 'failed', mode: mode(), problem })
  }
  const failWith = (error: unknown) => {
    if (isAbortError(error)) return
    const isRefused = isCallError(error) && error.httpStatus > 0
    fail(isRefused ? { kind: 'refused', message: error.message } : { kind: 'unavailable' })
  }
  const finish = (user: UserInfo) => {
    const request = visit?.request
    core.signOn.dismiss()
    if (request) onSignedIn?.(user, request)
  }
  const redeem = async (provider: Provider, attempt: SignOnAttempt, { code, iss }: AuthCode) => {
    const { signal } = takeTurn()
    $state.set({ phase: 'exchanging', mode: mode(), provider })
    try {
      const user = await exchange(core, { client: provider.client, code, iss, attempt }, signal)
      if (signal.aborted) return
      if (user) finish(user)
      else fail({ kind: 'notKept' })
    } catch (error) {
      if (!signal.aborted) failWith(error)
    }
  }

  const leave = async (provider: Provider) => {
    const { signal } = takeTurn()
    show({ phase: 'leaving', mode: mode(), provider })
    const { href, origin: own } = page.window.location
    const wanted = visit?.request.returnTo ?? href
    const returnTo = wanted.startsWith(`${own}/`) ? wanted : href
    const address = await redirectAddress(core, { client: provider.client, mode: mode(), returnTo })
    if (!signal.aborted) page.leave(address)
  }

  const ask = (
    provider: Provider,
    { signal }: Turn,
    question: Pick<Question, 'mode' | 'display' | 'source'> & { declined(): void },
  ) =>
    askProvider({
      ...question,
      core,
      page: page.window,
      origins: visit?.origins ?? [],
      client: provider.client,
      signal,
      answered(message, attempt) {
        if (message.type === 'AUTH_CODE') redeem(provider, attempt, message)
        else question.declined()
      },
    })
  const framed = () => frame?.contentWindow
  const giveUp = () => fail({ kind: 'unfinished' })
  const leaveFrame = (provider: Provider) => () => showVisibly({ ...provider, isFramable: false })

  const showFrame = async (provider: Provider) => {
    const rung = takeTurn()
    const address = await ask(provider, rung, {
      mode: mode(),
      display: 'frame',
      source: framed,
      declined: giveUp,
    })
    if (!address) return
    watchBlockedFrames(page.window, origin, rung.signal, leaveFrame(provider))
    rung.later(slowFrameMs, () => {
      const state = $state.get()
      if (state.phase === 'framed' && !state.isLoaded) $state.set({ ...state, isSlow: true })
    })
    show({ phase: 'framed', mode: mode(), provider, address, isLoaded: false, isSlow: false })
  }
  const showVisibly = (provider: Provider) => {
    if (visit) visit.provider = provider
    if (isInWeChat) return void leave(provider)
    if (provider.isFramable) return void showFrame(provider)
    takeTurn()
    show({ phase: 'unframed', mode: mode(), provider })
  }

  const trySilently = async (provider: Provider) => {
    const rung = takeTurn()
    const declined = () => showVisibly(provider)
    const address = await ask(provider, rung, { mode: 'silent', display: 'frame', source: framed, declined })
    if (!address) return
    watchBlockedFrames(page.window, origin, rung.signal, leaveFrame(provider))
    rung.later(signOnFrameTimeoutMs, declined)
    $state.set({ phase: 'silent', mode: mode(), provider, address })
  }

  const showWindow = async (provider: Provider) => {
    const popup = openWindow(page.window)
    if (!popup) return leave(provider)
    const rung = takeTurn()
    rung.signal.addEventListener('abort', () => popup.close())
    show({ phase: 'popup', mode: mode(), provider, isClosed: false })
    const address = await ask(provider, rung, {
      mode: mode(),
      display: 'popup',
      source: () => popup,
      declined: giveUp,
    })
    if (!address) return
    popup.location.replace(new URL(address, page.window.location.href).href)
    // A provider may cut the window off from us, which looks like closing it: an answer still counts.
    rung.every(closedCheckMs, () => {
      const state = $state.get()
      if (popup.closed && state.phase === 'popup' && !state.isClosed) $state.set({ ...state, isClosed: true })
    })
  }

  const climb = (provider: Provider) => {
    if (visit) visit.provider = provider
    if (mode() === 'login' && !isInWeChat) trySilently(provider)
    else showVisibly(provider)
  }

  const start = async () => {
    const { signal } = takeTurn()
    $state.set({ phase: 'starting', mode: mode() })
    try {
      const { providers, origins } = await core.query(getSignOnSettings).load()
      if (signal.aborted || !visit) return
      visit.origins = origins
      const [provider, ...others] = providers
      if (!provider) fail({ kind: 'unavailable' })
      else if (others.length) show({ phase: 'choosing', mode: mode(), providers })
      else climb(provider)
    } catch (error) {
      if (!signal.aborted) failWith(error)
    }
  }

  const answer = (request: SignOnRequest | null) => {
    if (!request) {
      visit?.turn.end()
      visit = null
      turn.end()
      $isOpen.set(false)
      $state.set({ phase: 'idle' })
      return
    }
    if (!visit) {
      visit = { request, turn: createTurn(), origins: [] }
      visit.turn.later(patienceMs, () => $isOpen.set(true))
      start()
      return
    }
    const isSwitched = visit.request.mode !== request.mode
    visit.request = request
    // A second click asks for what is under way.
    if (!isSwitched) return
    const state = $state.get()
    if (state.phase === 'choosing') $state.set({ ...state, mode: request.mode })
    else if (visit.provider) showVisibly(visit.provider)
    else start()
  }

  const stopListening = [
    core.signOn.$request.subscribe(answer),
    core.signOn.addHandler(),
    core.session.$user.listen((user) => {
      if (user && visit && $state.get().phase !== 'exchanging') finish(user)
    }),
  ]
  page.window.addEventListener(
    'message',
    (event) => {
      const isShown = $state.get().phase === 'framed'
      if (isShown && asksToClose(event, { origins: visit?.origins ?? [], source: framed() }))
        core.signOn.dismiss()
    },
    { signal: lifetime.signal },
  )
  // Back from the provider by the browser's own button: the page is as it was left, and nothing is on its way.
  page.window.addEventListener(
    'pageshow',
    () => {
      if ($state.get().phase === 'leaving') core.signOn.dismiss()
    },
    { signal: lifetime.signal },
  )
  const destroy = () => {
    lifetime.end()
    for (const stop of stopListening) stop()
    answer(null)
  }
  core.ended.addEventListener('abort', destroy, { signal: lifetime.signal })

  return {
    $state,
    $isOpen,
    choose: climb,
    frame: (element) => {
      frame = element
    },
    frameLoaded() {
      const state = $state.get()
      if (state.phase === 'framed') $state.set({ ...state, isLoaded: true, isSlow: false })
    },
    continueInWindow() {
      if (visit?.provider) showWindow(visit.provider)
    },
    retry() {
      if (visit?.provider) showVisibly(visit.provider)
      else if (visit) start()
    },
    switchTo(wanted) {
      if (visit) core.signOn.request({ ...visit.request, mode: wanted })
    },
    close: core.signOn.dismiss,
    destroy,
  }
}
