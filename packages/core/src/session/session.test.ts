import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

  it('takes all drafts of the tab along when cleared, but not when it ends by itself', async () => {
    const { core } = setUp()
    const drafts = ['consultation.form', 'sign-up'].map((name) => core.drafts.open<string>(name))
    for (const draft of drafts) draft.write('陈静怡')
    core.session.expire()
    expect(drafts.map((draft) => draft.read())).toEqual(['陈静怡', '陈静怡'])
    core.session.clear()
    expect(drafts.map((draft) => draft.read())).toEqual([null, null])
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

  it.each([
    ['accepted', () => {}],
    ['refused', ({ server }: ReturnType<typeof setUp>) => server.fail(getUserInfo, 'UNAUTHORIZED')],
  ])('takes a token that was %s out of the address, and nothing else', async (_, prepare) => {
    const parts = setUp({ hint: false })
    prepare(parts)
    history.replaceState({ kept: 1 }, '', '/loginSuccess?q=a%20b&token=t&service=%2F&x#top')
    await parts.core.session.refresh()
    expect(parts.server.requests[0]?.query).toEqual({ token: 't' })
    expect(location.href).toBe(`${location.origin}/loginSuccess?q=a%20b&service=%2F&x#top`)
    expect(history.state).toEqual({ kept: 1 })
  })

  it('keeps a token that nobody has answered to', async () => {
    const { core, server } = setUp({ hint: false })
    server.disconnect(getUserInfo)
    history.replaceState(null, '', '/?token=t')
    await core.session.refresh()
    expect(location.search).toBe('?token=t')
  })

  it("leaves alone what a stranger's page calls token", async () => {
    const { core, server } = setUp({ hint: false, base: 'http://chuhai.test' })
    history.replaceState(null, '', '/?token=theirs')
    await core.session.refresh()
    expect(server.requests).toHaveLength(0)
    expect(location.search).toBe('?token=theirs')
  })

  it('keeps the organisation when it ends by itself', async () => {
    const { core, localStorage } = setUp()
    await core.session.refresh()
    core.session.expire()
    expect(core.session.$user.get()).toBeNull()
    expect(localStorage.getItem('chuhai.organisation')).toBe('b')
  })
})

describe('another tab', () => {
  const hear = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

  it('that signs out signs out here, without asking', async () => {
    const { core, server } = setUp()
    await core.session.refresh()
    hear('chuhai.session', null)
    expect(core.session.$user.get()).toBeNull()
    expect(server.requests).toHaveLength(1)
  })

  it('that signs out takes along what was typed here, and one whose session has ended does not', async () => {
    const { core, localStorage } = setUp()
    await core.session.refresh()
    const draft = core.drafts.open<string>('consultation.form')
    const cleared = vi.fn()
    core.drafts.onCleared(cleared)
    draft.write('陈静怡')
    hear('chuhai.session', null)
    expect([draft.read(), cleared.mock.calls.length]).toEqual(['陈静怡', 0])
    // What the other tab says is what this one says when it signs out itself.
    const said = vi.spyOn(localStorage, 'setItem')
    core.session.clear()
    const [, value] = said.mock.calls.find(([key]) => key === 'chuhai.session') ?? []
    draft.write('陈静怡')
    hear('chuhai.session', value ?? null)
    hear('chuhai.session', null)
    expect([draft.read(), cleared.mock.calls.length]).toEqual([null, 2])
  })

  it('that signs in is asked about', async () => {
    const { core, localStorage } = setUp({ hint: false })
    await core.session.refresh()
    localStorage.setItem('chuhai.session', '1')
    hear('chuhai.session', '1')
    await vi.waitFor(() => expect(core.session.$user.get()).toEqual(user))
  })

  it('is not told of what it has told: asking leaves the hint as it is', async () => {
    const { core, localStorage } = setUp()
    const written = vi.spyOn(localStorage, 'setItem')
    await core.session.refresh()
    expect(written.mock.calls.map(([key]) => key)).not.toContain('chuhai.session')
  })

  it('that changes something else is not listened to', async () => {
    const { core } = setUp()
    await core.session.refresh()
    hear('theme', null)
    expect(core.session.$user.get()).toEqual(user)
  })

  it('is not heard any more where the page has replaced `addEventListener` by one that knows no signal', async () => {
    const { addEventListener } = window
    vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
      addEventListener.call(window, type, listener as EventListener),
    )
    const { core } = setUp()
    await core.session.refresh()
    vi.restoreAllMocks()
    core.destroy()
    hear('chuhai.session', null)
    expect(core.session.$user.get()).toEqual(user)
  })

  it('is not heard by a core that asks after its end', async () => {
    const { core } = setUp()
    core.destroy()
    const listen = vi.spyOn(window, 'addEventListener')
    await core.session.refresh()
    expect(listen).not.toHaveBeenCalledWith('storage', expect.anything())
    vi.restoreAllMocks()
  })

  it('is not heard any more once the core is gone', async () => {
    const { core } = setUp()
    await core.session.refresh()
    core.destroy()
    hear('chuhai.session', null)
    expect(core.session.$user.get()).toEqual(user)
  })
})
