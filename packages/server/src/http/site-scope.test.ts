import { type EndpointShape, endpoints } from '@chuhai/contract'
import { fillPath, isRead } from '@chuhai/contract/endpoint'
import { type SiteScope, scopesOf, siteScopes } from '@chuhai/contract/site-scope'
import { beforeAll, describe, expect, it } from 'vitest'
import { addSite, setSiteScopes } from '../modules/site/service'
import { startTestApp } from '../testing/test-app'

const server = startTestApp()
const originOf = (name: string) => `https://${name}.example`

/** Sites by their scopes: one of each alone, one of all widgets, one of none. */
const sites: Record<string, SiteScope[] | null> = {
  ...Object.fromEntries(siteScopes.map((scope) => [scope, [scope]])),
  widgets: null,
  none: [],
}
beforeAll(async () => {
  for (const [name, scopes] of Object.entries(sites)) {
    await addSite(server.db, originOf(name), name)
    await setSiteScopes(server.db, originOf(name), scopes)
  }
})

const call = async ({ method, path }: EndpointShape, site: string): Promise<string> => {
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']))
  const response = await server.request(`/api${fillPath(path, params)}`, {
    method,
    headers: { Origin: originOf(site), 'X-Chuhai-Client': '1', 'Content-Type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  })
  return ((await response.json()) as { status: string }).status
}

const scoped = endpoints.filter((endpoint) => scopesOf(endpoint).length > 0)

describe('a call for a signed-in visitor', () => {
  it.each(scoped.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s is refused to sites without its scope, and needs a session on the others',
    async (_, endpoint) => {
      const scopes = scopesOf(endpoint)
      const allowed = new Set<string>([...scopes, 'full', ...(scopes.includes('full') ? [] : ['widgets'])])
      for (const site of Object.keys(sites))
        expect([site, await call(endpoint, site)]).toEqual([
          site,
          allowed.has(site) ? 'UNAUTHORIZED' : 'SITE_SCOPE_MISSING',
        ])
    },
  )

  it('of an order, a refund, an application of another kind or a personal list is for the portal', () => {
    const full = endpoints.filter((endpoint) => scopesOf(endpoint).includes('full')).map(({ name }) => name)
    expect(full).toEqual(
      expect.arrayContaining([
        'createOrder',
        'getOrder',
        'startPayment',
        'submitProviderApplication',
        'listOwnConsultations',
        'listSubscriptions',
        'listLearning',
        'listMessageChoices',
        'listContacts',
      ]),
    )
  })
})

it('what needs no user answers every registered site', async () => {
  const open = endpoints.filter((endpoint) => endpoint.access === 'anyone' && isRead(endpoint))
  for (const endpoint of open.slice(0, 20))
    expect(await call(endpoint, 'none')).not.toBe('SITE_SCOPE_MISSING')
})
