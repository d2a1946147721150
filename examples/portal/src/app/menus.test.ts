import { getNavigation } from '@chuhai/contract/navigation'
import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { expect, it, vi } from 'vitest'
import { menusDouble } from '../testing/navigation'
import { createMenuStore, noMenus } from './menus'
import type { Read } from './page'

const { platforms, navigation } = menusDouble

const storeOn = (server: ReturnType<typeof createServerDouble>, initial = noMenus) => {
  const core = createFakeCore({}, { server })
  const read: Read = (endpoint, ...input) => core.query(endpoint, ...input).load()
  return { core, store: createMenuStore(read, initial) }
}

it('asks for nothing where the document brings the menus', async () => {
  const { core, store } = storeOn(createServerDouble(), menusDouble)
  await store.load()
  expect(core.server.requests).toEqual([])
  expect(store.$menus.get()).toBe(menusDouble)
})

it('reads what the document came without, the platforms first', async () => {
  const server = createServerDouble()
    .answer(listRecommendedPlatforms, platforms ?? [])
    .answer(getNavigation, navigation as NonNullable<typeof navigation>)
  const { core, store } = storeOn(server)
  await store.load()
  expect(store.$menus.get()).toEqual(menusDouble)
  expect(core.server.requests.map(({ path }) => path)).toEqual([
    listRecommendedPlatforms.path,
    getNavigation.path,
  ])
})

it('only logs a failure, keeps what there is, and tries again when asked again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = createServerDouble()
    .fail(getNavigation, 'SERVICE_UNAVAILABLE')
    .answer(listRecommendedPlatforms, platforms ?? [])
  const { store } = storeOn(server)
  await store.load()
  expect(store.$menus.get()).toEqual({ platforms, navigation: null })
  expect(logged).toHaveBeenCalledOnce()
  server.answer(getNavigation, navigation as NonNullable<typeof navigation>)
  await store.load()
  expect(store.$menus.get()).toEqual(menusDouble)
})
