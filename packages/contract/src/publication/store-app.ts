import * as v from 'valibot'
import { isOwnPath } from '../web-address'
import { appOffer } from './app-offer'
import { publicationType } from './publication-type'
import { providerPlatforms } from './service-provider'

/**
 * Tools for those who run a store; `monthly` is what a store pays a month at least, in fen, 0 where nothing is due without use,
 * `stores` how many use it, as its maker says.
 */
export const storeApps = publicationType({
  key: 'storeApp',
  names: ['listStoreApps', 'getStoreApp'],
  label: '开店工具',
  detailPath: '/GStore/preferredApps/detail?id=',
  card: {
    platforms: v.array(v.string()),
    category: v.string(),
    priceModel: v.string(),
    languages: v.array(v.string()),
    maker: v.string(),
    monthly: v.number(),
    stores: v.number(),
    offer: v.nullable(appOffer),
  },
  detail: {
    /** `price` is in fen, 0 for free, null where it depends on what the note says. */
    plans: v.array(
      v.object({ name: v.string(), price: v.nullable(v.number()), unit: v.string(), note: v.string() }),
    ),
    screenshots: v.array(
      v.object({
        picture: v.pipe(v.string(), v.check(isOwnPath, 'must be a path of this site')),
        text: v.string(),
      }),
    ),
    /** What a store gives it leave to do. */
    access: v.array(v.string()),
    /** What it does not do. */
    limits: v.array(v.string()),
  },
  filters: {
    platforms: providerPlatforms,
    category: [
      '选品与数据',
      '刊登与 ERP',
      '广告',
      '客服与评价',
      '库存与物流',
      '财务与税务',
      '图片与视频',
      '翻译与文案',
    ],
    priceModel: ['免费', '有免费版', '按月', '按用量'],
    languages: ['中文', '英语', '西班牙语', '葡萄牙语', '泰语', '越南语', '印尼语'],
  },
  orders: { monthly: 'lowest', stores: 'highest' },
})

/** A tool in lists. */
export type StoreAppCard = v.InferOutput<typeof storeApps.card>
/** A tool on its page. */
export type StoreApp = v.InferOutput<typeof storeApps.detail>
