import { proofHeader } from '@chuhai/contract/constants'
import { exchangeSignOnCode } from '@chuhai/contract/sign-on'
import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeCore, createMemoryStorage, createServerDouble } from '../testing'
import { completeRedirect, redirectAddress } from './index'

const user: UserInfo = { id: '7', userName: '陈静怡', unionId: '', userAvatar: null, userOrgInfoList: [] }

/** A page that has left for the provider; the tab keeps its storage, and the page comes back with a core of its own. */
const leave = async () => {
  const sessionStorage = createMemoryStorage()
  const server = createServerDouble()
    .answer(exchangeSignOnCode, { expiresAt: '2031-01-01T00:00:00.000Z', token: null })
    .answer(getUserInfo, user)
  const reopen = () => createFakeCore({}, { server, sessionStorage })
  const address = new URL(
    await redirectAddress(reopen(), {
      client: 'chuhai',
      mode: 'login',
      returnTo: `${location.origin}/school?q=1`,
    }),
  )
  const state = address.searchParams.get('state') ?? ''
  return { server, sessionStorage, reopen, state, address }
}
const come = (search: string) => history.replaceState(null, '', `/school?q=1${search}#top`)
const exchanged = ({ server }: Awaited<ReturnType<typeof leave>>) =>
  server.requests.filter(({ path }) => path.startsWith('/login/'))

afterEach(() => history.replaceState(null, '', '/'))

describe('a sign-on that leaves the page', () => {
  it('is finished on the way back, and the address is as it was', async () => {
    const parts = await leave()
    come(`&code=c&state=${parts.state}&iss=http%3A%2F%2Fsso.test`)
    const core = parts.reopen()
    await expect(completeRedirect(core)).resolves.toEqual(user)
    expect(core.session.$user.get()).toEqual(user)
    const [exchange] = exchanged(parts)
    expect(exchange?.query).toEqual({ code: 'c', state: parts.state, iss: 'http://sso.test' })
    expect(exchange?.headers.get(proofHeader)).toMatch(/^[\w-]{43}$/)
    expect(location.href).toBe(`${location.origin}/school?q=1#top`)
  })

  it('gives the page back its own parameters of the same names', async () => {
    const parts = await leave()
    come(`&code=SZ-1&state=ZJ&code=c&state=${parts.state}&iss=i`)
    await expect(completeRedirect(parts.reopen())).resolves.toEqual(user)
    expect(exchanged(parts)[0]?.query).toMatchObject({ code: 'c' })
    expect(location.search).toBe('?q=1&code=SZ-1&state=ZJ')
  })

  it('is finished once', async () => {
    const parts = await leave()
    const back = `&code=c&state=${parts.state}&iss=i`
    come(back)
    await completeRedirect(parts.reopen())
    come(back)
    await expect(completeRedirect(parts.reopen())).resolves.toBeNull()
    expect(exchanged(parts)).toHaveLength(1)
  })

  it('that was given up at the provider leaves no trace in the address', async () => {
    const parts = await leave()
    come(`&error=access_denied&state=${parts.state}`)
    const core = parts.reopen()
    core.drafts.open('sign-on.subscribe').write({ action: 3 })
    await expect(completeRedirect(core)).resolves.toBeNull()
    expect(exchanged(parts)).toHaveLength(0)
    expect(location.search).toBe('?q=1')
    expect(core.notices.$notice.get()).toBeNull()
    expect(core.drafts.open('sign-on.subscribe').read()).toBeNull()
  })

  it('says so when the code is refused', async () => {
    const parts = await leave()
    parts.server.fail(exchangeSignOnCode, 'SIGN_ON_EXPIRED')
    come(`&code=c&state=${parts.state}&iss=i`)
    const core = parts.reopen()
    await expect(completeRedirect(core)).resolves.toBeNull()
    expect(core.notices.$notice.get()?.text).toBe('登录请求已过期，请重新登录')
  })

  it("leaves a stranger's own code and state alone", async () => {
    const parts = await leave()
    come('&code=theirs&state=theirs')
    await expect(completeRedirect(parts.reopen())).resolves.toBeNull()
    expect(location.search).toBe('?q=1&code=theirs&state=theirs')
    expect(exchanged(parts)).toHaveLength(0)
    expect(parts.sessionStorage.getItem('chuhai.draft.sign-on')).not.toBeNull()
  })

  it('is nothing to a tab that did not begin it', async () => {
    const { state, server } = await leave()
    come(`&code=c&state=${state}&iss=i`)
    await expect(completeRedirect(createFakeCore({}, { server }))).resolves.toBeNull()
    expect(location.search).toContain('code=c')
  })

  it('keeps its proof out of every address', async () => {
    const parts = await leave()
    const { proof } = JSON.parse(parts.sessionStorage.getItem('chuhai.draft.sign-on') ?? '')
    expect(parts.address.href).not.toContain(proof)
    come(`&code=c&state=${parts.state}&iss=i`)
    await completeRedirect(parts.reopen())
    expect(exchanged(parts).map(({ query }) => Object.values(query))).toEqual([['c', parts.state, 'i']])
  })
})
