/** Colours of a drawn logo, as the site guide shows it. */
export type MarkTint = 'blue' | 'orange' | 'green' | 'sand' | 'ink'

/** Where somebody sells with what a site offers; 全球 when it does not matter. */
export const guideRegions = [
  '全球',
  '北美',
  '欧洲',
  '东南亚',
  '拉美',
  '中东',
  '日韩',
  '俄语区',
  '非洲',
  '大洋洲',
  '中国',
] as const

/** Words a site is described by; the rules of the evaluation speak of them. */
export const guideTags = {
  /** For which marketplace. */
  platform: [
    '亚马逊',
    'eBay',
    '速卖通',
    'Shopee',
    'Lazada',
    'TikTok Shop',
    'Temu',
    'SHEIN',
    '沃尔玛',
    '独立站',
    'B2B',
  ],
  /** For which job. */
  work: [
    '选品',
    '货源',
    '开店',
    '物流',
    '海外仓',
    '广告',
    '社媒',
    '建站',
    'SEO',
    '收款',
    '税务',
    '合规',
    '认证',
    '知识产权',
    '翻译',
    '文案',
    '设计',
    '视频',
    '客服',
    'ERP',
    '数据',
    '融资',
    '保险',
    '招聘',
    '培训',
    '资讯',
    '社区',
    '展会',
    '政策',
  ],
  /** For whom. */
  stage: ['新手', '成长', '规模'],
  /** What it costs, what it is. */
  kind: ['免费', '付费', '官方', '中文', '工具', '查询'],
} as const

export type GuideTag = (typeof guideTags)[keyof typeof guideTags][number]

/** A site of a new database. Its id never changes: addresses, subscriptions and answers hold it. */
export interface SiteContent {
  /** The second-level category's id and two digits: 10101. */
  id: number
  name: string
  /** The drawn logo: one or two signs on a tint. */
  mark: string
  tint: MarkTint
  /** One line of 8 to 22 characters that says what somebody does there; true, and no advertisement. */
  summary: string
  /** https where the site has it. */
  address: string
  region: (typeof guideRegions)[number]
  /** Three to six of `guideTags`. */
  tags: GuideTag[]
  /** Run by an authority, or the platform's own. */
  isOfficial?: true
  /** Place among the hot ones, 1 first; only for the few that are. */
  hot?: number
  /** Two to four sentences: what it is, who needs it, when. */
  about: string
  /** How to use it, in two to four steps. */
  steps: string[]
  /** What to know before: cost, limits, language, a usual mistake. */
  note: string
}

/** A first-level category with its second-level ones. */
export interface CategoryContent {
  /** 1 to 99. */
  id: number
  name: string
  /** One line under its headline. */
  summary: string
  children: {
    /** The first-level id and two digits: 101. */
    id: number
    name: string
    sites: SiteContent[]
  }[]
}
