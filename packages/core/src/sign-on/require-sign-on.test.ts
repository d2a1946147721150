import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { describe, expect, it, vi } from 'vitest'
import { createFakeCore, createMemoryStorage } from '../testing'
import { requireSignOn } from './require-sign-on'

const visitor: UserInfo = { id: '7', userName: '陈静怡', unionId: '', userAvatar: null, userOrgInfoList: [] }

const setUp = ({
  sessionStorage = createMemoryStorage(),
  user,
}: Parameters<typeof createFakeCore>[1] = {}) => {
  const core = createFakeCore({}, { sessionStorage, ...(user && { user }) })
  const run = vi.fn()
  const onDeclined = vi.fn()
  const scope = new AbortController()
  const requirement = { name: 'subscribe', run, onDeclined, signal: scope.signal }
  const subscribe = requireSignOn<number>(core, requirement)
  const signIn = async (signedIn = visitor) => {
    core.server.answer(getUserInfo, signedIn)
    await core.session.enter()
    core.signOn.dismiss()
  }
  return { core, run, onDeclined, scope, requirement, subscribe, signIn, sessionStorage }
}

describe('an action that needs a user', () => {
  it('runs at once for a signed-in visitor', () => {
    const { core, subscribe, run } = setUp({ user: visitor })
    subscribe(3)
    expect(run).toHaveBeenCalledExactlyOnceWith(3)
    expect(core.signOn.$request.get()).toBeNull()
  })

  it('requests sign-on in the page, and runs once after it', async () => {
    const { core, subscribe, run, signIn } = setUp()
    subscribe(3)
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'subscribe', after: 'refresh' })
    expect(run).not.toHaveBeenCalled()
    await signIn()
    await signIn()
    expect(run).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('is dropped when the visitor closes the sign-on', async () => {
    const { core, subscribe, run, onDeclined, signIn } = setUp()
    subscribe(3)
    core.signOn.dismiss()
    expect(onDeclined).toHaveBeenCalledOnce()
    await signIn()
    expect(run).not.toHaveBeenCalled()
  })

  it('ignores a sign-on that was requested for something else', async () => {
    const { core, run, onDeclined, signIn } = setUp()
    core.signOn.request({ reason: 'header' })
    core.signOn.dismiss()
    await signIn()
    expect(run).not.toHaveBeenCalled()
    expect(onDeclined).not.toHaveBeenCalled()
  })

  it('does not run after its signal was aborted', async () => {
    const { subscribe, run, scope, signIn } = setUp()
    subscribe(3)
    scope.abort()
    await signIn()
    expect(run).not.toHaveBeenCalled()
  })

  it('does not run for another user', async () => {
    const { core, subscribe, run, signIn } = setUp({ user: visitor })
    core.session.expire()
    subscribe(3)
    await signIn({ ...visitor, id: '8' })
    core.session.expire()
    await signIn()
    expect(run).not.toHaveBeenCalled()
  })

  it('runs in the part of the page that has started it', async () => {
    const { core, requirement, subscribe, run, signIn } = setUp()
    const other = vi.fn()
    requireSignOn(core, { ...requirement, run: other })
    subscribe(3)
    await signIn()
    expect(run).toHaveBeenCalledOnce()
    expect(other).not.toHaveBeenCalled()
  })

  it.each([
    ['keeps the request of a submit', 'refresh', 'unauthorized'],
    ['replaces a request that would reload the page', undefined, 'subscribe'],
  ] as const)('%s', (_, after, reason) => {
    const { core, subscribe } = setUp()
    core.signOn.request({ reason: 'unauthorized', after })
    subscribe(3)
    expect(core.signOn.$request.get()).toMatchObject({ reason, after: 'refresh' })
  })

  it('runs after a sign-on that has left the page', async () => {
    const { subscribe, sessionStorage } = setUp()
    subscribe(3)
    const back = setUp({ sessionStorage })
    await back.signIn()
    expect(back.run).toHaveBeenCalledExactlyOnceWith(3)
    expect(setUp({ sessionStorage, user: visitor }).run).not.toHaveBeenCalled()
  })
})
