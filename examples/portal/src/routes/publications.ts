import type { Place } from '../app/page'
import { hasRecordId, inSection, type Row } from '../app/row'
import type { ListPlace } from '../publications/load'
import { detailRow, listRow, listRowWithBlocks, overviewRow } from '../publications/rows'

const byId = { query: ['id'], check: hasRecordId }
const idInPath = { check: ({ params }: Place) => hasRecordId({ params: {}, query: params }) }

const news: ListPlace = {
  type: 'articles',
  path: '/news',
  title: '资讯',
  pageKey: 'news',
  filters: ['category'],
}

const articleRows: Row[] = [
  listRow(news, { page: () => import('../publications/article/ListPage') }),
  detailRow(news, {
    path: '/news/detail',
    ...byId,
    page: () => import('../publications/article/DetailPage'),
  }),
]

const activities: ListPlace = {
  type: 'activities',
  path: '/activity/list',
  title: '全部活动',
  pageKey: 'activity',
  filters: ['state', 'series', 'category', 'city'],
}

/** Activities of one series: those of the incubator are a part of the whole list, those of the pavilion have a list. */
const hatchActivities: ListPlace = {
  ...activities,
  path: `/activity/list?${new URLSearchParams({ series: '孵化活动' })}`,
  title: '全部孵化活动',
  pageKey: 'hatchActivity',
  only: { series: '孵化活动' },
}
const pavilionActivities: ListPlace = {
  ...activities,
  path: '/pavilionActivity/list',
  title: '全部展馆活动',
  pageKey: 'pavilionActivity',
  filters: ['state', 'city'],
  only: { series: '展馆活动' },
}

const activityRows: Row[] = [
  overviewRow(activities, {
    path: '/activity',
    title: '近期活动',
    page: () => import('../publications/activity/OverviewPage'),
  }),
  listRow(activities, { page: () => import('../publications/activity/ListPage') }),
  overviewRow(hatchActivities, {
    path: '/hatchActivity',
    title: '孵化活动',
    page: () => import('../publications/activity/OverviewPage'),
  }),
  overviewRow(pavilionActivities, {
    path: '/pavilionActivity',
    title: '展馆活动',
    page: () => import('../publications/activity/OverviewPage'),
  }),
  listRow(pavilionActivities, { page: () => import('../publications/activity/ListPage') }),
  detailRow(activities, {
    path: '/activity/detail',
    ...byId,
    page: () => import('../publications/activity/DetailPage'),
  }),
]

const clientCases: ListPlace = {
  type: 'clientCases',
  path: '/clientCase',
  title: '客户案例',
  pageKey: 'clientCase',
  filters: ['industry', 'market'],
}

const clientCaseRows: Row[] = [
  listRow(clientCases, { page: () => import('../publications/client-case/ListPage') }),
  detailRow(clientCases, {
    path: '/clientCase/detail/:id?',
    ...idInPath,
    page: () => import('../publications/client-case/DetailPage'),
  }),
]

const makerSpaces: ListPlace = {
  type: 'makerSpaces',
  path: '/makerSpace/list',
  title: '全部空间',
  pageKey: 'makerSpace',
  filters: ['city', 'kind'],
}

const makerSpaceRows: Row[] = [
  overviewRow(makerSpaces, {
    path: '/makerSpace',
    title: '众创空间',
    page: () => import('../publications/maker-space/OverviewPage'),
  }),
  listRow(makerSpaces, { page: () => import('../publications/maker-space/ListPage') }),
  detailRow(makerSpaces, {
    path: '/makerSpace/detail',
    ...byId,
    page: () => import('../publications/maker-space/DetailPage'),
  }),
]

const serviceProviders: ListPlace = {
  type: 'serviceProviders',
  path: '/serviceProvider',
  title: '服务商',
  pageKey: 'serviceProvider',
  filters: ['services', 'city', 'markets', 'platforms'],
}

/** Those who run stores. */
const agencies: ListPlace = {
  ...serviceProviders,
  path: '/GStore/preferredServer',
  title: '优选代运营',
  pageKey: 'preferredServer',
  filters: ['platforms', 'markets', 'monthlyFrom'],
  orders: ['monthlyFrom', 'responseHours', 'clients'],
  isForgiving: true,
  only: { services: '店铺代运营' },
}

const serviceProviderRows: Row[] = [
  listRow(serviceProviders, {
    page: () => import('../publications/service-provider/ListPage'),
  }),
  listRow(agencies, { page: () => import('../publications/service-provider/AgencyListPage') }),
  detailRow(serviceProviders, {
    path: '/serviceProvider/detail',
    ...byId,
    page: () => import('../publications/service-provider/DetailPage'),
  }),
]

const storeApps: ListPlace = {
  type: 'storeApps',
  path: '/GStore/preferredApps',
  title: '优选工具',
  pageKey: 'preferredApps',
  filters: ['platforms', 'category', 'priceModel', 'languages'],
  orders: ['monthly', 'stores'],
  isForgiving: true,
}

const storeAppRows: Row[] = [
  listRow(storeApps, { page: () => import('../publications/store-app/ListPage') }),
  detailRow(storeApps, {
    path: '/GStore/preferredApps/detail',
    ...byId,
    page: () => import('../publications/store-app/DetailPage'),
  }),
]

const videos: ListPlace = {
  type: 'videos',
  path: '/videotest',
  title: '视频',
  pageKey: 'videotest',
  filters: ['category'],
}

const videoRows: Row[] = [
  listRow(videos, { page: () => import('../publications/video/ListPage') }),
  detailRow(videos, {
    path: '/videotest/detail',
    ...byId,
    page: () => import('../publications/video/DetailPage'),
  }),
]

const trademarkPatents: ListPlace = {
  type: 'trademarkPatents',
  path: '/trademarkPatent',
  title: '商标与专利',
  pageKey: 'trademarkPatent',
  filters: ['kind', 'region'],
}

const trademarkPatentRows: Row[] = [
  listRowWithBlocks(trademarkPatents, { page: () => import('../publications/trademark-patent/ListPage') }),
  detailRow(trademarkPatents, {
    path: '/trademarkPatent/detail',
    ...byId,
    page: () => import('../publications/trademark-patent/DetailPage'),
  }),
]

/** What editors publish. */
export const publicationRows: Row[] = [
  ...articleRows,
  ...activityRows,
  ...clientCaseRows.map(inSection),
  ...makerSpaceRows,
  ...serviceProviderRows,
  ...storeAppRows,
  ...videoRows,
  ...trademarkPatentRows,
]
