import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  checksOrganisation,
  checksUser,
  type EndpointShape,
  endpoints,
  isChange,
  isErrorCode,
  localeOf,
} from '@chuhai/contract'
import { jsonMaxBytes } from '@chuhai/contract/constants'
import { safeParse } from 'valibot'
import { issuesOf } from '../input/schema'
import { data, events, type Reply, refusal, success } from './replies'

export const registered = 'https://partner.example'
export const cookie = 'session=1'
/** It opens that session. */
export const token = 'once'

/** A request as the double reads it. */
export interface Asked {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  text: string
  endpoint: EndpointShape | undefined
  params: Record<string, string>
}

type Parts = Record<string, unknown>

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
const at = (path: string) => endpoints.filter((endpoint) => patternOf(endpoint.path).test(path))

const read = async (request: IncomingMessage): Promise<Asked> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double')
  const path = pathname.replace(/^\/api/, '')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = 'GET', headers } = request
  const endpoint = at(path).find((one) => one.method === method)
  const params = { ...patternOf(endpoint?.path ?? '').exec(path)?.groups }
  const text = Buffer.concat(chunks).toString()
  return { method, path, headers, text, endpoint, params, query: Object.fromEntries(searchParams) }
}

const corsHeaders = ({ headers, endpoint }: Asked): Record<string, string> => {
  if (endpoint?.readableByAll) return { 'Access-Control-Allow-Origin': '*' }
  if (headers.origin !== registered) return {}
  return {
    'Access-Control-Allow-Origin': registered,
    'Access-Control-Expose-Headers': 'Date, Retry-After',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
  }
}

/** What is wrong with a body, as far as it is a code. */
const bodyCode = ({ text, headers }: Asked) => {
  if (headers['content-type'] !== 'application/json') return 'CONTENT_TYPE_INVALID'
  if (text.length > jsonMaxBytes) return 'BODY_TOO_LARGE'
  if (text.includes('\\ud800')) return 'TEXT_INVALID'
  return text.endsWith(':') ? 'JSON_INVALID' : undefined
}

/** What is wrong with whom a call is of, or for. */
const visitorCode = ({ headers, query }: Asked, endpoint: EndpointShape) => {
  const isSignedIn = headers.cookie === cookie || query.token === token
  if (endpoint.access === 'user' && !isSignedIn) return 'UNAUTHORIZED'
  if (headers['x-user-id'] && headers.cookie && checksUser(endpoint)) return 'SESSION_CHANGED'
  return headers['x-org-id'] && headers.cookie && checksOrganisation(endpoint) ? 'ORG_FORBIDDEN' : undefined
}

const keys = new Map<string, [text: string, reply: Reply]>()

const once = (key: string, text: string, locale: 'zh-CN' | 'en', make: () => Reply): Reply => {
  if (key.includes(' ')) return refusal('IDEMPOTENCY_KEY_INVALID', locale)
  const [before, reply] = keys.get(key) ?? [text, make()]
  if (before !== text) return refusal('IDEMPOTENCY_CONFLICT', locale)
  keys.set(key, [text, reply])
  return reply
}

/** What a server that keeps the contract answers. */
const answer = (asked: Asked): Reply => {
  const { method, path, headers, endpoint, params, query, text } = asked
  const locale = localeOf(headers['accept-language'])
  const others = at(path).map((one) => one.method)
  if (!endpoint && others.length === 0) return refusal('NOT_FOUND', locale)
  if (method === 'OPTIONS') return { http: headers.origin === registered ? 204 : 403, headers: {}, text: '' }
  if (!endpoint) return refusal('METHOD_NOT_ALLOWED', locale, null, { Allow: others.join(', ') })
  const isNamed = headers.origin === registered && headers['x-chuhai-client'] === '1'
  if (isChange(endpoint) && !isNamed) return refusal('ORIGIN_FORBIDDEN', locale)
  const refused = visitorCode(asked, endpoint)
  if (refused) return refusal(refused, locale)
  const code = endpoint.body && bodyCode(asked)
  if (code) return refusal(code, locale)
  const parts: Parts = { params, query, ...(endpoint.body && { body: JSON.parse(text) }) }
  for (const part of ['params', 'query', 'body'] as const) {
    const issues = endpoint[part] ? issuesOf(endpoint[part], parts[part]) : []
    if (issues.length === 0) continue
    const fields = Object.fromEntries(issues.map((issue) => [issue.path || part, 'wrong']))
    const named = issues.map(({ message }) => message).find(isErrorCode)
    return refusal(named ?? 'REQUEST_INVALID', locale, { fields })
  }
  if (endpoint.name === 'getSiteRegistration') return success({ registered: query.origin === registered })
  const body = endpoint.body && (safeParse(endpoint.body, parts.body).output as Parts)
  const found = data[endpoint.name]?.({ ...params, ...query, ...body }) ?? null
  if (found === null) return refusal(endpoint.errors?.[0] ?? 'NOT_FOUND', locale)
  if (endpoint.stream) return events(...(found as unknown[]))
  const key = headers['idempotency-key']
  return key ? once(String(key), text, locale, () => success(found)) : success(found)
}

/** Changes what a good server answers, so that it is a wrong one. */
export type Spoil = (asked: Asked, reply: Reply) => Reply

/** A server over HTTP that keeps the contract as far as `spoil` lets it. */
export const startDouble = async (spoil: Spoil = (_, reply) => reply) => {
  const made: string[] = []
  const server = createServer(async (request, response) => {
    const asked = await read(request)
    const good = answer(asked)
    if (asked.endpoint && isChange(asked.endpoint) && good.http === 200) made.push(asked.endpoint.name)
    if (asked.query.token === token) good.headers['Set-Cookie'] = `${cookie}; Path=/; HttpOnly`
    const { http, headers, text } = spoil(asked, {
      ...good,
      headers: { ...corsHeaders(asked), ...good.headers },
    })
    response.writeHead(http, headers).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The calls that had an effect, or asked for a list by POST. */
    made,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
