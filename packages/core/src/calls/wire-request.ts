import { type EndpointShape, fillPath, type Method } from '@chuhai/contract/endpoint'
import { encodeJson, encodeQuery } from './encode'

/** What an endpoint and its input become on the wire. */
export interface WireRequest {
  method: Method
  /** Path below `/api` with its query. */
  path: string
  body?: string
}

export interface WireInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

export type WireEndpoint = Pick<EndpointShape, 'method' | 'path'>

export const wireRequestOf = (
  { method, path }: WireEndpoint,
  { params, query, body }: WireInput = {},
): WireRequest => ({
  method,
  path: fillPath(path, params as Record<string, unknown>) + encodeQuery(query as object),
  body: body === undefined ? undefined : encodeJson(body),
})

/** The same key means the same request: method, path, query and body. */
export const keyOf = ({ method, path, body = '' }: WireRequest): string => `${method} ${path}\n${body}`
