import type { EndpointShape } from '@chuhai/contract/endpoint'
import { afterEach, expect, it, vi } from 'vitest'
import type { Read } from '../../app/page'
import { pageDouble } from '../../testing/content'
import { requirementDoubles } from '../../testing/stores'
import { loadPage } from './load'

const head = { title: '各站点', lead: null, name: null, note: null }
const page = {
  ...pageDouble('GStore'),
  blocks: [
    { ...head, type: 'storeComparison' },
    { ...head, type: 'storeSites', platform: 77 },
  ],
}

const load = (requirements: () => Promise<unknown>) => {
  const read = ((endpoint: EndpointShape) =>
    endpoint.name === 'getPage' ? Promise.resolve(page) : requirements()) as Read
  return loadPage(read, 'GStore')
}

afterEach(() => vi.restoreAllMocks())

it('reads what platforms ask with the page that shows it', async () => {
  const { blocks } = await load(async () => requirementDoubles)
  expect(blocks).toMatchObject([
    { type: 'storeComparison', stores: [{ subject: '1-us' }, { subject: '1-jp' }, { subject: '77-ru' }] },
    { type: 'storeSites', platform: 77, list: [{}, {}, {}] },
  ])
})

it('leaves out what has no site', async () => {
  expect((await load(async () => [])).blocks).toEqual([])
})

it('shows the page also where they cannot be read, and the comparison says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { blocks } = await load(() => Promise.reject(new Error('away')))
  expect(blocks).toMatchObject([{ type: 'storeComparison', stores: null }])
})
