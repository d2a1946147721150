import type {
  Activity,
  Article,
  ClientCase,
  MakerSpace,
  PublicationDetail,
  ServiceProvider,
  StoreApp,
  TrademarkPatent,
  Video,
} from '@chuhai/contract/publication'

export const articleDouble: Article = {
  id: 101,
  title: '资料要备到什么程度',
  summary: '多半不是缺资料。',
  category: '平台规则',
  author: '编辑部',
  publishedAt: '2026-11-15',
  minutes: 3,
  cover: '/media/covers/seal-1.svg',
  tags: ['亚马逊', '开店'],
  body: '## 先备五样\n\n指定一个人负责到底。\n\n- 营业执照\n- 收款账户',
}

export const activityDouble: Activity = {
  id: 1,
  title: '选品对接会',
  summary: '工厂带新品到场。',
  cover: '/media/covers/crane-1.svg',
  tags: ['选品', '亚马逊'],
  publishedAt: '2026-11-01',
  startsAt: '2026-12-16T01:00:00.000Z',
  endsAt: '2026-12-16T09:00:00.000Z',
  everyDays: 84,
  series: '平台活动',
  category: '选品对接',
  city: '杭州',
  place: '国际博览中心',
  seats: 120,
  left: 86,
  fee: 0,
  closesHours: 24,
  isCancelled: false,
  host: '出海云',
  suits: '工厂与卖家',
  agenda: [{ time: '9:00', title: '签到', text: '领取样品清单。' }],
  body: '带上样品。',
}

export const clientCaseDouble: ClientCase = {
  id: 1,
  title: '从代工到自己的牌子',
  summary: '先砍到六个款。',
  cover: '/media/covers/parcel-1.svg',
  tags: ['选品'],
  publishedAt: '2026-10-01',
  client: '宁居家居',
  city: '余姚',
  industry: '家居',
  market: '欧洲',
  figures: [{ figure: '96', unit: '天', label: '评测到首单' }],
  quote: '第一次看到自己的牌子。',
  person: '沈立群',
  role: '总经理',
  steps: [{ when: '3 月', title: '砍款', text: '只留六个。' }],
  body: '经过。',
}

export const makerSpaceDouble: MakerSpace = {
  id: 1,
  title: '海创园',
  summary: '楼上办公，楼下发货。',
  cover: '/media/covers/shop-1.svg',
  tags: ['开店'],
  publishedAt: '2026-10-01',
  city: '杭州',
  kind: '产业园',
  address: '文一西路',
  price: 68_000,
  area: 12_000,
  vacant: 46,
  transport: '地铁五号线',
  facilities: ['直播间', '小仓'],
  rooms: [{ name: '工位', size: '1 人', price: 68_000, note: '含网络' }],
  body: '看房。',
}

export const videoDouble: Video = {
  id: 1,
  title: '看懂体积重',
  summary: '一箱货按哪个重量收。',
  cover: '/media/videos/volumetric-weight.webp',
  tags: ['物流', '设计'],
  publishedAt: '2026-11-10',
  category: '物流',
  seconds: 20,
  speaker: '编辑部',
  file: '/media/videos/volumetric-weight.mp4',
  subtitles: '/media/videos/volumetric-weight.vtt',
  chapters: [
    { at: 0, title: '为什么' },
    { at: 9, title: '怎么算' },
  ],
  transcript: [
    { at: 0, text: '飞机先装满的是空间。' },
    { at: 4.5, text: '和实重比，取大的收。' },
    { at: 9, text: '长乘宽乘高，除以 5000。' },
  ],
  body: '先量箱子。',
}

export const serviceProviderDouble: ServiceProvider = {
  id: 1,
  title: '海桥货代',
  summary: '海卡与空派。',
  cover: '/media/covers/ship-1.svg',
  tags: ['物流'],
  publishedAt: '2026-10-01',
  city: '宁波',
  founded: 2014,
  services: ['物流货代'],
  markets: ['欧洲'],
  languages: ['英语'],
  platforms: ['亚马逊'],
  monthlyFrom: null,
  clients: 420,
  responseHours: 2,
  company: '宁波海桥国际货运代理有限公司',
  staff: '46 人',
  prices: [{ name: '海卡', price: 98_000, unit: '立方米', note: '21 天起' }],
  team: [{ name: '方海', role: '操作', text: '十年。' }],
  qualifications: ['无船承运人'],
  cases: [{ client: '宁居家居', title: '旺季不断货', text: '提前订舱。' }],
  body: '报价一次说清。',
}

export const storeAppDouble: StoreApp = {
  id: 1,
  title: '潮汐补货',
  summary: '按销量算出什么时候补货。',
  cover: '/media/apps/tide.svg',
  tags: ['工具'],
  publishedAt: '2026-10-01',
  platforms: ['亚马逊', 'Shopee'],
  category: '库存与物流',
  priceModel: '按月',
  languages: ['中文'],
  maker: '杭州潮汐软件有限公司',
  monthly: 12_900,
  stores: 1200,
  offer: { text: '首月五折', code: 'TIDE50', endsAt: '2026-12-31T16:00:00.000Z' },
  plans: [{ name: '标准', price: 12_900, unit: '月', note: '三家店' }],
  screenshots: [{ picture: '/media/apps/tide-1.svg', text: '补货表' }],
  access: ['读取订单与库存'],
  limits: ['不替您下采购单'],
  body: '先连店铺。',
}

export const trademarkPatentDouble: TrademarkPatent = {
  id: 1,
  title: '美国商标注册',
  summary: '提交当天拿到申请号。',
  cover: '/media/covers/tm-us.svg',
  tags: ['知识产权'],
  publishedAt: '2026-10-01',
  kind: '商标',
  region: '美国',
  duration: '12–14 个月',
  fees: [
    { name: '申请费', official: 249_000, service: 89_000, note: '350 美元' },
    { name: '注册费', official: 100_000, service: 0, note: null },
  ],
  documents: [{ name: '商标图样', text: '清晰黑白稿。' }],
  included: ['近似检索报告'],
  stages: [{ when: '第 1 天', title: '近似检索', text: '给出判断。' }],
  risks: [{ title: '证据造假', text: '会被撤销。' }],
  body: '先注册文字。',
}

const publicationDoubles: Record<string, PublicationDetail> = {
  news: articleDouble,
  activity: activityDouble,
  clientCase: clientCaseDouble,
  makerSpace: makerSpaceDouble,
  video: videoDouble,
  serviceProvider: serviceProviderDouble,
  storeApp: storeAppDouble,
  trademarkPatent: trademarkPatentDouble,
}

/** What the server answers to the calls of a type of publication: a list of one, and the page of it. */
export const publicationAnswer = (pathname: string, init?: RequestInit): object | undefined => {
  const [, , key = '', part] = pathname.split('/')
  const item = publicationDoubles[key]
  if (!item) return undefined
  if (part !== 'page') return { item, related: [] }
  const { page = 1 } = JSON.parse(String(init?.body ?? '{}')) as { page?: number }
  return { list: [item], total: 30, page, rows: 12 }
}
