import type { ErrorCode } from '@chuhai/contract'
import type { EndpointAnswer, EndpointShape } from '@chuhai/contract/endpoint'
import { getSiteRegistration } from '@chuhai/contract/site'
import { paramsOf, type ReceivedRequest, receive } from './received-request'
import { type FailureDetails, failure, refusalOf, success } from './replies'

export type { ReceivedRequest }

export interface ReplyOptions {
  /** How long the answer takes. */
  delayMs?: number
}

/** What `createServerDouble` takes: a delay of all answers, in milliseconds, and the server's clock. */
export interface ServerDoubleOptions extends ReplyOptions {
  /** The server's clock, in milliseconds: dates the answers, which otherwise have no `Date` header. */
  clock?: () => number
}

type Reply = (request: ReceivedRequest) => Response | Promise<Response>
type Answering = (request: ReceivedRequest) => unknown

interface Plan {
  endpoint: EndpointShape
  reply: Reply
  delayMs: number
}

/** A `fetch` that speaks the contract: what is planned last for an endpoint holds. */
export interface ServerDouble {
  fetch: typeof globalThis.fetch
  /** Every request so far, oldest first. */
  readonly requests: readonly ReceivedRequest[]
  /** Responds with data, or with the result of a function of the request; an invalid body is refused first. */
  answer<E extends EndpointShape>(
    endpoint: E,
    data: EndpointAnswer<E> | ((request: ReceivedRequest) => EndpointAnswer<E> | Promise<EndpointAnswer<E>>),
    options?: ReplyOptions,
  ): ServerDouble
  /** Responds with an error of the table. */
  fail(endpoint: EndpointShape, code: ErrorCode, options?: ReplyOptions & FailureDetails): ServerDouble
  /** Responds with anything, such as the HTML page of a broken proxy. */
  respond(endpoint: EndpointShape, reply: Reply, options?: ReplyOptions): ServerDouble
  /** Breaks the connection. */
  disconnect(endpoint: EndpointShape, options?: ReplyOptions): ServerDouble
  /** Never responds. */
  hang(endpoint: EndpointShape): ServerDouble
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(resolve, ms)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
  })

/** The last plan for the request; `/page/search` comes before what `/page/{key}` would also take. */
const planned = (plans: readonly Plan[], request: ReceivedRequest): Plan | undefined => {
  const fitting = plans.filter(({ endpoint }) => paramsOf(request, endpoint))
  const plan = fitting.findLast(({ endpoint }) => endpoint.path === request.path) ?? fitting.at(-1)
  if (plan) request.params = paramsOf(request, plan.endpoint) ?? {}
  return plan
}

/**
 * Creates a `fetch` that speaks the contract. A request without a planned answer gets a 404 that names the call.
 *
 * @returns The double; each of `answer`, `fail`, `respond`, `disconnect` and `hang` returns it again.
 * @example
 * const server = createServerDouble({ delayMs: 200 }).fail(getUserInfo, 'SERVICE_UNAVAILABLE')
 */
export const createServerDouble = ({
  delayMs: usualDelayMs = 0,
  clock,
}: ServerDoubleOptions = {}): ServerDouble => {
  const plans: Plan[] = []
  const requests: ReceivedRequest[] = []

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = await receive(new Request(input, init))
    const plan = planned(plans, request)
    // What a core asks after a network error is no call of the code under test.
    if (!plan && request.path === getSiteRegistration.path) return success({ registered: true })
    requests.push(request)
    if (!plan) {
      const message = `[chuhai] the server double has no answer for ${request.method} ${request.path}: plan one with answer(endpoint, data)`
      return failure(request, 'NOT_FOUND', { message })
    }
    // No timer without delay: tests with a clock of their own need not wind it.
    if (plan.delayMs > 0) await wait(plan.delayMs, request.signal)
    const response = await plan.reply(request)
    if (clock && !response.headers.has('date')) response.headers.set('Date', new Date(clock()).toUTCString())
    return response
  }

  const plan = (endpoint: EndpointShape, reply: Reply, options: ReplyOptions = {}): ServerDouble => {
    plans.push({ endpoint, reply, delayMs: options.delayMs ?? usualDelayMs })
    return double
  }

  const double: ServerDouble = {
    fetch,
    requests,
    answer: (endpoint, data, options) =>
      plan(
        endpoint,
        async (request) =>
          refusalOf(request, endpoint) ??
          success(typeof data === 'function' ? await (data as Answering)(request) : data),
        options,
      ),
    fail: (endpoint, code, options) => plan(endpoint, (request) => failure(request, code, options), options),
    respond: plan,
    disconnect: (endpoint, options) =>
      plan(endpoint, () => Promise.reject(new TypeError('Failed to fetch')), options),
    hang: (endpoint) => plan(endpoint, () => success(null), { delayMs: Number.POSITIVE_INFINITY }),
  }
  return double
}
