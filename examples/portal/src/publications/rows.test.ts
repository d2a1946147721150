import { publicationTypes, runsStores } from '@chuhai/contract/publication'
import { expect, it } from 'vitest'
import type { Place, Read } from '../app/page'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { createReader } from '../server/reader'
import { serverDouble } from '../testing/server'
import type { DetailData, ListData } from './load'
import { publicationMessages } from './messages'

const match = createMatcher(rows)
const read: Read = createReader(serverDouble(), 'https://www.chuhai.example')

const open = async <D>(href: string) => {
  const { row, ...place } = match(href) as { row: (typeof rows)[number] } & Place
  return { row, data: (await row.load?.({ ...place, read })) as D }
}

it.each(publicationTypes.map((type) => [type.label, type] as const))(
  'the page of %s is where the contract says, and its list has the filters of the contract',
  async (_, { detailPath, filters, orders: known }) => {
    const { data } = await open<DetailData>(`${detailPath}1`)
    expect(data.detailPath).toBe(detailPath)
    const list = await open<ListData>(data.path)
    const orders = list.data.orders.length > 0 ? ['order'] : []
    expect(list.row.query).toEqual([...Object.keys(filters), ...orders, 'tag', 'word', 'page'])
    expect(list.data.filters).toEqual(filters)
    for (const texts of Object.values(publicationMessages)) {
      expect(Object.keys(texts.filters)).toEqual(expect.arrayContaining(Object.keys(filters)))
      expect(Object.keys(texts.orders)).toEqual(expect.arrayContaining(Object.keys(known)))
    }
  },
)

it('a list of one series asks for that series, and offers no other', async () => {
  const asked: unknown[] = []
  const watched: Read = (endpoint, ...input) => {
    asked.push((input[0] as { body?: unknown } | undefined)?.body)
    return read(endpoint, ...input)
  }
  const { row, ...place } = match('/pavilionActivity/list?city=义乌') as {
    row: (typeof rows)[number]
  } & Place
  const data = (await row.load?.({ ...place, read: watched })) as ListData
  expect(asked).toContainEqual(expect.objectContaining({ series: '展馆活动', city: '义乌' }))
  expect(Object.keys(data.filters)).toEqual(['state', 'city'])
  expect(row.query).not.toContain('series')
})

it('the list of those who run stores asks for them alone, by platform, market and price', async () => {
  const { row, ...place } = match('/GStore/preferredServer?monthlyFrom=8,000 元以上&order=clients') as {
    row: (typeof rows)[number]
  } & Place
  const asked: unknown[] = []
  const watched: Read = (endpoint, ...input) => {
    asked.push((input[0] as { body?: unknown } | undefined)?.body)
    return read(endpoint, ...input)
  }
  const data = (await row.load?.({ ...place, read: watched })) as ListData
  expect(asked).toContainEqual(
    expect.objectContaining({ services: runsStores, monthlyFrom: '8,000 元以上', order: 'clients' }),
  )
  expect(Object.keys(data.filters)).toEqual(['platforms', 'markets', 'monthlyFrom'])
})

it('the pages above are those above the texts of a list, its overview, where it has one, and the list', async () => {
  const above = async (href: string) => (await open<DetailData>(href)).data.above.map(({ path }) => path)
  expect(await above('/news/detail?id=101')).toEqual(['/#services', '/news'])
  expect(await above('/activity/list')).toEqual(['/#services', '/activity'])
  expect(await above('/activity/detail?id=1')).toEqual(['/#services', '/activity', '/activity/list'])
})
