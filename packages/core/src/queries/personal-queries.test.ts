import { listOwnConsultations } from '@chuhai/contract/consultation'
import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { describe, expect, it, vi } from 'vitest'
import { createFakeCore, createServerDouble } from '../testing'

const userOf = (id: string, ...orgIds: string[]): UserInfo => ({
  id,
  userName: id,
  unionId: '',
  userAvatar: null,
  userOrgInfoList: orgIds.map((orgId) => ({ orgId, orgName: orgId })),
})
const page = (name: string) => ({
  list: [
    {
      id: name,
      createdAt: '',
      consultationService: '',
      contactsName: name,
      contactsPhone: '',
      customerName: '',
    },
  ],
  total: 1,
  page: 1,
  rows: 20,
})

const setUp = async () => {
  const server = createServerDouble()
    .answer(listRecommendedPlatforms, [])
    .answer(listOwnConsultations, ({ headers }) => page(headers.get('x-org-id') ?? 'none'))
  const core = createFakeCore({}, { server, user: userOf('1', 'a', 'b') })
  const own = core.query(listOwnConsultations)
  const common = core.query(listRecommendedPlatforms)
  await Promise.all([own.load(), common.load()])
  const asked = () => server.requests.filter(({ path }) => path === '/user/consultation').length
  return { core, server, own, common, asked }
}

describe('what only its user may see', () => {
  it('is dropped when the user changes, and public data is kept', async () => {
    const { core, own, common, asked } = await setUp()
    core.session.clear()
    expect(own.$state.get()).toEqual({ phase: 'idle' })
    expect(common.$state.get().phase).toBe('ready')
    expect(asked()).toBe(1)
  })

  it('is read again in another organisation where somebody looks at it, once', async () => {
    const { core, own, asked } = await setUp()
    own.$state.listen(() => {})
    expect(own.$state.get().data).toEqual(page('b'))
    core.organisation.choose('a')
    expect(own.$state.get().data).toBeUndefined()
    await vi.waitFor(() => expect(own.$state.get().data).toEqual(page('a')))
    expect(asked()).toBe(2)
  })

  it('is read again for the next user, once, and not while there is none', async () => {
    const { core, server, own, asked } = await setUp()
    own.$state.listen(() => {})
    core.session.clear()
    await Promise.resolve()
    expect(asked()).toBe(1)
    server.answer(getUserInfo, userOf('2', 'c'))
    await core.session.enter()
    await vi.waitFor(() => expect(own.$state.get().data).toEqual(page('c')))
    expect(asked()).toBe(2)
  })

  it('does not come back with an answer that was asked for before', async () => {
    const { core, server, own } = await setUp()
    let reply = (_: ReturnType<typeof page>) => {}
    server.answer(
      listOwnConsultations,
      () =>
        new Promise((resolve) => {
          reply = resolve
        }),
    )
    const late = own.refresh()
    await vi.waitFor(() => expect(server.requests.at(-1)?.path).toBe('/user/consultation'))
    core.session.clear()
    reply(page('late'))
    await late
    expect(own.$state.get()).toEqual({ phase: 'idle' })
  })

  it('stays where the user is the same', async () => {
    const { core, own } = await setUp()
    await core.session.refresh()
    expect(own.$state.get().phase).toBe('ready')
  })
})

describe('an organisation that is none of the user’s any longer', () => {
  it('is put right by asking for the user once', async () => {
    const { core, server, own } = await setUp()
    server.answer(getUserInfo, userOf('1', 'a'))
    server.fail(listOwnConsultations, 'ORG_FORBIDDEN')
    await own.refresh().catch(() => {})
    await vi.waitFor(() => expect(core.organisation.$orgId.get()).toBe('a'))
    expect(server.requests.filter(({ path }) => path === '/user/info')).toHaveLength(1)
  })

  it('does not go round in circles where the server disagrees with itself', async () => {
    const { server, own } = await setUp()
    own.$state.listen(() => {})
    server.fail(listOwnConsultations, 'ORG_FORBIDDEN')
    await own.refresh().catch(() => {})
    await vi.waitFor(() => expect(server.requests.some(({ path }) => path === '/user/info')).toBe(true))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(server.requests.filter(({ path }) => path === '/user/info')).toHaveLength(1)
  })
})
