import { expect, it, vi } from 'vitest'
import { asVisitor } from './as-visitor'
import type { SiteSession } from './site-session'

const target = { method: 'GET', path: '/user/info' }
const sessionOf = (renewed: boolean, headers: Record<string, string> = { Authorization: 'DPoP a.1' }) => {
  const next = { Authorization: 'DPoP a.2' }
  return {
    headers: vi.fn<SiteSession['headers']>(async () => next).mockResolvedValueOnce(headers),
    renew: vi.fn(async () => renewed),
  } as Partial<SiteSession> as SiteSession
}
const refusing = (times: number) => {
  let left = times
  return vi.fn(async (_: Record<string, string>) => ({ status: left-- > 0 ? 401 : 200 }))
}

it('sends a refused call once more with another token', async () => {
  const send = refusing(1)
  expect(await asVisitor(sessionOf(true), target, send)).toEqual({ status: 200 })
  expect(send.mock.calls).toEqual([[{ Authorization: 'DPoP a.1' }], [{ Authorization: 'DPoP a.2' }]])
})

it('hands on the second refusal', async () => {
  const send = refusing(2)
  expect(await asVisitor(sessionOf(true), target, send)).toEqual({ status: 401 })
  expect(send).toHaveBeenCalledTimes(2)
})

it('sends a call without a session once it is over', async () => {
  const send = refusing(1)
  expect(await asVisitor(sessionOf(false), target, send)).toEqual({ status: 200 })
  expect(send.mock.calls).toEqual([[{ Authorization: 'DPoP a.1' }], [{}]])
})

it.each([
  ['of visitors who are not signed in', sessionOf(true, {})],
  ['on the portal', null],
])('hands on the refusal %s', async (_, session) => {
  const send = refusing(1)
  expect(await asVisitor(session, target, send)).toEqual({ status: 401 })
  expect(send).toHaveBeenCalledOnce()
})
