import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { afterEach, describe, expect, it } from 'vitest'
import { createFakeCore, createMemoryStorage, createServerDouble } from '../testing'

const user: UserInfo = {
  id: '7',
  userName: '陈静怡',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [
    { orgId: 'a', orgName: '个人' },
    { orgId: 'b', orgName: '远航贸易' },
  ],
}

const setUp = ({ hint = true, base = location.origin } = {}) => {
  const server = createServerDouble().answer(getUserInfo, user)
  const localStorage = createMemoryStorage()
  if (hint) localStorage.setItem('chuhai.session', '1')
  return { server, localStorage, core: createFakeCore({}, { server, localStorage, base }) }
}

afterEach(() => history.replaceState(null, '', '/'))

describe('the session', () => {
  it('asks nobody without a hint that there may be one', async () => {
    const { core, server } = setUp({ hint: false })
    await expect(core.session.refresh()).resolves.toBeNull()
    expect(server.requests).toHaveLength(0)
  })

  it('knows who is signed in where there is a hint', async () => {
    const { core } = setUp()
    await expect(core.session.refresh()).resolves.toEqual(user)
    expect(core.session.$user.get()).toEqual(user)
  })

  it("asks where the page's query has a token, and remembers that it was worth asking", async () => {
    const { core, localStorage } = setUp({ hint: false })
    history.replaceState(null, '', '/?token=t')
    await core.session.refresh()
    expect(core.session.$user.get()).toEqual(user)
    expect(localStorage.getItem('chuhai.session')).toBe('1')
  })

  it('asks once for everybody who wants to know at the same time', async () => {
    const { core, server } = setUp()
    const answers = await Promise.all([core.session.refresh(), core.session.refresh()])
    expect(answers).toEqual([user, user])
    expect(server.requests).toHaveLength(1)
    await core.session.refresh()
    expect(server.requests).toHaveLength(2)
  })

  it('counts a user without id as nobody', async () => {
    const { core, server } = setUp()
    server.answer(getUserInfo, { ...user, id: '' })
    await expect(core.session.refresh()).resolves.toBeNull()
  })

  it('silently ends with a 401, and does not ask again on the next page', async () => {
    const { core, server, localStorage } = setUp()
    await core.session.refresh()
    server.fail(getUserInfo, 'UNAUTHORIZED')
    await expect(core.session.refresh()).resolves.toBeNull()
    expect(core.session.$user.get()).toBeNull()
    expect(core.signOn.$request.get()).toBeNull()
    expect(core.notices.$notice.get()).toBeNull()
    expect(localStorage.getItem('chuhai.session')).toBeNull()
  })

  it('clears the user on any failure, yet asks again on the next page', async () => {
    const { core, server, localStorage } = setUp()
    await core.session.refresh()
    server.disconnect(getUserInfo)
    await core.session.refresh()
    expect(core.session.$user.get()).toBeNull()
    expect(localStorage.getItem('chuhai.session')).toBe('1')
  })

  it('forgets user, hint and organisation when cleared', async () => {
    const { core, localStorage } = setUp()
    await core.session.refresh()
    core.session.clear()
    expect([core.session.$user.get(), core.organisation.$orgId.get()]).toEqual([null, null])
    expect([localStorage.getItem('chuhai.session'), localStorage.getItem('chuhai.organisation')]).toEqual([
      null,
      null,
    ])
  })

  it('does not come back with an answer that was asked for before it was cleared', async () => {
    const { core } = setUp()
    const asked = core.session.refresh()
    core.session.clear()
    await expect(asked).resolves.toBeNull()
    expect(core.session.$user.get()).toBeNull()
  })

  it('stays as it is when the core goes away meanwhile', async () => {
    const { core, server } = setUp()
    await core.session.refresh()
    server.hang(getUserInfo)
    const asked = core.session.refresh()
    core.destroy()
    await expect(asked).resolves.toEqual(user)
  })
})
