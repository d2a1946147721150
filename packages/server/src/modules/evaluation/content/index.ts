import type { RuleSetDocument } from '../rule-set'
import { dimensions } from './dimensions'
import { stage, volume } from './experience'
import { markets, platforms } from './places'
import { products } from './products'
import { ratings } from './ratings'
import { wish } from './wish'

/** The rules of a new database. */
export const firstRules: RuleSetDocument = {
  questions: [stage, products, platforms, volume, wish, markets],
  dimensions,
  ratings,
  apart: {
    regions: ['北美', '欧洲', '东南亚', '拉美', '中东', '日韩', '俄语区', '非洲', '大洋洲'],
    marketplaces: ['亚马逊', 'eBay', '速卖通', 'Shopee', 'Lazada', 'TikTok Shop', 'Temu', 'SHEIN', '沃尔玛'],
    openWays: ['独立站', 'B2B'],
  },
  limits: {
    leastTold: 3,
    leastSites: 12,
    sites: 48,
    sitesPerCategory: 4,
    courses: 5,
    leastWeight: 3,
    leastCourseWeight: 2,
    reasonFrom: 3,
    weakest: 2,
    hotPush: 1,
  },
}
