import * as v from 'valibot'
import { publicationType } from './publication-type'

/** What service providers offer; lists are narrowed down by it, and applicants choose from it. */
export const providerServices = [
  '物流货代',
  '海外仓储',
  '财税合规',
  '知识产权',
  '认证检测',
  '广告投放',
  '社媒内容',
  '独立站',
  '摄影设计',
  '翻译本地化',
  '店铺代运营',
] as const

/** What those who run stores of others do; `/GStore/preferredServer` lists them alone. */
export const runsStores: (typeof providerServices)[number] = '店铺代运营'

/** Where the clients of service providers sell. */
export const providerMarkets = ['欧洲', '北美', '东南亚', '拉美', '中东', '日韩'] as const

/** The languages that service providers work in. */
export const providerLanguages = [
  '英语',
  '德语',
  '法语',
  '西班牙语',
  '意大利语',
  '葡萄牙语',
  '日语',
  '韩语',
  '泰语',
  '越南语',
  '印尼语',
  '阿拉伯语',
] as const

/** Where the clients of service providers have their stores: the platforms of the store menu, and sites of their own. */
export const providerPlatforms = [
  '亚马逊',
  '速卖通',
  'eBay',
  'Shopee',
  'TikTok Shop',
  'Temu',
  'Lazada',
  '沃尔玛',
  '独立站',
] as const

/** The cities that service providers are in. */
export const providerCities = ['杭州', '宁波', '义乌', '上海', '深圳', '广州', '厦门', '青岛'] as const

/**
 * Companies that serve sellers; `clients` are those served so far, `responseHours` the mean first answer in working hours,
 * `platforms` those that they know, `monthlyFrom` what running one store costs a month at least, in fen: null where it is named on
 * request, and for all that run none.
 */
export const serviceProviders = publicationType({
  key: 'serviceProvider',
  names: ['listServiceProviders', 'getServiceProvider'],
  label: '服务商',
  detailPath: '/serviceProvider/detail?id=',
  card: {
    city: v.string(),
    founded: v.number(),
    services: v.array(v.string()),
    markets: v.array(v.string()),
    languages: v.array(v.string()),
    platforms: v.array(v.string()),
    monthlyFrom: v.nullable(v.number()),
    clients: v.number(),
    responseHours: v.number(),
  },
  detail: {
    company: v.string(),
    staff: v.string(),
    /** `price` is the lowest, in fen. */
    prices: v.array(v.object({ name: v.string(), price: v.number(), unit: v.string(), note: v.string() })),
    team: v.array(v.object({ name: v.string(), role: v.string(), text: v.string() })),
    qualifications: v.array(v.string()),
    cases: v.array(v.object({ client: v.string(), title: v.string(), text: v.string() })),
  },
  filters: {
    services: providerServices,
    city: providerCities,
    markets: providerMarkets,
    platforms: providerPlatforms,
  },
  bands: {
    monthlyFrom: {
      '5,000 元以内': [0, 500_000],
      '5,000–8,000 元': [500_000, 800_000],
      '8,000 元以上': [800_000, null],
    },
  },
  orders: { monthlyFrom: 'lowest', responseHours: 'lowest', clients: 'highest' },
})

/** A service provider in lists. */
export type ServiceProviderCard = v.InferOutput<typeof serviceProviders.card>
/** A service provider on its page. */
export type ServiceProvider = v.InferOutput<typeof serviceProviders.detail>
