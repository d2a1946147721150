import type { GuideDetail } from '@chuhai/contract/guide'
import { loadOnce } from '@chuhai/core'
import { calls } from '../app/calls'
import { hasRecordId, type Row, row } from '../app/row'
import { firstParagraph } from '../components/text'
import type { GuideHomeData } from '../guide/home/load'
import type { GuideSearchData } from '../guide/search/load'
import type { SpecialGuideData } from '../guide/special/load'

const chrome = loadOnce(() => import('../guide/layout/GuideChrome'))
/** What reads pages comes with the first of them. */
const readers = {
  home: loadOnce(() => import('../guide/home/load')),
  search: loadOnce(() => import('../guide/search/load')),
  special: loadOnce(() => import('../guide/special/load')),
}

/** 跨境导航: the pages of the site guide. */
export const guideRows: Row[] = [
  row<GuideHomeData>({
    path: '/crossBorderSiteGuide',
    title: '跨境导航',
    layout: 'guide',
    chrome,
    query: ['firstTypeId', 'secondTypeId'],
    page: () => import('../guide/home/GuideHomePage'),
    load: async (context) => (await readers.home()).loadGuideHome(context),
  }),
  row<GuideDetail>({
    path: '/crossBorderSiteGuide/detail',
    title: ({ site }) => site.name,
    layout: 'guideEmpty',
    chrome,
    query: ['id'],
    check: hasRecordId,
    above: () => [{ title: '跨境导航', path: '/crossBorderSiteGuide' }],
    description: ({ site, body }) => `${site.name}：${site.summary}。${firstParagraph(body)}`,
    page: () => import('../guide/site/GuideSitePage'),
    async load({ read, query: { id = '' } }) {
      const { getGuideDetail } = await calls.guide()
      return read(getGuideDetail, { params: { id } })
    },
  }),
  row<GuideSearchData>({
    path: '/crossBorderSiteGuide/search',
    title: ({ word }) => (word ? `搜索站点“${word}”` : '搜索站点'),
    layout: 'guide',
    chrome,
    query: ['q', 'keyword', 'region'],
    unlisted: true,
    page: () => import('../guide/search/GuideSearchPage'),
    load: async (context) => (await readers.search()).loadGuideSearch(context),
  }),
  row<SpecialGuideData>({
    path: '/crossBorderSiteGuide/specialGuide',
    title: '专属导航',
    layout: 'guide',
    chrome,
    query: ['id'],
    login: true,
    unlisted: true,
    page: () => import('../guide/special/SpecialGuidePage'),
    load: async (context) => (await readers.special()).loadSpecialGuide(context),
  }),
  row({
    path: '/crossBorderSiteGuide/subscribeForMy',
    title: '我的订阅',
    layout: 'guide',
    chrome,
    login: true,
    unlisted: true,
    page: () => import('../guide/subscriptions/SubscriptionsPage'),
  }),
]
