import { ownOptions } from '@chuhai/host-page'
import ky, { type Options } from 'ky'
import { credentialsFor } from '../site-session/elsewhere'
import { type ApiRequest, noCacheHeaders } from './request'
import { type ApiResponse, parseJson } from './response'

export interface RequestOptions {
  headers: Record<string, string>
  signal: AbortSignal
  /** Lets the request outlive the page. */
  keepalive?: boolean
}

export type Transport = (request: ApiRequest, options: RequestOptions) => Promise<ApiResponse>

/**
 * What ky or the browser would read beside our options: unset here, it does not come from the `Object.prototype` of a page,
 * which what ky makes of our options still has.
 */
const unset: Options = {
  ...Object.fromEntries(
    `json parseJson stringifyJson onDownloadProgress onUploadProgress body cache duplex integrity mode priority redirect
    referrer referrerPolicy window keepalive signal`
      .split(/\s+/)
      .map((name) => [name, undefined]),
  ),
  searchParams: '',
  hooks: ownOptions({ beforeRequest: [], beforeRetry: [], beforeError: [], afterResponse: [] }),
}

/** The only HTTP client: JSON, nothing cached, nothing retried. */
export const createTransport = (base: string, fetch: typeof globalThis.fetch): Transport => {
  // A relative address is invalid outside a browser, so the page's origin is written out.
  const address = `${base || (globalThis.location?.origin ?? '')}/api`
  const client = ky.create({
    ...unset,
    credentials: credentialsFor(base),
    headers: { Accept: 'application/json', ...noCacheHeaders },
    retry: 0,
    throwHttpErrors: false,
    // The call has its own timeout: ky's ends with the headers and does not cover the body.
    timeout: false,
  })

  return async ({ method, path, body }, { headers, signal, keepalive }) => {
    const json = body === undefined ? undefined : { 'Content-Type': 'application/json' }
    // A request has a method, headers and a signal of its own; an address as text would have those of the page.
    const request = new Request(
      `${address}${path}`,
      ownOptions<RequestInit>({ method, headers: { ...json, ...headers }, signal, keepalive }),
    )
    const response = await client(request, {
      method,
      // The body as text: read out of the request, it would come too late when a followed link replaces the page.
      fetch: (sent, init) => fetch(sent, ownOptions({ ...init, body })),
    })
    const { ok, status, statusText } = response
    const retryAfter = response.headers.get('Retry-After')
    return { ok, httpStatus: status, statusText, retryAfter, body: parseJson(await response.text()) }
  }
}
