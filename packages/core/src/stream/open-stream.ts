import { clientHeader, requestTimeoutMs } from '@chuhai/contract/constants'
import {
  type EndpointAnswer,
  type EndpointInput,
  type EndpointShape,
  isChange,
} from '@chuhai/contract/endpoint'
import { isEnvelope } from '@chuhai/contract/envelope'
import { ownOptions } from '@chuhai/host-page'
import { CallError, isCallError } from '../calls/call-error'
import { createDeadline } from '../calls/deadline'
import { explainOnNeed } from '../calls/explain-on-need'
import { handleCallError } from '../calls/handle-call-error'
import { buildRequest, noCacheHeaders, type RequestInput, visitorHeaders, visitorOf } from '../calls/request'
import { parseJson, readResponse } from '../calls/response'
import type { Core } from '../core'
import { coreMessages } from '../locale/locale'
import { asVisitor } from '../site-session/as-visitor'
import { credentialsFor } from '../site-session/elsewhere'
import { eventsOf } from './events'

/** An endpoint that answers with a stream of events. */
export type StreamEndpoint = EndpointShape & { stream: true }

/** How one stream is read. The default of `silenceMs` is 45 seconds. */
export interface StreamOptions {
  signal?: AbortSignal
  /** A stream without any event for this time, not even a heartbeat, counts as interrupted. */
  silenceMs?: number
}

const usualSilenceMs = 45_000

/** Calls `end` when `reset` was not called for so long. A reset costs nothing: the one timer checks when it is due. */
const createSilenceTimer = (ms: number, end: () => void) => {
  let lastDataAt = Date.now()
  const check = () => {
    const left = lastDataAt + ms - Date.now()
    if (left > 0) timer = setTimeout(check, left)
    else end()
  }
  let timer = setTimeout(check, ms)
  return {
    reset: () => {
      lastDataAt = Date.now()
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Opens a stream (specification, section 7.2) and yields its events as they come, checked against the contract. Leaving
 * the loop closes the connection.
 *
 * @throws CallError where the server refuses, the network fails or nothing comes for `silenceMs`; AbortError after an
 *   abort.
 * @example
 * for await (const { msg } of openStream(core, sendQuestion, { query: { content: '怎么写标题？' } })) console.log(msg)
 */
export async function* openStream<E extends StreamEndpoint>(
  core: Core,
  endpoint: E,
  input: EndpointInput<E>,
  options: StreamOptions = {},
): AsyncGenerator<EndpointAnswer<E>, void, undefined> {
  const { signal, silenceMs = usualSilenceMs } = ownOptions(options)
  const { systemError } = coreMessages[core.locale.$locale.get()]
  const silent = new AbortController()
  const silence = createSilenceTimer(silenceMs, () => silent.abort())
  const deadline = createDeadline(requestTimeoutMs, [core.ended, signal, silent.signal])

  const { method, path, body, headers: own } = buildRequest(endpoint, input as RequestInput)
  // A change by GET carries the client header like every other change.
  const changes = isChange(endpoint)
  const headers: Record<string, string> = {
    Accept: 'text/event-stream, application/json',
    ...noCacheHeaders,
    ...visitorHeaders(core),
    ...(changes && { [clientHeader]: '1' }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...own,
  }
  const check = (
    answer: unknown,
    { ok, status, statusText }: Pick<Response, 'ok' | 'status' | 'statusText'>,
  ) =>
    readResponse(endpoint, { ok, httpStatus: status, statusText, body: answer }, systemError) as Promise<
      EndpointAnswer<E>
    >

  try {
    const siteSession = await deadline.race(core.siteSession)
    const response = await deadline.race(() =>
      asVisitor(siteSession, { method, path }, (own) =>
        core.fetch(
          `${core.base || location.origin}/api${path}`,
          ownOptions<RequestInit>({
            method,
            body,
            headers: { ...headers, ...own },
            credentials: credentialsFor(core.base),
            signal: deadline.signal,
          }),
        ),
      ),
    )
    // Where no stream begins, there is an envelope that says why.
    if (!response.ok || /\bjson\b/.test(response.headers.get('content-type') ?? '')) {
      yield await check(parseJson(await deadline.race(() => response.text())), response)
      return
    }
    for await (const event of eventsOf(response, { signal: deadline.signal, onData: silence.reset }))
      yield await check(isEnvelope(event) ? event : { status: 'success', data: event, message: '' }, response)
  } catch (error) {
    if (deadline.isOver() || silent.signal.aborted)
      throw new CallError('TIMEOUT', 0, systemError, undefined, error)
    if (deadline.signal.aborted) throw deadline.signal.reason
    if (!isCallError(error)) {
      explainOnNeed({ base: core.base, fetch: core.fetch, lifetime: core.ended })
      throw new CallError('NETWORK', 0, systemError, undefined, error)
    }
    handleCallError(core, error, {
      method: changes ? 'POST' : 'GET',
      noRedirect: ownOptions<StreamEndpoint>(endpoint).noRedirect ?? false,
      ...visitorOf(headers),
    })
    throw error
  } finally {
    silence.stop()
    deadline.end()
  }
}
