import { fillPath } from '@chuhai/contract/endpoint'
import { isEnvelope, isSuccess } from '@chuhai/contract/envelope'
import type { Read } from '../routes/row'

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

/** Reads calls of the contract while a page is rendered; nothing but GET, and no cookies. */
export const createReader =
  (fetch: ServerFetch): Read =>
  async (endpoint, input) => {
    const { params, query } = (input ?? {}) as {
      params?: Record<string, unknown>
      query?: Record<string, string>
    }
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const response = await fetch(`/api${fillPath(endpoint.path, params)}${search}`)
    const answer: unknown = await response.json().catch(() => null)
    if (!isEnvelope(answer)) throw new ReadError(response.ok ? 500 : response.status, '')
    if (!isSuccess(answer.status)) throw new ReadError(response.status, answer.message)
    return answer.data as never
  }
