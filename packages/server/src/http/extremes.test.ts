import { type EndpointShape, endpoints, fillPath, isEnvelope } from '@chuhai/contract'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { extremesOf } from '../testing/extremes'
import { signIn } from '../testing/sign-in'
import { pageHeaders, startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'

const server = startTestApp({ uploads: startTestUploads() })

let cookie: string
beforeAll(async () => {
  cookie = (await signIn(server.db)).cookie
})

type Values = Record<string, unknown>

const part = (schema: EndpointShape['body']) => (schema ? extremesOf(schema) : fc.constant(undefined))

const queryOf = (values: Values = {}) => {
  const said = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
}

/** Endpoints with a number, a date or another formatted value in their input. */
const asking = endpoints.filter(({ params, query, body }) => params ?? query ?? body)

it.each(asking.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers numbers and dates at their limits without 5xx',
  async (_, endpoint) => {
    const { method, params, query, body } = endpoint
    const requests = fc.record({ params: part(params), query: part(query), body: part(body) })
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const path = fillPath(endpoint.path, request.params as Values | undefined)
        const response = await server.request(`/api${path}?${queryOf(request.query as Values | undefined)}`, {
          method,
          headers: { ...pageHeaders, Cookie: cookie },
          ...(body && { body: JSON.stringify(request.body) }),
        })
        const answer = await response.text()
        expect(response.status, answer).toBeLessThan(500)
        if (!endpoint.stream || !response.ok) expect(isEnvelope(JSON.parse(answer))).toBe(true)
      }),
      { numRuns: 120 },
    )
  },
  120_000,
)
