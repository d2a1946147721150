import { adminEndpoints, type EndpointShape, endpoints } from '@chuhai/contract'
import { checksUser, isRead } from '@chuhai/contract/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { consultations } from '../modules/consultation/tables'
import { setOperatorRoles } from '../modules/operator/roles'
import { portalHeaders } from '../testing/admin-api'
import { lead } from '../testing/forms'
import { type SignedIn, signIn } from '../testing/sign-in'
import { pageHeaders, startTestApp } from '../testing/test-app'
import { startTestUploads } from '../testing/upload'

const server = startTestApp({ uploads: startTestUploads() })
let signedIn: SignedIn['user']
let shown: SignedIn

beforeAll(async () => {
  signedIn = (await signIn(server.db)).user
  await setOperatorRoles(server.db, Number(signedIn.id), ['admin'])
  shown = await signIn(server.db)
})

/** A call with the session of one user from a page that shows this one: a new session each time, as one of the calls ends it. */
const statusFor = async ({ method, path }: EndpointShape, userId: string) => {
  const { cookie } = await signIn(server.db, { subject: signedIn.unionId })
  const ofPage = path.startsWith('/admin/') ? portalHeaders : pageHeaders
  const response = await server.request(`/api${path.replace(/\{\w+\}/g, 'x')}`, {
    method,
    headers: { ...ofPage, Cookie: cookie, 'X-User-Id': userId },
    ...(['POST', 'PUT'].includes(method) && { body: '{}' }),
  })
  if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return 'SUCCESS'
  }
  return ((await response.json()) as { status: string }).status
}

const all: readonly EndpointShape[] = [...endpoints, ...adminEndpoints]
/** They say who is signed in, or change it. */
const forEverybody = ['getUserInfo', 'exchangeSignOnCode', 'signOut']

const byName = (list: readonly EndpointShape[]) => list.map((endpoint) => [endpoint.name, endpoint] as const)

describe.each(byName(all))('%s', (name, endpoint) => {
  const isPublicRead = endpoint.access === 'anyone' && isRead(endpoint)
  const isRefused = !isPublicRead && !forEverybody.includes(name)

  it(`${isRefused ? 'refuses' : 'answers'} a page that shows another user than is signed in`, async () => {
    const status = await statusFor(endpoint, shown.user.id)
    expect(status === 'SESSION_CHANGED').toBe(isRefused)
    expect(checksUser(endpoint)).toBe(isRefused)
  })
})

it.each(byName(endpoints))('%s answers a page that shows the user who is signed in', async (_, endpoint) => {
  expect(await statusFor(endpoint, signedIn.id)).not.toBe('SESSION_CHANGED')
})

describe('a lead of a page that shows a user', () => {
  const send = async (headers: Record<string, string>) =>
    (await server.post('/api/consultation', lead, { ...headers, 'X-User-Id': shown.user.id })).http
  const count = () => server.db.$count(consultations)

  it('reaches no other user, and is stored once the page shows who is signed in', async () => {
    const before = await count()
    const other = await signIn(server.db)
    expect([await send({ Cookie: other.cookie }), await count()]).toEqual([409, before])
    expect([await send({ Cookie: shown.cookie }), await count()]).toEqual([200, before + 1])
  })

  it('is not lost because the session has ended', async () => {
    const before = await count()
    expect([await send({}), await count()]).toEqual([200, before + 1])
  })
})
