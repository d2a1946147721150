import { describe, expect, it } from 'vitest'
import { callback, portal, query, startSignOnApp } from '../../testing/sign-on-app'
import { leadsTo } from '../../testing/sign-on-page'
import { partner } from '../../testing/test-app'

const server = startSignOnApp()

describe('an open redirect', () => {
  const evil = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    'http://localhost:4000@evil.example/',
    'http://evil.example/localhost:4000',
    '@evil.example',
    '.evil.example',
    '',
  ]
  const isOurs = (location: string | null) => location?.startsWith(`${portal}/`) === true

  it.each(evil)('fails after a sign-in with the target %j', async (service) => {
    const browser = server.newBrowser()
    const start = await browser.open(`/api/oauth2/authorization/chuhai?${query({ service })}`)
    const answer = server.provider.signIn(new URL(start.headers.get('Location') ?? ''))
    const response = await browser.open(`${callback}?${query(answer)}`)
    expect([response.status, isOurs(response.headers.get('Location'))]).toEqual([303, true])
  })

  it.each(evil)(
    'fails after a sign-out that is to lead to %j, and after the provider’s own',
    async (service) => {
      const nobody = await server.newBrowser().open(`/api/logout?${query({ service })}`)
      expect([nobody.status, isOurs(nobody.headers.get('Location'))]).toEqual([303, true])
      const { browser } = await server.signInAtPage()
      const leaving = await browser.open(`/api/logout?${query({ service })}`)
      expect(leaving.headers.get('Location')).toContain(`${server.provider.settings.issuer}/end?`)
      const done = await browser.open('/api/logout/done')
      expect([done.status, isOurs(done.headers.get('Location'))]).toEqual([303, true])
    },
  )

  it.each(evil)('fails with a planted cookie of %j', async (service) => {
    const browser = server.newBrowser()
    browser.cookies.set('__Host-Http-chuhai_service', encodeURIComponent(service))
    const done = await browser.open('/api/logout/done')
    const isPage = done.status === 200
    expect(isPage || isOurs(done.headers.get('Location'))).toBe(true)
  })

  it.each([
    ...evil,
    'https://evil.example/?http://127.0.0.1:4002/',
    'http://127.0.0.1:4002@evil.example/',
    'http://user:pass@127.0.0.1:4002/',
    'http://127.0.0.1:4002.evil.example/',
    'https://127.0.0.1:4002/',
    'http://127.0.0.1:4003/',
    '/somewhere',
  ])('fails for a partner’s page with the return address %j', async (returnTo) => {
    const response = await server.newPage().start({ display: 'page', returnTo })
    expect([response.status, response.headers.get('Location')]).toEqual([422, null])
  })

  it('returns to an address of the page that started the sign-on, with the answer at its end', async () => {
    const page = server.newPage()
    const returnTo = `${partner}/goods?id=7&q=%E8%B7%A8%20x#details`
    const answer = server.provider.signIn(await page.begin({ display: 'page', returnTo }))
    const response = await server.newBrowser().open(`${callback}?${query(answer)}`)
    const { code, state, iss } = answer
    expect(await leadsTo(response)).toBe(
      `${partner}/goods?id=7&q=%E8%B7%A8%20x&${query({ code, state, iss })}#details`,
    )
  })
})

describe('a repeated start', () => {
  it('starts the same sign-on again, as a reloaded frame does', async () => {
    const page = server.newPage()
    await page.begin()
    const answer = server.provider.signIn(await page.begin())
    expect(await page.exchange(answer)).toMatchObject({ http: 200 })
  })

  it('is refused with other parameters than the first time, and after the end', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    expect((await page.start({ display: 'popup' })).status).toBe(422)
    await page.exchange(answer)
    expect((await page.start()).status).toBe(422)
  })
})
