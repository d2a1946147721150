import { adminEndpoints } from '@chuhai/contract'
import { includesRole, type OperatorRole, operatorRoles } from '@chuhai/contract/admin'
import { fillPath } from '@chuhai/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { setOperatorRoles } from '../modules/operator/roles'
import { portalHeaders } from '../testing/admin-api'
import { type SignedIn, signIn } from '../testing/sign-in'
import { partner, startTestApp } from '../testing/test-app'

const server = startTestApp()

const newOperator = async (...roles: OperatorRole[]): Promise<SignedIn> => {
  const who = await signIn(server.db)
  await setOperatorRoles(server.db, Number(who.user.id), roles)
  return who
}

type Endpoint = (typeof adminEndpoints)[number]

const pathOf = ({ path }: Endpoint) => `/api${fillPath(path, { id: 1, number: 'C1' })}?rows=1`

/** An empty body is refused as invalid, once the caller is admitted. */
const ask = (endpoint: Endpoint, headers: Record<string, string | undefined>) => {
  const { method } = endpoint
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return server.request(pathOf(endpoint), {
    method,
    headers: given,
    body: method === 'GET' || method === 'DELETE' ? undefined : '{}',
  })
}

const cases = adminEndpoints.map((endpoint) => [endpoint.name, endpoint] as const)

describe.each(cases)('the admin endpoint %s', (_, endpoint) => {
  it.each(operatorRoles)('admits %s as its role says', async (role) => {
    const { cookie } = await newOperator(role)
    const { status } = await ask(endpoint, { ...portalHeaders, Cookie: cookie })
    const isAllowed = includesRole(role, endpoint.role ?? 'admin')
    expect(isAllowed ? [200, 422] : [403]).toContain(status)
  })

  it('is not there for visitors, users without a role, other sites and plain requests', async () => {
    const { cookie } = await newOperator('admin')
    const user = await signIn(server.db)
    for (const headers of [
      portalHeaders,
      { ...portalHeaders, Cookie: user.cookie },
      { ...portalHeaders, Cookie: cookie, Origin: partner },
      { ...portalHeaders, Cookie: cookie, Origin: 'null' },
      { ...portalHeaders, Cookie: cookie, 'X-Chuhai-Client': undefined },
    ]) {
      const answer = await ask(endpoint, headers)
      expect([answer.status, (await answer.json()).status]).toEqual([404, 'NOT_FOUND'])
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })

  it('answers no preflight', async () => {
    const headers = { Origin: partner, 'Access-Control-Request-Method': endpoint.method }
    const answer = await server.request(pathOf(endpoint), { method: 'OPTIONS', headers })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

it('tells agents nothing of content changes, editors nothing of persons, and both nothing of lessons', () => {
  const rolesFor = (name: string) => {
    const needed = adminEndpoints.find((endpoint) => endpoint.name === name)?.role ?? 'admin'
    return operatorRoles.filter((role) => includesRole(role, needed))
  }
  expect(rolesFor('listLeads')).toEqual(['agent', 'admin'])
  expect(rolesFor('importContent')).toEqual(['editor', 'admin'])
  expect(rolesFor('listViewFigures')).toEqual(['viewer', 'agent', 'editor', 'teacher', 'admin'])
  expect(rolesFor('answerLessonQuestion')).toEqual(['teacher', 'admin'])
  expect(rolesFor('setOperatorRoles')).toEqual(['admin'])
})

it('answers a change without an origin as if it were not there', async () => {
  const { cookie } = await newOperator('admin')
  for (const endpoint of adminEndpoints.filter(({ method }) => method !== 'GET')) {
    const answer = await ask(endpoint, { ...portalHeaders, Cookie: cookie, Origin: undefined })
    expect(answer.status).toBe(404)
  }
})

it('answers an unknown address or method of the admin API as any unknown address', async () => {
  const { cookie } = await newOperator('admin')
  const headers = { ...portalHeaders, Cookie: cookie }
  expect((await server.request('/api/admin/nothing', { headers })).status).toBe(404)
  expect((await server.request('/api/admin/sites', { headers, method: 'PATCH' })).status).toBe(404)
})
