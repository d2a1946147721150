import { getGuideTree, isHotShown } from '@chuhai/contract/guide'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { expect, it, vi } from 'vitest'
import type { Read } from '../../app/page'
import { treeDouble } from '../../testing/guide'
import { load } from './GuideChrome'

const readOf = (server: ReturnType<typeof createServerDouble>): Read => {
  const core = createFakeCore({}, { server })
  return (endpoint, ...input) => core.query(endpoint, ...input).load()
}

it('is the categories, and whether there are hot sites', async () => {
  const server = createServerDouble().answer(getGuideTree, treeDouble).answer(isHotShown, true)
  await expect(load({ read: readOf(server) })).resolves.toEqual({ tree: treeDouble, isHotShown: true })
})

it('only logs what cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = createServerDouble()
    .fail(getGuideTree, 'SERVICE_UNAVAILABLE')
    .fail(isHotShown, 'SERVICE_UNAVAILABLE')
  await expect(load({ read: readOf(server) })).resolves.toEqual({ tree: [], isHotShown: false })
  expect(logged).toHaveBeenCalledTimes(2)
})
