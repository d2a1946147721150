import { storeApplications } from '@chuhai/contract/application'
import { listStoreRequirements } from '@chuhai/contract/store'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { StoreApplication } from './StoreApplication'
import { createStoreCore } from './store/testing'

const show = (core = createStoreCore(), props: { platform?: string; site?: string } = {}) => {
  render(<StoreApplication core={core} {...props} />)
  return core.server
}

beforeAll(() => import('./ApplicationPanel'))
afterEach(cleanup)

it('begins with the choice of a site where several are offered, and can go back to it', async () => {
  const server = show()
  fireEvent.click(await screen.findByRole('button', { name: '日本站' }))
  expect(await screen.findByRole('heading', { name: '平台与站点' })).toBeDefined()
  expect(screen.getByText('亚马逊 · 日本站')).toBeDefined()
  expect(server.requests.at(-1)?.query).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '换一个站点' }))
  expect(await screen.findByRole('button', { name: '美国站' })).toBeDefined()
})

it('asks for the documents of the platform, and offers help below', async () => {
  const server = show(createStoreCore(), { platform: 'amazon', site: 'us' })
  expect(await screen.findByRole('heading', { name: '平台与站点' })).toBeDefined()
  expect(await screen.findByRole('region', { name: '三种合作方式' })).toBeDefined()
  const read = server.requests.filter(({ path }) => path === storeApplications.get.path)
  expect(read.map(({ query }) => query.subject)).toEqual(['1-us'])
  const asked = server.requests.find(({ path }) => path === listStoreRequirements.path)
  expect(asked?.query).toEqual({ platform: 'amazon' })
})

it('says so where a page names a platform or a site that is not there', async () => {
  show(createStoreCore(), { platform: 'amazon', site: 'xx' })
  expect(await screen.findByText('没有这个平台或站点')).toBeDefined()
})

it('has a retry where the requirements cannot be read', async () => {
  const core = createStoreCore((server) => server.fail(listStoreRequirements, 'SERVICE_UNAVAILABLE'))
  show(core)
  expect(await screen.findByText('各平台的要求没有加载出来')).toBeDefined()
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined()
})
