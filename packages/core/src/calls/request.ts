import { organisationHeader, userHeader } from '@chuhai/contract/constants'
import { type EndpointShape, fillPath, type Method } from '@chuhai/contract/endpoint'
import type { UserInfo } from '@chuhai/contract/user'
import { ownOptions } from '@chuhai/host-page'
import type { ReadableAtom } from 'nanostores'
import type { LocaleStore } from '../locale/locale'
import type { Organisation } from '../organisation/organisation'
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

/** Of a core: for whom its page speaks. */
interface Visitor {
  locale: Pick<LocaleStore, '$locale'>
  session: { $user: ReadableAtom<Pick<UserInfo, 'id'> | null> }
  organisation: Pick<Organisation, '$orgId'>
}

/** Returns the headers of every request: the language, the user whom the page shows, and the selected organisation. */
export const visitorHeaders = ({ locale, session, organisation }: Visitor): Record<string, string> => {
  const user = session.$user.get()
  const orgId = organisation.$orgId.get()
  return {
    'Accept-Language': locale.$locale.get(),
    ...(user && { [userHeader]: user.id }),
    ...(orgId && { [organisationHeader]: orgId }),
  }
}

/** For whom a request with these headers was sent. */
export const visitorOf = (headers: Record<string, string>) => ({
  userId: headers[userHeader] ?? null,
  orgId: headers[organisationHeader] ?? null,
})

/** Responses never come from a cache (specification, section 7). */
export const noCacheHeaders = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }
