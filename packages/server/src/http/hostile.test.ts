import { type EndpointShape, endpoints, errorTable, isEnvelope } from '@chuhai/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lead } from '../testing/lead'
import { pageHeaders, startTestApp } from '../testing/test-app'

const server = startTestApp()

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
const json = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }),
  fc.record(
    { ...Object.fromEntries(Object.keys(lead).map((key) => [key, fc.jsonValue()])) },
    { requiredKeys: [] },
  ),
  fc.dictionary(nasty, fc.jsonValue()),
)
const bodies = fc.oneof(
  json.map((value) => JSON.stringify(value)),
  nasty,
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
)
const headerValue = fc.string({ unit: 'grapheme-ascii', maxLength: 300 }).map((text) => text.trim())

const hostile = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  part: nasty,
  query: fc.array(fc.tuple(nasty, nasty), { maxLength: 3 }),
  headers: fc.record(
    {
      'Idempotency-Key': headerValue,
      'X-Org-Id': headerValue,
      'Accept-Language': headerValue,
      'Content-Type': headerValue,
    },
    { requiredKeys: [] },
  ),
  body: bodies,
})

const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

const addressOf = ({ path }: EndpointShape, part: string, query: [string, string][]) => {
  const filled = path.replace(/\{\w+\}/g, escaped(part) || 'x')
  return `/api${filled}?${query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')}`
}

it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers anything hostile with an envelope and never with 5xx',
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(hostile, async ({ method, part, query, headers, body }) => {
        const hasBody = !['GET', 'HEAD'].includes(method)
        const response = await server.request(addressOf(endpoint, part, query), {
          method,
          headers: { ...pageHeaders, ...headers },
          ...(hasBody ? { body } : {}),
        })
        expect(response.status).toBeLessThan(500)
        if (method === 'HEAD' || response.status === 204) return
        const envelope = await response.json()
        expect(isEnvelope(envelope)).toBe(true)
        expect(envelope.status === 'success' || Object.hasOwn(errorTable, envelope.status)).toBe(true)
      }),
      { numRuns: 150 },
    )
  },
  30_000,
)
