import {
  clientHeader,
  idempotencyHeader,
  organisationHeader,
  requestTimeoutMs,
} from '@chuhai/contract/constants'
import {
  type EndpointAnswer,
  type EndpointInput,
  type EndpointShape,
  isChange,
} from '@chuhai/contract/endpoint'
import type { CoreMessages } from '../locale/locale'
import { CallError, type FailedCall } from './call-error'
import { createDeadline } from './deadline'
import { createDuplicateGuard } from './duplicate-guard'
import { explainNetworkError } from './explain-network-error'
import { buildRequest, type RequestInput, requestKey } from './request'
import { readResponse } from './response'
import { createTransport } from './transport'

export interface CallOptions {
  signal?: AbortSignal
  /** Sent as `Idempotency-Key`: the same key and body have one effect. */
  idempotencyKey?: string
  /** Rejects on a 401 without starting sign-on. */
  noRedirect?: boolean
  /** Lets a small change outlive the page that has shown it already. */
  keepalive?: boolean
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

/** Sends one request; resolves with the envelope's data or rejects with a `CallError`. An abort rejects with an `AbortError`. */
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
  onError: (error: CallError, call: FailedCall) => void
}

/** A call and the time at which it was made, which may be before its code was loaded. */
export type TimedCall = (
  madeAt: number,
  endpoint: EndpointShape,
  input?: RequestInput,
  options?: InnerCallOptions,
) => Promise<unknown>

export const createCall = (settings: CallSettings): TimedCall => {
  const { lifetime, messages, headers, onError } = settings
  const transport = createTransport(settings.base, settings.fetch)
  const guard = createDuplicateGuard()
  lifetime.addEventListener('abort', () => guard.clear())

  return async (madeAt, endpoint, input = {}, options = {}) => {
    const { keepalive, idempotencyKey, unguarded, signal, timeoutMs = requestTimeoutMs } = options
    const request = buildRequest(endpoint, input)
    const key = requestKey(request)
    if (lifetime.aborted) throw lifetime.reason
    const refusal = unguarded ? null : guard.refusal(key, madeAt)
    if (refusal) throw new CallError(refusal, 0, messages()[refusal])

    const sent = { ...headers() }
    if (isChange(endpoint)) sent[clientHeader] = '1'
    if (idempotencyKey) sent[idempotencyHeader] = idempotencyKey

    const finish = unguarded ? undefined : guard.start(key, madeAt)
    const deadline = createDeadline(timeoutMs, [lifetime, signal])
    try {
      const response = await deadline.race(() =>
        transport(request, { headers: sent, signal: deadline.signal, keepalive }),
      )
      return await readResponse(endpoint, response, messages().systemError)
    } catch (error) {
      if (deadline.isOver()) throw new CallError('TIMEOUT', 0, messages().systemError, undefined, error)
      if (deadline.signal.aborted) throw deadline.signal.reason
      if (!(error instanceof CallError)) {
        void explainNetworkError(settings)
        throw new CallError('NETWORK', 0, messages().systemError, undefined, error)
      }
      onError(error, {
        method: endpoint.method,
        noRedirect: options.noRedirect ?? endpoint.noRedirect ?? false,
        orgId: sent[organisationHeader] ?? null,
      })
      throw error
    } finally {
      deadline.end()
      finish?.()
    }
  }
}
