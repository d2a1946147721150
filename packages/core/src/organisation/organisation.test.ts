import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { getUserInfo } from '@chuhai/contract/user'
import { describe, expect, it } from 'vitest'
import { createFakeCore, createMemoryStorage, createServerDouble } from '../testing'

const setUp = async (orgIds: string[], stored?: string) => {
  const localStorage = createMemoryStorage()
  localStorage.setItem('chuhai.session', '1')
  if (stored) localStorage.setItem('chuhai.organisation', stored)
  const server = createServerDouble()
    .answer(getUserInfo, {
      id: '7',
      userName: '陈静怡',
      unionId: 'u-7',
      userAvatar: null,
      userOrgInfoList: orgIds.map((orgId) => ({ orgId, orgName: orgId })),
    })
    .answer(listRecommendedPlatforms, [])
  const core = createFakeCore({}, { server, localStorage })
  const before = core.organisation.$orgId.get()
  await core.session.refresh()
  return { core, server, localStorage, before }
}

describe('the selected organisation', () => {
  it('is none before anybody has signed in', async () => {
    expect((await setUp(['a', 'b'], 'a')).before).toBeNull()
  })

  it('is the stored one while the user still belongs to it', async () => {
    const { core } = await setUp(['a', 'b', 'c'], 'c')
    expect(core.organisation.$orgId.get()).toBe('c')
  })

  it('is the second one otherwise, and is stored', async () => {
    const { core, localStorage } = await setUp(['a', 'b', 'c'], 'gone')
    expect(core.organisation.$orgId.get()).toBe('b')
    expect(localStorage.getItem('chuhai.organisation')).toBe('b')
  })

  it('is the first one where there is only one', async () => {
    expect((await setUp(['a'])).core.organisation.$orgId.get()).toBe('a')
  })

  it('is none for a user without organisations', async () => {
    expect((await setUp([], 'a')).core.organisation.$orgId.get()).toBeNull()
  })

  it('is sent with every request', async () => {
    const { core, server } = await setUp(['a', 'b'])
    await core.call(listRecommendedPlatforms)
    expect(server.requests.map(({ headers }) => headers.get('x-org-id'))).toEqual([null, 'b'])
  })

  it('is the one that is chosen, from the next request on', async () => {
    const { core, server, localStorage } = await setUp(['a', 'b'])
    core.organisation.choose('a')
    await core.call(listRecommendedPlatforms)
    expect(server.requests.at(-1)?.headers.get('x-org-id')).toBe('a')
    expect(localStorage.getItem('chuhai.organisation')).toBe('a')
  })

  it('is remembered after a 401 has ended the session', async () => {
    const { core, server, localStorage } = await setUp(['a', 'b'], 'a')
    server.fail(getUserInfo, 'UNAUTHORIZED')
    await core.session.refresh()
    expect(core.organisation.$orgId.get()).toBeNull()
    expect(localStorage.getItem('chuhai.organisation')).toBe('a')
  })
})
