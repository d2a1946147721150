import { type EndpointShape, endpoints, errorTable, isEnvelope, isSuccess } from '@chuhai/contract'
import fc from 'fast-check'
import { is } from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { company, lead } from '../testing/forms'
import { readEvents } from '../testing/read-events'
import { signIn } from '../testing/sign-in'
import { captain, pillar, star } from '../testing/team'
import { pageHeaders, startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'

const server = startTestApp({ uploads: startTestUploads() })

let cookie: string
beforeEach(async () => {
  cookie = (await signIn(server.db)).cookie
})

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '%00',
    '%',
    "'; drop table consultation; --",
    '__proto__',
    '1e999',
    '-1',
    '9'.repeat(400),
  ),
)
/** A valid form but for one field. */
const spoiled = (good: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(good)), fc.oneof(nasty, fc.jsonValue()))
    .map(([key, value]) => ({ ...good, [key]: value }))
const ofEdition = { editionId: 6, version: 0 }
const json = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }),
  fc.record(
    { ...Object.fromEntries(Object.keys(lead).map((key) => [key, fc.jsonValue()])) },
    { requiredKeys: [] },
  ),
  spoiled(company),
  spoiled({ ...star, ...ofEdition }),
  spoiled({ ...pillar, ...ofEdition }),
  spoiled(captain).map((member) => ({ ...ofEdition, version: 1, members: [captain, member] })),
  fc.dictionary(nasty, fc.jsonValue()),
)
const bodies = fc.oneof(
  json.map((value) => JSON.stringify(value)),
  nasty,
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
)
const multipart = fc.array(fc.tuple(nasty, nasty, nasty), { maxLength: 3 }).map((parts) => {
  const written = parts.map(
    ([name, file, content]) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${file}.png"\r\n\r\n${content}\r\n`,
  )
  return { type: 'multipart/form-data; boundary=x', body: `${written.join('')}--x--` }
})
const headerValue = fc.string({ unit: 'grapheme-ascii', maxLength: 300 }).map((text) => text.trim())

const hostile = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  part: nasty,
  headers: fc.record(
    {
      'Idempotency-Key': headerValue,
      'X-Org-Id': headerValue,
      'Accept-Language': headerValue,
      'Content-Type': headerValue,
    },
    { requiredKeys: [] },
  ),
  isSignedIn: fc.boolean(),
  content: fc.oneof(
    bodies.map((body) => ({ type: undefined, body })),
    multipart,
  ),
})

const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

/** The endpoint's own field names, so that hostile values reach the code behind them. */
const namesOf = ({ query }: EndpointShape): string[] =>
  Object.keys((query as { entries?: object } | undefined)?.entries ?? {})

const queryOf = (endpoint: EndpointShape) => {
  const name = fc.oneof(nasty, fc.constantFrom('', ...namesOf(endpoint)))
  return fc.array(fc.tuple(name, nasty), { maxLength: 3 })
}

/** Responses with events instead of an envelope. */
const requireEvents = async (endpoint: EndpointShape, response: Response) => {
  const lines = (await readEvents(response)).split('\n').filter((line) => line.startsWith('data:'))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(is(endpoint.answer, JSON.parse(line.slice(5)))).toBe(true)
}

const addressOf = ({ path }: EndpointShape, part: string, query: [string, string][]) => {
  const filled = path.replace(/\{\w+\}/g, escaped(part) || 'x')
  return `/api${filled}?${query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')}`
}

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers anything hostile with an envelope and never with 5xx',
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(hostile, queryOf(endpoint), async (request, query) => {
        const { method, part, headers, isSignedIn, content } = request
        const hasBody = !['GET', 'HEAD'].includes(method)
        const response = await server.request(addressOf(endpoint, part, query), {
          method,
          headers: {
            ...pageHeaders,
            ...headers,
            ...(content.type && { 'Content-Type': content.type }),
            ...(isSignedIn && { Cookie: cookie }),
          },
          ...(hasBody ? { body: content.body } : {}),
        })
        expect(response.status).toBeLessThan(500)
        if (method === 'HEAD' || response.status === 204) return
        if (response.headers.get('Content-Type')?.startsWith('text/event-stream'))
          return requireEvents(endpoint, response)
        const envelope = await response.json()
        expect(isEnvelope(envelope)).toBe(true)
        expect(isSuccess(envelope.status) || Object.hasOwn(errorTable, envelope.status)).toBe(true)
      }),
      { numRuns: 150 },
    )
  },
  120_000,
)
