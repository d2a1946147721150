import { offerCategories, serviceOrders } from '@chuhai/contract/search'
import { loadOnce } from '@chuhai/core'
import { calls } from '../app/calls'
import { hasPageNumber } from '../app/lists'
import type { Place } from '../app/page'
import { hasRecordId, type Row, row } from '../app/row'
import type { ReadingData } from '../reading/ReadingPage'
import type { SearchData } from '../search/load'
import type { ServicesData } from '../search/load-services'
import type { TagData } from '../search/load-tag'

/** What reads pages comes with the first of them. */
const readers = {
  hits: loadOnce(() => import('../search/load')),
  services: loadOnce(() => import('../search/load-services')),
  topics: loadOnce(() => import('../search/load-tag')),
}

const kindOf = ({ topic, ...rest }: TagData & { kind?: string }): string =>
  topic?.kinds.find(({ kind }) => kind === rest.kind)?.label ?? ''

/** Whether an address names a list of services. */
const isServicesPlace = (place: Place): boolean => {
  const { category, order } = place.query
  return (
    hasPageNumber(place) &&
    (!category || offerCategories.some((each) => each === category)) &&
    (!order || serviceOrders.some((each) => each === order))
  )
}

/** Whether an address names a topic's list; which topics there are is the server's to say. */
const isTagPlace = (place: Place): boolean => hasPageNumber(place) && (place.query.name ?? '').length <= 20

/** Ways to find: the search, the services, the topics and the reading lists. */
export const searchRows: Row[] = [
  row<SearchData>({
    path: '/search',
    title: ({ question }) => (question ? `搜索“${question}”` : '搜索'),
    layout: 'default',
    query: ['q', 'kind', 'page'],
    check: hasPageNumber,
    unlisted: true,
    page: () => import('../search/SearchPage'),
    load: async (context) => (await readers.hits()).loadSearch(context),
  }),
  row<ServicesData>({
    path: '/search/serviceItem',
    title: ({ question, category }) => (question ? `“${question}”相关的服务` : (category ?? '全部服务')),
    layout: 'default',
    query: ['q', 'category', 'order', 'page'],
    check: isServicesPlace,
    above: () => [{ title: '搜索', path: '/search' }],
    page: () => import('../search/ServiceItemsPage'),
    load: async (context) => (await readers.services()).loadServices(context),
  }),
  row<TagData>({
    path: '/tag',
    title: (data) => (data.topic ? [data.topic.name, kindOf(data)].filter(Boolean).join(' · ') : '全部话题'),
    layout: 'default',
    query: ['name', 'kind', 'page'],
    check: isTagPlace,
    above: ({ topic }) => (topic ? [{ title: '全部话题', path: '/tag' }] : []),
    page: () => import('../search/TagPage'),
    load: async (context) => (await readers.topics()).loadTag(context),
  }),
  row<ReadingData>({
    path: '/reading',
    title: ({ reading }) => reading?.title ?? '专题阅读',
    layout: 'default',
    query: ['id'],
    check: (place) => place.query.id === undefined || hasRecordId(place),
    above: ({ reading }) => [
      { title: '资讯', path: '/news' },
      ...(reading ? [{ title: '专题阅读', path: '/reading' }] : []),
    ],
    page: () => import('../reading/ReadingPage'),
    async load({ read, query: { id } }) {
      const { getReading, listReadings } = await calls.reading()
      const [readings, reading] = await Promise.all([
        read(listReadings),
        id ? read(getReading, { params: { id } }) : null,
      ])
      return { readings, reading }
    },
  }),
]
