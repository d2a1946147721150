import type { KyInstance } from 'ky'
import type { WireRequest } from './wire-request'

export interface WireOptions {
  headers: Record<string, string>
  signal: AbortSignal
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

export interface WireAnswer {
  ok: boolean
  httpStatus: number
  statusText: string
  /** Undefined when the answer is not JSON. */
  body: unknown
}

export interface Transport {
  (request: WireRequest, options: WireOptions): Promise<WireAnswer>
  /** Fetches the HTTP client ahead of the first request; a failure shows with that request. */
  prepare(): void
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The only door to the network: cookies, JSON, nothing cached, nothing retried. */
export const createTransport = (base: string, fetch: typeof globalThis.fetch): Transport => {
  let connecting: Promise<KyInstance> | undefined
  // Imported with the first request: on a stranger's page a panel is open before anything is asked of the server.
  const connect = (): Promise<KyInstance> => {
    connecting ??= import('ky').then(({ default: ky }) =>
      ky.create({
        // A relative address means nothing outside a browser's page, so the page's origin is written out.
        prefixUrl: `${base || (globalThis.location?.origin ?? '')}/api`,
        fetch,
        credentials: 'include',
        headers: { Accept: 'application/json', 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
        retry: 0,
        throwHttpErrors: false,
        // The call has its own clock: ky's would stop at the headers and let a body hang for ever.
        timeout: false,
      }),
    )
    connecting.catch(() => {
      connecting = undefined
    })
    return connecting
  }

  const send = async (
    { method, path, body }: WireRequest,
    { headers, signal, keepalive }: WireOptions,
  ): Promise<WireAnswer> => {
    const client = await connect()
    const json = body === undefined ? undefined : { 'Content-Type': 'application/json' }
    const response = await client(path.slice(1), {
      method,
      body,
      headers: { ...json, ...headers },
      signal,
      keepalive,
    })
    const { ok, status, statusText } = response
    return { ok, httpStatus: status, statusText, body: parse(await response.text()) }
  }
  return Object.assign(send, {
    prepare: () => {
      connect().catch(() => undefined)
    },
  })
}
