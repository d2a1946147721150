import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { getUserInfo, type UserOrganisation } from '@chuhai/contract/user'
import { createFakeCore, createMemoryStorage, createServerDouble } from '@chuhai/core/testing'
import { describe, expect, it } from 'vitest'
import { createSwitcherStore } from './store'
import { threeOrganisations, userOf } from './testing'

const [first, second, third] = threeOrganisations as [UserOrganisation, UserOrganisation, UserOrganisation]

const setUp = async (organisations?: readonly UserOrganisation[]) => {
  const server = createServerDouble().answer(listRecommendedPlatforms, [])
  const core = createFakeCore({}, { server, ...(organisations && { user: userOf(organisations) }) })
  await core.session.refresh()
  return { core, server, store: createSwitcherStore(core) }
}

describe('the switcher', () => {
  it('knows nothing without a signed-in user', async () => {
    const { store } = await setUp()
    expect(store.$state.get()).toEqual({ phase: 'signedOut' })
  })

  it('is empty for a user without organisations', async () => {
    const { store } = await setUp([])
    expect(store.$state.get()).toEqual({ phase: 'empty' })
  })

  it('knows all organisations of the user, and the selected one', async () => {
    const { store } = await setUp(threeOrganisations)
    expect(store.$state.get()).toEqual({ phase: 'ready', organisations: threeOrganisations, current: second })
  })

  it('sends every later request for the chosen one', async () => {
    const { core, server, store } = await setUp(threeOrganisations)
    expect(store.choose(third.orgId)).toBe(true)
    await core.call(listRecommendedPlatforms)
    expect(server.requests.at(-1)?.headers.get('X-Org-Id')).toBe(third.orgId)
    expect(store.$state.get()).toMatchObject({ current: third })
  })

  it('changes nothing when the selected one is chosen again', async () => {
    const { store } = await setUp(threeOrganisations)
    expect(store.choose(second.orgId)).toBe(false)
  })
})

describe('what a page hears', () => {
  const listen = async (organisations?: readonly UserOrganisation[]) => {
    const parts = await setUp(organisations)
    const heard: UserOrganisation[] = []
    const stop = parts.store.onSelected((selected) => void heard.push(selected))
    return { ...parts, heard, stop }
  }

  it('is every organisation that becomes the selected one, wherever it was chosen', async () => {
    const { core, store, heard } = await listen(threeOrganisations)
    store.choose(first.orgId)
    core.organisation.choose(third.orgId)
    expect(heard).toEqual([first, third])
  })

  it('is the first one that a user gets', async () => {
    const { core, server, heard } = await listen([])
    server.answer(getUserInfo, userOf([first]))
    await core.session.refresh()
    expect(heard).toEqual([first])
  })

  it('is the one that a visitor gets by signing in', async () => {
    const { core, server, heard } = await listen()
    server.answer(getUserInfo, userOf(threeOrganisations))
    await core.session.enter()
    expect(heard).toEqual([second])
  })

  it('is nothing while a page only finds out who is signed in', async () => {
    const localStorage = createMemoryStorage()
    localStorage.setItem('chuhai.session', '1')
    const server = createServerDouble().answer(getUserInfo, userOf(threeOrganisations))
    const core = createFakeCore({}, { server, localStorage })
    const heard: UserOrganisation[] = []
    createSwitcherStore(core).onSelected((selected) => void heard.push(selected))
    await core.session.refresh()
    expect(core.organisation.$orgId.get()).toBe(second.orgId)
    expect(heard).toEqual([])
  })

  it('is nothing when the user signs out, and nothing after it has stopped listening', async () => {
    const { core, store, heard, stop } = await listen(threeOrganisations)
    stop()
    store.choose(first.orgId)
    core.session.clear()
    expect(heard).toEqual([])
  })
})
