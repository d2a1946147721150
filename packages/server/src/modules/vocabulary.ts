import { array, check, maxLength, minLength, picklist, pipe } from 'valibot'

/** The region of a site; 全球 for all. */
// biome-ignore format: words, not lines
export const guideRegions = ['全球', '北美', '欧洲', '东南亚', '拉美', '中东', '日韩', '俄语区', '非洲', '大洋洲', '中国'] as const

/** Tags of content; the rules of the evaluation refer to them. */
// biome-ignore format: words, not lines
export const guideTags = {
  /** Marketplace. */
  platform: ['亚马逊', 'eBay', '速卖通', 'Shopee', 'Lazada', 'TikTok Shop', 'Temu', 'SHEIN', '沃尔玛', '独立站', 'B2B'],
  /** Task. */
  work: [
    '选品', '货源', '开店', '物流', '海外仓', '广告', '社媒', '建站', 'SEO', '收款', '税务', '合规', '认证', '知识产权',
    '翻译', '文案', '设计', '视频', '客服', 'ERP', '数据', '融资', '保险', '招聘', '培训', '资讯', '社区', '展会', '政策',
  ],
  /** Stage of the business. */
  stage: ['新手', '成长', '规模'],
  /** Price and type. */
  kind: ['免费', '付费', '官方', '中文', '工具', '查询'],
}

/** What the groups of tags are called. */
export const guideTagNames: Record<keyof typeof guideTags, string> = {
  platform: '平台',
  work: '事务',
  stage: '阶段',
  kind: '类型',
}

export const knownTags: readonly string[] = Object.values(guideTags).flat()

/** The tags of sites, articles, courses and classes. */
export const tags = pipe(
  array(picklist(knownTags, ({ received }) => `${received} is not a known tag`)),
  minLength(3, 'must be three tags or more'),
  maxLength(6, 'must be six tags or less'),
  check((list) => new Set(list).size === list.length, 'must not repeat a tag'),
)
