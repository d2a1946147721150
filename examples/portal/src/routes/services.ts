import { content } from './content'
import type { Row } from './row'

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
  content('/GStore/details/{id?}', '平台开店', {
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
