import ky from 'ky'
import { type ApiRequest, noCacheHeaders } from './request'
import { type ApiResponse, parseJson } from './response'

export interface RequestOptions {
  headers: Record<string, string>
  signal: AbortSignal
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

export type Transport = (request: ApiRequest, options: RequestOptions) => Promise<ApiResponse>

/** The only HTTP client: cookies, JSON, nothing cached, nothing retried. */
export const createTransport = (base: string, fetch: typeof globalThis.fetch): Transport => {
  const client = ky.create({
    // A relative address is invalid outside a browser, so the page's origin is written out.
    prefixUrl: `${base || (globalThis.location?.origin ?? '')}/api`,
    fetch,
    credentials: 'include',
    headers: { Accept: 'application/json', ...noCacheHeaders },
    retry: 0,
    throwHttpErrors: false,
    // The call has its own timeout: ky's ends with the headers and does not cover the body.
    timeout: false,
  })

  return async ({ method, path, body }, { headers, signal, keepalive }) => {
    const json = body === undefined ? undefined : { 'Content-Type': 'application/json' }
    const response = await client(path.slice(1), {
      method,
      body,
      headers: { ...json, ...headers },
      signal,
      keepalive,
    })
    const { ok, status, statusText } = response
    const retryAfter = response.headers.get('Retry-After')
    return { ok, httpStatus: status, statusText, retryAfter, body: parseJson(await response.text()) }
  }
}
