import type { Page } from '@chuhai/contract/page'
import { calls } from '../app/calls'
import { type Place, type Row, row } from './row'

interface ContentRow extends Partial<Row<Page>> {
  /** Which page of the database this is, when it is not simply the path's name. */
  key?: string | ((place: Place) => string)
}

const keyOfPath = (path: string) => path.slice(1).replaceAll('/', '-')

/** A page of the one template: its texts come from the database. */
export const content = (path: string, title: string, { key, ...extra }: ContentRow = {}): Row =>
  row<Page>({
    path,
    title,
    layout: 'default',
    page: () => import('../pages/service/ServicePage'),
    async load({ read, params, query }) {
      const { getPage } = await calls.page()
      const name = typeof key === 'function' ? key({ params, query }) : (key ?? keyOfPath(path))
      return read(getPage, { params: { key: name } })
    },
    description: (page) => page.summary,
    ...extra,
  })

const complianceTags = ['1', '2', '3', '4']

/** 找服务: everything a seller can have done. */
export const serviceRows: Row[] = [
  content('/trademarkPatent', '商标与专利'),
  content('/taxCompliance', '税务合规'),
  content('/compliance', '合规服务', {
    title: (page) => page.title,
    query: ['tag'],
    check: ({ query }) => query.tag === undefined || complianceTags.includes(query.tag),
    key: ({ query }) => (query.tag ? `compliance-${query.tag}` : 'compliance'),
  }),
  content('/GStore', '全球开店'),
  content('/GStore/details/:id?', '平台开店', {
    title: (page) => page.title,
    check: ({ params }) => params.id === undefined || /^\d{1,9}$/.test(params.id),
    key: ({ params }) => (params.id ? `GStore-${params.id}` : 'GStore'),
    unlisted: true,
  }),
  content('/serviceMarket', '服务市场'),
  content('/serviceProvider', '服务商'),
  content('/beServiceProvider', '服务商入驻', { login: true, unlisted: true }),
  content('/logistics', '跨境物流'),
  content('/comprehensive', '外贸综合服务'),
  content('/adService', '海外广告'),
  content('/mediaMarketing', '海外社媒'),
  content('/marketService', '营销服务'),
  content('/siteBuild', '独立站建设'),
  content('/webServices', '网站与云服务'),
  content('/brandService', '品牌出海'),
  content('/crowdfunding', '海外众筹'),
  content('/billionsDollars', '十亿美金计划'),
  content('/jointOperation', '联合运营'),
  content('/startBusiness', '创业扶持'),
  content('/makerSpace', '众创空间'),
  content('/findSeller', '找卖家'),
  content('/digitalHall', '数字展厅'),
]

/** 资讯 and 关于我们. */
export const aboutRows: Row[] = [
  content('/news', '资讯'),
  content('/clientCase', '客户案例'),
  content('/introduce', '公司介绍'),
  content('/kylinPlan', '麒麟计划'),
  content('/contactUs', '联系我们'),
  content('/privacy', '隐私政策与用户协议'),
]

/** 找活动 and 找培训: where people meet and learn. */
export const gatheringRows: Row[] = [
  content('/activity', '近期活动'),
  content('/activity/live', '直播', { key: 'activity', login: true, unlisted: true }),
  content('/hatchActivity', '孵化活动'),
  content('/pavilionActivity', '展馆活动'),
  content('/train', '平台孵化课'),
  content('/school', '跨境学院', { layout: 'school' }),
]
