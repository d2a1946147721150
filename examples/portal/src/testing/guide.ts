import type { ClassCard, CourseCard, GuideDetail, GuideSite, GuideTree } from '@chuhai/contract/guide'
import type { ArticleCard } from '@chuhai/contract/publication'

export const siteDouble = (id: number, name = `站点${id}`, rest: Partial<GuideSite> = {}): GuideSite => ({
  id,
  name,
  logo: { mark: name.slice(0, 1), tint: 'blue' },
  summary: `${name}的用处`,
  address: `https://site-${id}.example`,
  region: '全球',
  tags: ['选品'],
  isOfficial: false,
  firstTypeId: 1,
  secondTypeId: 101,
  isSubscribed: false,
  ...rest,
})

export const treeDouble: GuideTree = [
  {
    id: 1,
    name: '选品与市场',
    summary: '卖什么',
    children: [
      { id: 101, name: '货源平台', siteCount: 2 },
      { id: 102, name: '选品工具', siteCount: 1 },
    ],
  },
  { id: 2, name: '平台开店', summary: '在哪卖', children: [{ id: 201, name: '官方入口', siteCount: 1 }] },
]

export const sitesDouble: GuideSite[] = [
  siteDouble(10101, '义乌购'),
  siteDouble(10102, '卖家精灵', { region: '欧洲', isOfficial: true }),
  siteDouble(20101, '开店入口', { firstTypeId: 2, secondTypeId: 201 }),
]

export const guideDetailDouble: GuideDetail = {
  site: sitesDouble[0] as GuideSite,
  body: '小商品的现货。',
  steps: ['搜索商品', '联系商家'],
  note: '起批量各家不同。',
  appraisals: { count: 12, average: 4.4, own: null },
  neighbours: [sitesDouble[1] as GuideSite],
}

export const articleCardDouble: ArticleCard = {
  id: 101,
  title: '资料要备到什么程度',
  summary: '对得上就行。',
  category: '平台规则',
  cover: '/media/covers/seal-1.svg',
  tags: ['亚马逊'],
  publishedAt: '2026-11-15',
  minutes: 3,
}

export const classCardDouble: ClassCard = {
  id: 1,
  name: '新店陪跑班',
  summary: '八周',
  city: '杭州',
  startsOn: '2026-12-07',
  weeks: 8,
  price: 398_000,
}

export const courseCardDouble: CourseCard = {
  id: 101,
  name: '跨境第一课',
  summary: '全程',
  teacher: '陈屿',
  level: '入门',
  lessons: 6,
  minutes: 109,
  type: 'recorded',
  living: null,
  price: 0,
  tags: ['开店'],
}

const pageOf = (list: unknown[]) => ({ list, total: list.length, page: 1, rows: 9999 })

/** What the site guide's calls answer; undefined for any other path. */
export const guideAnswer = (pathname: string, init?: RequestInit): unknown => {
  const body = JSON.parse(String(init?.body ?? '{}')) as { keyword?: string; firstTypeId?: number }
  if (pathname === '/api/nav/home/tree') return treeDouble
  if (pathname === '/api/nav/home/is_show_hot') return true
  if (pathname === '/api/nav/home/hot/page') return pageOf(sitesDouble.slice(0, 1))
  if (pathname === '/api/nav/home/hot/search/page') return pageOf([{ word: 'VAT 查询' }])
  if (pathname === '/api/site/banner/list') return []
  if (pathname.startsWith('/api/nav/detail/')) return guideDetailDouble
  if (pathname !== '/api/nav/home/nav/page') return undefined
  return pageOf(
    sitesDouble.filter(
      ({ name, firstTypeId }) =>
        name.includes(body.keyword ?? '') && (!body.firstTypeId || firstTypeId === body.firstTypeId),
    ),
  )
}
