import { organisationHeader } from '@chuhai/contract/constants'
import { type EndpointShape, fillPath, type Method } from '@chuhai/contract/endpoint'
import type { Locale } from '@chuhai/contract/locale'
import { ownOptions } from '@chuhai/host-page'
import { encodeJson, encodeQuery } from './encode'

/** An endpoint and its input as an HTTP request. */
export interface ApiRequest {
  method: Method
  /** Path below `/api` with its query. */
  path: string
  body?: string
  /** Those of its endpoint. */
  headers?: Record<string, string>
}

export interface RequestInput {
  params?: unknown
  query?: unknown
  body?: unknown
  headers?: unknown
}

export const buildRequest = (
  { method, path }: Pick<EndpointShape, 'method' | 'path'>,
  input: RequestInput = {},
): ApiRequest => {
  const { params, query, body, headers } = ownOptions(input)
  return {
    method,
    path: fillPath(path, params as Record<string, unknown>) + encodeQuery(query as object),
    body: body === undefined ? undefined : encodeJson(body),
    headers: headers as Record<string, string>,
  }
}

/** Returns a key that is the same for the same request: method, path, query and body. */
export const requestKey = ({ method, path, body = '' }: ApiRequest): string => `${method} ${path}\n${body}`

/** Returns the headers of every request: the language, and the selected organisation. */
export const visitorHeaders = (locale: Locale, orgId: string | null): Record<string, string> => ({
  'Accept-Language': locale,
  ...(orgId && { [organisationHeader]: orgId }),
})

/** Responses never come from a cache (specification, section 7). */
export const noCacheHeaders = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }
