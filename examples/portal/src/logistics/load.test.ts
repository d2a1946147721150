import { getWarehouse, listLines, listWarehouses } from '@chuhai/contract/logistics'
import { describe, expect, it } from 'vitest'
import type { Read } from '../app/page'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { lineDouble, warehouseDouble } from '../testing/logistics'
import { loadLines, loadWarehouse } from './load'

const asked: unknown[] = []
const readOf = (answers: readonly (readonly [object, unknown])[]) => {
  asked.length = 0
  return ((endpoint: object, input: unknown) => {
    asked.push(input)
    const found = answers.find(([one]) => one === endpoint)
    return found ? Promise.resolve(found[1]) : Promise.reject(new Error('not read'))
  }) as Read
}

describe('the lines of an address', () => {
  it('are narrowed down by what it says', async () => {
    const read = readOf([[listLines, [lineDouble]]])
    const data = await loadLines({ read, params: {}, query: { kind: 'express', goods: 'magnetic' } })
    expect(asked).toEqual([{ query: { kind: 'express', goodsKind: 'magnetic' } }])
    expect(data.lines).toHaveLength(1)
  })

  it.each([{ kind: 'rocket' }, { goods: 'weapons' }])('that says %j are not there', async (query) => {
    const read = readOf([[listLines, []]])
    await expect(loadLines({ read, params: {}, query })).rejects.toMatchObject({ httpStatus: 404 })
  })

  it('are null where they cannot be read', async () => {
    expect((await loadLines({ read: readOf([]), params: {}, query: {} })).lines).toBeNull()
  })
})

describe('the warehouse of an address', () => {
  const load = loadWarehouse({ title: '跨境物流', path: '/logistics' })
  const read = () =>
    readOf([
      [listWarehouses, [warehouseDouble]],
      [getWarehouse, warehouseDouble],
    ])

  it('is that of its name, and the first where it has none', async () => {
    await load({ read: read(), params: { id: 'hangzhou' }, query: {} })
    expect(asked).toEqual([{ params: { id: 'hangzhou' } }])
    const { warehouse } = await load({ read: read(), params: {}, query: {} })
    expect(warehouse.name).toBe('杭州下沙仓')
  })

  it('is not there for what can be no name, or where there are none', async () => {
    await expect(load({ read: read(), params: { id: '7' }, query: {} })).rejects.toMatchObject({
      httpStatus: 404,
    })
    const none = readOf([[listWarehouses, []]])
    await expect(load({ read: none, params: {}, query: {} })).rejects.toMatchObject({ httpStatus: 404 })
  })
})

it.each([
  ['/logistics/1', '/logistics/:id'],
  ['/logistics/query', '/logistics/query'],
  ['/logistics/logisticsOrder', '/logistics/logisticsOrder'],
  ['/logistics/warehouse', '/logistics/warehouse/:id?'],
  ['/logistics/warehouse/list', '/logistics/warehouse/list'],
  ['/logistics/warehouse/hangzhou', '/logistics/warehouse/:id?'],
  ['/logistics/01', undefined],
])('%s is a page of %s', (href, path) => {
  expect(createMatcher(rows)(href)?.row.path).toBe(path)
})
