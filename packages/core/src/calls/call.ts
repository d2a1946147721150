import { clientHeader, idempotencyHeader, requestTimeoutMs, resendWindowMs } from '@chuhai/contract/constants'
import {
  type EndpointAnswer,
  type EndpointInput,
  type EndpointShape,
  isChange,
} from '@chuhai/contract/endpoint'
import { loadOnce, ownOptions } from '@chuhai/host-page'
import type { ServerClock } from '../clock/clock'
import type { CoreMessages } from '../locale/locale'
import { sessionHintKey } from '../session/session-hint'
import { asVisitor } from '../site-session/as-visitor'
import { isElsewhere } from '../site-session/elsewhere'
import type { SiteSession } from '../site-session/site-session'
import type { SafeStorage } from '../storage/safe-storage'
import { CallError, type FailedCall } from './call-error'
import { createDeadline } from './deadline'
import { type Delay, watchDelay } from './delay'
import { createDuplicateGuard } from './duplicate-guard'
import { explainOnNeed } from './explain-on-need'
import { buildRequest, type RequestInput, requestKey, visitorOf } from './request'
import { resend, tryTimeoutMs } from './resend'
import { readResponse } from './response'
import { createTransport } from './transport'

/** How one call is sent, beside its input. Times are in milliseconds. */
export interface CallOptions {
  signal?: AbortSignal
  /**
   * Sent as `Idempotency-Key`: the same key and body have one effect. A server that asks to wait (`Retry-After`) gets the
   * call again after that time. It is given up after 20 seconds, so that the visitor can send it again.
   */
  idempotencyKey?: string
  /**
   * With a key: also sends again while the network is lost or the server is broken, for two minutes at most. What the visitor
   * has sent off outlives `destroy()`.
   */
  persistent?: boolean
  /** Told after three seconds why there is no answer yet, and again when the reason changes; the call goes on. */
  onDelay?(delay: Delay): void
  /** Rejects on a 401 without starting sign-on. */
  noRedirect?: boolean
  /** Lets a small change outlive the page that has shown it already, and `destroy()`. */
  keepalive?: boolean
  /** Ten minutes when not given; with a key 20 seconds, or two minutes where it is persistent. */
  timeoutMs?: number
}

/** Options for the core's own parts. */
interface InnerCallOptions extends CallOptions {
  /** Skips the duplicate guard: for reads that are shared already. */
  unguarded?: boolean
}

type Arguments<E extends EndpointShape, O> =
  Record<never, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: O]
    : [input: EndpointInput<E>, options?: O]

type CallWith<O> = <E extends EndpointShape>(
  endpoint: E,
  ...rest: Arguments<E, O>
) => Promise<EndpointAnswer<E>>

/**
 * Sends one request.
 *
 * @param endpoint A constant of `@chuhai/contract`, which types input and answer.
 * @param input `params`, `query`, `body` and `headers`, as far as the endpoint has them.
 * @param options See `CallOptions`; times are in milliseconds.
 * @returns The data of the server's envelope, checked against the endpoint's schema.
 * @throws CallError with `code`, `httpStatus` (0 without an answer) and a message for the visitor; AbortError where `signal` or
 *   `destroy()` ended it.
 * @example
 * const input = { params: { number: 'C20261123406719285503' } }
 * const order = await core.call(cancelOrder, input, { idempotencyKey: randomKey() })
 */
export type Call = CallWith<CallOptions>
export type InnerCall = CallWith<InnerCallOptions>

export interface CallSettings {
  base: string
  fetch: typeof globalThis.fetch
  /** Aborts when the core is destroyed. */
  lifetime: AbortSignal
  messages: () => CoreMessages
  /** Headers that depend on the visitor: language, organisation. */
  headers: () => Record<string, string>
  clock: ServerClock
  /** The site's local storage. */
  stored: Pick<SafeStorage, 'get'>
  onError: (error: CallError, call: FailedCall) => void
  now: () => number
}

/** A call and the time at which it was made, which may be before its code was loaded; null once the core has ended. */
export type TimedCall = (
  madeAt: number | null,
  endpoint: EndpointShape,
  input?: RequestInput,
  options?: InnerCallOptions,
) => Promise<unknown>

/** How long a call may take: one that has the same effect when it is sent again gives way to the visitor's next press. */
const limitOf = ({ idempotencyKey, persistent }: CallOptions): number => {
  if (!idempotencyKey) return requestTimeoutMs
  return persistent ? resendWindowMs : tryTimeoutMs
}

/** What a call is rejected with: a timeout, the reason of an abort, or the error itself. */
const rejectionOf = (
  error: unknown,
  deadline: ReturnType<typeof createDeadline>,
  words: CoreMessages,
): unknown => {
  if (deadline.isOver()) return new CallError('TIMEOUT', 0, words.systemError, undefined, error)
  return deadline.signal.aborted ? deadline.signal.reason : error
}

/** Calls, and the session of the site that they are sent with; null on the portal's own pages, which have a cookie. */
export interface Calls {
  call: TimedCall
  siteSession: () => Promise<SiteSession | null>
}

export const createCalls = (settings: CallSettings): Calls => {
  const { base, fetch, clock, lifetime, messages, headers, stored, onError, now } = settings
  const siteSession = isElsewhere(base)
    ? loadOnce(
        () => import('../site-session/site-session'),
        ({ createSiteSession }) => createSiteSession({ base, fetch, clock, lifetime }),
      )
    : async () => null
  const transport = createTransport(base, fetch)
  const guard = createDuplicateGuard()
  lifetime.addEventListener('abort', () => guard.clear())
  let hasWarned = false
  const warnOfEnd = ({ path }: EndpointShape) => {
    if (!hasWarned)
      console.warn(
        `[chuhai] ${path} was called on a core after its destroy(), so only what a visitor has sent off still goes out. Call destroy() once nothing uses the core any more.`,
      )
    hasWarned = true
  }

  const handle = (rejection: unknown, call: FailedCall) => {
    if (!(rejection instanceof CallError)) return
    if (rejection.code === 'NETWORK') explainOnNeed(settings)
    if (rejection.httpStatus !== 0) onError(rejection, call)
  }

  const call: TimedCall = async (given, endpoint, input, options = {}) => {
    if (given === null) warnOfEnd(endpoint)
    const madeAt = given ?? now()
    const own = ownOptions(options)
    const { keepalive, idempotencyKey, noRedirect, unguarded, signal, persistent = false } = own
    const timeoutMs = own.timeoutMs ?? limitOf(own)
    const request = buildRequest(endpoint, input)
    const key = requestKey(request)
    const outlives = persistent || keepalive
    if (lifetime.aborted && !outlives) throw lifetime.reason
    const refusal = unguarded ? null : guard.refusal(key, madeAt)
    if (refusal) throw new CallError(refusal, 0, messages()[refusal])

    const sent = { ...headers(), ...request.headers }
    if (isChange(endpoint)) sent[clientHeader] = '1'
    if (idempotencyKey) sent[idempotencyHeader] = idempotencyKey

    const finish = unguarded ? undefined : guard.start(key, madeAt)
    const deadline = createDeadline(timeoutMs, [outlives ? undefined : lifetime, signal])
    const delay = own.onDelay && watchDelay(own.onDelay)
    const isTriedAgain = persistent && idempotencyKey
    // Ended by its signal, a request is not in flight from then on: the same one may follow at once.
    if (finish) deadline.signal.addEventListener('abort', finish)
    const send = async () => {
      const attempt = isTriedAgain ? createDeadline(tryTimeoutMs, [deadline.signal]) : deadline
      try {
        const { signal } = attempt
        const response = await attempt.race(async () =>
          // The code of a session is loaded where somebody may have signed in.
          asVisitor(stored.get(sessionHintKey) === '1' ? await siteSession() : null, request, (own) =>
            transport(request, { headers: { ...sent, ...own }, signal, keepalive }),
          ),
        )
        return await readResponse(endpoint, response, messages().systemError)
      } catch (error) {
        if (error instanceof CallError || deadline.signal.aborted) throw error
        const code = attempt.isOver() ? 'TIMEOUT' : 'NETWORK'
        throw new CallError(code, 0, messages().systemError, undefined, error)
      } finally {
        if (isTriedAgain) attempt.end()
      }
    }
    try {
      if (!idempotencyKey) return await send()
      return await resend(send, {
        persistent,
        timeoutMs,
        now,
        signal: deadline.signal,
        onFailedTry: delay?.fail,
      })
    } catch (error) {
      const rejection = rejectionOf(error, deadline, messages())
      handle(rejection, {
        method: endpoint.method,
        noRedirect: noRedirect ?? ownOptions(endpoint).noRedirect ?? false,
        ...visitorOf(sent),
      })
      throw rejection
    } finally {
      delay?.end()
      deadline.end()
      finish?.()
    }
  }
  return { call, siteSession }
}
