import type { Reading, ReadingDetail } from '@chuhai/contract/reading'
import type { SearchResults, ServiceItem, ServiceItems, TagGroups, Tagged } from '@chuhai/contract/search'
import { articleDouble } from './publications'

const plain = (text: string) => [{ text, isHit: false }]

export const kindsDouble = [
  { kind: 'service', label: '服务', total: 1 },
  { kind: 'news', label: '资讯', total: 12 },
]

/** Finds what is about taxes, corrects 税物, and takes GPRS for GPSR. */
export const resultsDouble = (question: string, kind?: string | null): SearchResults => {
  const isFound = question.includes('税')
  const kinds = isFound ? kindsDouble : []
  const asked = kinds.filter((each) => !kind || each.kind === kind)
  return {
    list: asked.map((each) => ({
      kind: each.kind,
      label: each.label,
      path: each.kind === 'news' ? '/news/detail?id=101' : '/taxCompliance',
      title: [
        { text: '税', isHit: true },
        { text: '务合规', isHit: false },
      ],
      excerpt: plain(`${each.label}里写着${question}`),
      publishedAt: each.kind === 'news' ? '2026-11-15' : null,
    })),
    total: asked.reduce((sum, { total }) => sum + total, 0),
    page: 1,
    rows: 10,
    kinds,
    services: isFound ? 1 : 0,
    searchedFor: question === '税物' ? '税务' : null,
    suggestion: question === 'GPRS' ? 'GPSR' : null,
  }
}

export const serviceDouble: ServiceItem = {
  kind: 'service',
  path: '/taxCompliance',
  title: plain('税务合规'),
  summary: plain('十国税号注册与申报'),
  offer: {
    category: '知识产权与合规',
    price: 240000,
    per: '年',
    isFrom: true,
    note: '德国注册与首年申报',
    duration: { from: 4, to: 8, unit: '周', until: '下发税号' },
  },
}

export const servicesDouble: ServiceItems = {
  list: [serviceDouble],
  total: 30,
  page: 1,
  rows: 12,
  categories: [{ name: '知识产权与合规', total: 30 }],
  searchedFor: null,
  suggestion: null,
}

export const tagGroupsDouble: TagGroups = [{ name: '事务', tags: [{ name: '税务', total: 14 }] }]

export const taggedDouble: Tagged = {
  name: '税务',
  total: 14,
  kinds: kindsDouble.map((each) => ({
    ...each,
    list: [
      {
        kind: each.kind,
        path: `/news/detail?id=${each.total}`,
        title: `${each.label}一则`,
        summary: '写着税务',
        publishedAt: '2026-11-15',
      },
    ],
  })),
  page: 1,
  rows: 20,
  near: [{ name: '合规', total: 5 }],
}

export const readingDouble: ReadingDetail = {
  id: 1,
  title: '第一次开店',
  lead: '头两个月的决定',
  illustration: 'shop',
  suits: '还没有店铺的卖家',
  tags: ['开店'],
  updated: '2026-11-15',
  minutes: 6,
  articleIds: [101, 102],
  articles: [
    { why: '先核一遍资料。', article: articleDouble },
    { why: '再看第二篇。', article: { ...articleDouble, id: 102, title: '第二篇' } },
  ],
}

const { articles: _, ...readingCard } = readingDouble
export const readingsDouble: Reading[] = [readingCard, { ...readingCard, id: 2, title: '税与报关' }]

const addressesDouble = [
  { path: '/news/detail?id=101', lastModified: '2026-11-15' },
  { path: '/activity/detail?id=1', lastModified: '2026-11-01' },
  { path: '/clientCase/detail/1', lastModified: '2026-10-01' },
  { path: '/makerSpace/detail?id=1', lastModified: '2026-10-01' },
  { path: '/GStore/details/1?tag=1', lastModified: null },
  { path: '/siteBuild', lastModified: null },
  { path: '/activity/live', lastModified: null },
  { path: '/nowhere', lastModified: null },
]

export const searchAnswer = (pathname: string, query: URLSearchParams): unknown => {
  if (pathname === '/api/search') return resultsDouble(query.get('q') ?? '', query.get('kind'))
  if (pathname === '/api/search/serviceItem') return servicesDouble
  if (pathname === '/api/search/address') return addressesDouble
  if (pathname === '/api/tag') return tagGroupsDouble
  if (pathname === '/api/tag/content') return taggedDouble
  if (pathname === '/api/reading') return readingsDouble
  return /^\/api\/reading\/\d+$/.test(pathname) ? readingDouble : undefined
}
