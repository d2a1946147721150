import type { MarketCategory } from './filters'

const topics: Record<MarketCategory, string> = {
  物流货代: '头程物流',
  海外仓储: '海外仓',
  财税合规: '税务合规',
  知识产权: '商标注册',
  认证检测: '产品认证',
  广告投放: '谷歌广告',
  社媒内容: '海外社媒',
  独立站: '独立站搭建',
  摄影设计: '品牌策划',
  翻译本地化: '品牌策划',
  店铺代运营: '店铺代运营',
}

/** The topics of a consultation about what providers offer, each once; what is not known has none. */
export const topicsOf = (services: readonly string[]): string[] => [
  ...new Set(Object.entries(topics).flatMap(([service, topic]) => (services.includes(service) ? topic : []))),
]
