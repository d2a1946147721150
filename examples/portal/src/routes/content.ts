import type { Place } from '../app/page'
import { inSection, type Row, row } from '../app/row'
import { loadService } from '../pages/service'
import type { ShownPage } from '../pages/service/blocks/block'

interface ContentRow extends Partial<Row<ShownPage>> {
  /** Which page of the database this is, when it is not simply the path's name. */
  key?: string | ((place: Place) => string)
}

const keyOfPath = (path: string) => path.slice(1).replaceAll('/', '-')

/** A page of the one template: its texts come from the database. */
export const content = (path: string, title: string, { key, ...extra }: ContentRow = {}): Row =>
  row<ShownPage>({
    path,
    title,
    layout: 'default',
    page: () => import('../pages/service/ServicePage'),
    async load({ read, params, query }) {
      const { loadPage } = await loadService()
      const name = typeof key === 'function' ? key({ params, query }) : (key ?? keyOfPath(path))
      return loadPage(read, name)
    },
    description: (page) => page.summary,
    above: ({ parent }) => (parent ? [parent] : []),
    ...extra,
  })

const tags = ['1', '2', '3', '4']

const hasKnownTag = ({ query }: Place): boolean => query.tag === undefined || tags.includes(query.tag)

/** 找服务: everything a seller can have done. */
export const serviceRows: Row[] = [
  content('/taxCompliance', '税务合规'),
  content('/compliance', '合规服务', {
    title: (page) => page.title,
    query: ['tag'],
    check: hasKnownTag,
    key: ({ query }) => (query.tag ? `compliance-${query.tag}` : 'compliance'),
  }),
  content('/GStore', '全球开店'),
  content('/GStore/details/:id?', '平台开店', {
    title: (page) => page.title,
    page: () => import('../pages/service/PlatformPage'),
    check: (place) =>
      hasKnownTag(place) && (place.params.id === undefined || /^\d{1,9}$/.test(place.params.id)),
    key: ({ params }) => (params.id ? `GStore-${params.id}` : 'GStore'),
  }),
  content('/logistics', '跨境物流', { page: () => import('../logistics/OverviewPage') }),
  content('/comprehensive', '外贸综合服务'),
  content('/adService', '海外广告'),
  content('/mediaMarketing', '海外社媒'),
  content('/marketService', '营销服务'),
  content('/siteBuild', '独立站建设'),
  content('/webServices', '网站与云服务'),
  content('/brandService', '品牌出海'),
  content('/crowdfunding', '海外众筹'),
  content('/billionsDollars', '十亿美金计划', { page: () => import('../applications/GrowthPlanPage') }),
  content('/jointOperation', '联合运营'),
  content('/startBusiness', '创业扶持', { page: () => import('../applications/StartUpPage') }),
  content('/findSeller', '找卖家'),
  content('/digitalHall', '数字展厅'),
]

/** 关于我们. */
export const aboutRows: Row[] = [
  inSection(content('/introduce', '公司介绍')),
  inSection(content('/kylinPlan', '麒麟计划')),
  inSection(content('/contactUs', '联系我们')),
  content('/privacy', '隐私政策与用户协议'),
]

/** 找培训: where people learn on site; the school has rows of its own. */
export const gatheringRows: Row[] = [content('/train', '平台孵化课')]
