import { clientHeader } from '@chuhai/contract/constants'
import {
  type EndpointAnswer,
  type EndpointInput,
  type EndpointShape,
  fillPath,
} from '@chuhai/contract/endpoint'
import { isEnvelope, isSuccess } from '@chuhai/contract/envelope'
import type { Read } from '../app/page'

/** The server's own fetch: `fetch('/api/home')` is answered in the same process. */
export type ServerFetch = (path: string, init?: RequestInit) => Promise<Response> | Response

/** Why a read failed, in the form `failedView` understands. */
export class ReadError extends Error {
  constructor(
    readonly httpStatus: number,
    message: string,
  ) {
    super(message)
  }
}

/** Lists are asked for by POST, which the server takes from registered pages alone: this is the portal's. */
const posted = (origin: string, body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', [clientHeader]: '1', origin },
  body: JSON.stringify(body ?? {}),
})

/** Reads calls of the contract while a page is rendered: GET, and the lists that are asked for by POST. */
export const createReader =
  (fetch: ServerFetch, origin: string): Read =>
  async <E extends EndpointShape>(endpoint: E, input?: EndpointInput<E>) => {
    const { params, query, body } = (input ?? {}) as {
      params?: Record<string, unknown>
      query?: Record<string, string>
      body?: unknown
    }
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetch(
      `/api${fillPath(endpoint.path, params)}${search}`,
      endpoint.method === 'GET' ? undefined : posted(origin, body),
    )
    const answer: unknown = await response.json().catch(() => null)
    if (!isEnvelope(answer)) throw new ReadError(response.ok ? 500 : response.status, '')
    if (!isSuccess(answer.status)) throw new ReadError(response.status, answer.message)
    return answer.data as EndpointAnswer<E>
  }
