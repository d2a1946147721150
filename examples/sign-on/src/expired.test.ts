import { afterEach, expect, it, vi } from 'vitest'
import type { Page } from './testing/browser'
import { redirectUri, setUpProvider } from './testing/provider'

const provider = setUpProvider()

afterEach(() => void vi.useRealTimers())

const hour = 60 * 60_000
const buttonOf = ({ html }: Page) => /<a class="button" href="([^"]+)">([^<]+)</.exec(html)?.slice(1)

const wait = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

it.each(['sent', 'reloaded'])(
  'a sign-in that took too long has one button to sign in again when its form is %s',
  async (how) => {
    const { address } = await provider.start()
    const visitor = provider.browser()
    const form = await visitor.go(address)
    wait(hour + 1000)
    const page =
      how === 'sent'
        ? await visitor.send(form, { name: 'demo', password: 'demo' })
        : await visitor.go(form.url)
    expect([page.status, page.html.includes('<h1>登录已过期</h1>')]).toEqual([400, true])
    expect(page.html.match(/<a /g)).toHaveLength(1)
    const [again = '', label] = buttonOf(page) ?? []
    expect(label).toBe('重新登录')
    const { origin, pathname, searchParams } = new URL(again.replaceAll('&amp;', '&'))
    expect(origin + pathname).toBe(redirectUri)
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'login_required',
      state: new URL(address).searchParams.get('state'),
      iss: provider.issuer(),
    })
  },
)

it('a sign-in of another browser, or of the day before yesterday, leads to the portal', async () => {
  const { address } = await provider.start()
  const { url } = await provider.browser().go(address)
  expect(buttonOf(await provider.browser().go(url))).toBeUndefined()
  wait(48 * hour)
  expect(buttonOf(await provider.browser().go(url))).toBeUndefined()
})
