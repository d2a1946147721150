import { exchangeSignOnCode, getSessionCookie } from '@chuhai/contract/sign-on'
import { getUserInfo } from '@chuhai/contract/user'
import { redirectAddress } from '@chuhai/core/sign-on'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { afterEach, expect, it } from 'vitest'
import { restoreSession } from './restore-session'

const user = { id: '7', userName: '沈立群', unionId: '', userAvatar: null, userOrgInfoList: [] }

const setUp = (address = '/') => {
  history.replaceState(null, '', address)
  const server = createServerDouble()
    .answer(getUserInfo, user)
    .answer(getSessionCookie, { present: false, expiresAt: null })
    .answer(exchangeSignOnCode, { expiresAt: '2026-12-01T00:00:00.000Z', token: null })
  const core = createFakeCore({}, { server, base: location.origin })
  return { server, core, paths: () => server.requests.map(({ path }) => path) }
}

afterEach(() => history.replaceState(null, '', '/'))

it('asks nothing about a visitor without token, code or hint', async () => {
  const { core, paths } = setUp('/siteBuild?state=bavaria')
  await expect(restoreSession(core, location)).resolves.toBeNull()
  expect(core.session.$isKnown.get()).toBe(true)
  expect(paths()).toEqual([])
})

it('opens a session with the token of the address, and takes it out of there', async () => {
  const { core, server } = setUp('/loginSuccess?token=t&service=/user')
  await expect(restoreSession(core, location)).resolves.toEqual(user)
  expect(server.requests[0]?.query).toMatchObject({ token: 't' })
  expect(location.search).toBe('?service=/user')
})

it('completes a sign-on that had left the page before the visitor counts as signed out', async () => {
  const { core, paths } = setUp()
  const address = await redirectAddress(core, { client: 'chuhai', mode: 'login', returnTo: location.href })
  const state = new URL(address).searchParams.get('state')
  history.replaceState(null, '', `/user?code=c&state=${state}&iss=i`)
  const seen: unknown[] = []
  core.session.$isKnown.listen(() => seen.push(core.session.$user.get()))
  await expect(restoreSession(core, location)).resolves.toEqual(user)
  expect(paths()[0]).toBe('/login/oauth2/code/chuhai')
  expect(seen).toEqual([user])
  expect(location.search).toBe('')
})

it('leaves a code alone that it has not asked for', async () => {
  const { core, paths } = setUp('/user?code=planted&state=foreign&iss=i')
  await expect(restoreSession(core, location)).resolves.toBeNull()
  expect(paths()).toEqual([])
})

it('finds the session of a sign-on without script', async () => {
  const { core, server } = setUp('/loginSuccess?service=/user')
  server.answer(getSessionCookie, { present: true, expiresAt: '2026-12-01T00:00:00.000Z' })
  await expect(restoreSession(core, location)).resolves.toEqual(user)
})

it('does not ask for a user where there is no session', async () => {
  const { core, paths } = setUp('/loginSuccess')
  await expect(restoreSession(core, location)).resolves.toBeNull()
  expect(paths()).toEqual(['/user/info/get_cookie'])
})
