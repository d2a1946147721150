import { type EndpointShape, fillPath, isChange, type Locale } from '@chuhai/contract'
import { clientHeader, idempotencyHeader, organisationHeader, userHeader } from '@chuhai/contract/constants'
import { keyProofHeader } from '@chuhai/contract/sign-on'
import { sampleParams } from '../input/sample'
import { entriesOf } from '../input/schema'
import { Failure } from '../outcome'
import { type Answer, answerOf } from './answer'

/** What a call carries, each part where its endpoint has one. */
export interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** What is sent beside the input, where it differs from what a page of a registered site sends. */
export interface Sent {
  method?: string
  /** The body as it is written, and its type. */
  text?: string
  contentType?: string
  /** Null for none. */
  origin?: string | null
  cookie?: string | null
  locale?: Locale
  headers?: Record<string, string>
  /** Leaves `X-Chuhai-Client` out. */
  isNameless?: boolean
}

/** The server that is checked. */
export interface Server {
  ask(endpoint: EndpointShape, input?: Input, sent?: Sent): Promise<Answer>
  /** What a browser asks before it sends a call of a page of another origin. */
  preflight(endpoint: EndpointShape, origin: string): Promise<Answer>
  /** A request to a path below `/api` that may be no call of the contract. */
  request(path: string, init: RequestInit): Promise<Answer>
}

export interface ServerOptions {
  base: string
  origin: string | null
  fetch: typeof globalThis.fetch
  wait(ms: number): Promise<void>
}

const requestLimitMs = 60_000
const tries = 4
const longestWaitMs = 120_000

/** What the client sends with every call and browsers do not let pass unasked. */
const always = ['Cache-Control', 'Pragma', organisationHeader, userHeader]

/** The headers of a call that a preflight has to allow. */
export const askedHeaders = (endpoint: EndpointShape): string[] => [
  ...always,
  ...(endpoint.body ? ['Content-Type'] : []),
  ...(isChange(endpoint) ? [clientHeader] : []),
  ...(endpoint.idempotent ? [idempotencyHeader] : []),
  ...(endpoint.access === 'user' ? ['Authorization', keyProofHeader] : []),
  ...Object.keys(entriesOf(endpoint.headers)),
]

const queryOf = (query: Record<string, unknown> = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** `fetch` says why in the cause, for several addresses of a host as a code. */
const reasonOf = ({ cause, message }: Error): string =>
  cause instanceof Error ? cause.message || String((cause as { code?: unknown }).code) : message

/** Asks as the client of this project does, one request after the other; what is refused as too much is sent again. */
export const createServer = ({ base, origin, fetch, wait }: ServerOptions): Server => {
  const once = async (path: string, init: RequestInit): Promise<Answer> => {
    const signal = AbortSignal.timeout(requestLimitMs)
    try {
      return await answerOf(await fetch(`${base}/api${path}`, { redirect: 'manual', signal, ...init }))
    } catch (error) {
      throw new Failure(`does not answer: ${reasonOf(error as Error)}`)
    }
  }
  const request: Server['request'] = async (path, init) => {
    for (let left = tries - 1; ; left -= 1) {
      const answer = await once(path, init)
      if (answer.waitMs === null || answer.waitMs > longestWaitMs || left === 0) return answer
      await wait(answer.waitMs)
    }
  }
  return {
    request,
    preflight: (endpoint, from) =>
      request(fillPath(endpoint.path, sampleParams(endpoint)), {
        method: 'OPTIONS',
        headers: {
          Origin: from,
          'Access-Control-Request-Method': endpoint.method,
          'Access-Control-Request-Headers': askedHeaders(endpoint).join(',').toLowerCase(),
        },
      }),
    ask(endpoint, { params, query, body } = {}, sent = {}) {
      const { cookie, isNameless, locale = 'zh-CN', contentType = 'application/json' } = sent
      const from = sent.origin === undefined ? origin : sent.origin
      const text = sent.text ?? (body === undefined ? undefined : JSON.stringify(body))
      return request(fillPath(endpoint.path, params) + queryOf(query), {
        method: sent.method ?? endpoint.method,
        body: text,
        headers: {
          Accept: 'application/json',
          'Accept-Language': locale,
          'Cache-Control': 'no-cache',
          Pragma: 'no-cache',
          ...(from && { Origin: from }),
          ...(cookie && { Cookie: cookie }),
          ...(text !== undefined && { 'Content-Type': contentType }),
          ...(isChange(endpoint) && !isNameless && { [clientHeader]: '1' }),
          ...sent.headers,
        },
      })
    },
  }
}
