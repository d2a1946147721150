import type { MarketServiceCard } from '@chuhai/contract/market'
import { loadOnce } from '@chuhai/core'
import { hasPageNumber } from '../app/lists'
import { hasRecordId, type Row, row } from '../app/row'
import type { ServiceData } from '../market/load'
import type { ShownPage } from '../pages/service/blocks/block'
import type { ListingPlace } from '../publications/load'
import { listRowOf } from '../publications/rows'

const reader = loadOnce(() => import('../market/load'))

const market: ListingPlace = {
  path: '/serviceMarket',
  title: '服务市场',
  pageKey: 'serviceMarket',
  filters: ['category', 'price', 'days', 'place', 'rating', 'platform', 'answers'],
  orders: ['price', 'days', 'rating', 'answers'],
  isForgiving: true,
  isUntagged: true,
}

const component = {
  layout: 'default',
  unlisted: true,
  query: ['id'],
  check: (place) => place.query.id === undefined || hasRecordId(place),
  load: async (context) => (await reader()).loadFramed(market)(context),
  above: ({ above }) => above,
} satisfies Partial<Row<ServiceData>>

/** Services of providers, in packages; and the two components of theirs that other sites show as well. */
export const marketRows: Row[] = [
  listRowOf<MarketServiceCard, ShownPage>(market, {
    page: () => import('../market/ListPage'),
    load: async (context) => (await reader()).loadServices(market)(context),
  }),
  row<ServiceData>({
    path: '/serviceMarket/detail',
    title: ({ item }) => item.title,
    layout: 'default',
    query: ['id', 'page'],
    check: (place) => hasRecordId(place) && hasPageNumber(place),
    page: () => import('../market/DetailPage'),
    load: async (context) => (await reader()).loadDetail(market)(context),
    description: ({ item }) => item.summary,
    above: ({ above }) => above,
    picture: ({ item }) => item.provider.logo,
  }),
  row({
    path: '/serviceMarket/order',
    title: '选择套餐',
    layout: 'default',
    login: true,
    unlisted: true,
    query: ['id', 'package'],
    check: hasRecordId,
    page: () => import('../market/BuyPage'),
  }),
  row<ServiceData>({
    path: '/serviceMarket/component/service-provider-card',
    title: '服务卡片',
    page: () => import('../market/CardPage'),
    ...component,
  }),
  row<ServiceData>({
    path: '/serviceMarket/component/client-info-modal',
    title: '购买前咨询',
    page: () => import('../market/EnquiryPage'),
    ...component,
  }),
]
