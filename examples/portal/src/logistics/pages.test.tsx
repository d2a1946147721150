import { trackParcels } from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { cleanup, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'
import { pageDouble } from '../testing/content'
import { warehouseDouble } from '../testing/logistics'
import { showPage } from '../testing/show-page'

beforeAll(async () => {
  await import('@chuhai/shipping')
})
beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('the overview leads to prices, parcels, warehouses and shipments', async () => {
  const { main } = await showPage('/logistics', { ...pageDouble('logistics'), blocks: [] })
  const ways = within(main.getByRole('navigation', { name: '物流服务' })).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/logistics/list',
    '/logistics/query',
    '/logistics/warehouse/list',
    '/logistics/mailingList',
  ])
})

it('the page of parcels asks for the numbers of its address, and offers somebody who looks for them', async () => {
  const server = createServerDouble().answer(trackParcels, [
    { number: 'CH20261128001', parcel: null },
    { number: 'CH20261128002', parcel: null },
  ])
  const { main } = await showPage('/logistics/query?numbers=CH20261128001,CH20261128002', undefined, {
    server,
  })
  expect(await main.findAllByText(/没有查到这个单号/)).toHaveLength(2)
  const asked = server.requests.find(({ path }) => path === trackParcels.path)
  expect(asked?.body).toEqual({ numbers: ['CH20261128001', 'CH20261128002'] })
  expect(main.getByText('联系客服查件')).toBeTruthy()
})

it('the list of warehouses has those of China apart from those abroad', async () => {
  const abroad = {
    ...warehouseDouble,
    id: 'los-angeles',
    name: '洛杉矶海外仓',
    country: 'US',
    city: '洛杉矶',
  }
  const { main } = await showPage('/logistics/warehouse/list', { warehouses: [warehouseDouble, abroad] })
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '国内集货仓',
    '海外仓',
  ])
  expect(main.getByRole('link', { name: /洛杉矶海外仓/ }).getAttribute('href')).toBe(
    '/logistics/warehouse/los-angeles',
  )
  cleanup()
  const none = await showPage('/logistics/warehouse/list', { warehouses: [] })
  expect(none.main.getByText('还没有仓库')).toBeTruthy()
})
