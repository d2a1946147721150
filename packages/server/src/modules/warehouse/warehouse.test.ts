import type { Warehouse, WarehouseCard } from '@chuhai/contract/logistics'
import { expect, it } from 'vitest'
import { search } from '../../search/search'
import { startTestApp } from '../../testing/test-app'

const server = startTestApp()

it('lists warehouses, those of China first, each with a page of its own', async () => {
  const { data } = (await server.get<WarehouseCard[]>('/api/logistics/warehouse')).envelope
  expect(data.length).toBeGreaterThanOrEqual(4)
  const isAbroad = data.map(({ country }) => country !== 'CN')
  expect(isAbroad).toEqual(isAbroad.toSorted())
  for (const { id, name } of data)
    expect((await server.get<Warehouse>(`/api/logistics/warehouse/${id}`)).envelope.data).toMatchObject({
      id,
      name,
    })
})

it('a warehouse has an address in both scripts where carriers abroad ask for it, its hours, and the way to it', async () => {
  const { data } = (await server.get<Warehouse>('/api/logistics/warehouse/frankfurt')).envelope
  expect(data).toMatchObject({
    country: 'DE',
    timeZone: 'Europe/Berlin',
    address: { city: '罗德高' },
    latinAddress: { city: 'Rodgau', street: 'Siemensstraße 12' },
    hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }],
  })
  expect(data.map.streets.length).toBeGreaterThan(1)
})

it('one that does not exist is not found', async () => {
  expect((await server.get('/api/logistics/warehouse/atlantis')).http).toBe(404)
  expect((await server.get('/api/logistics/warehouse/A')).http).toBe(422)
})

it('is found by the search', async () => {
  const found = await search(server.db, '义乌小包仓', { kinds: ['warehouse'], limit: 5 })
  expect(found.map(({ address }) => address)).toContain('/logistics/warehouse/yiwu')
})
