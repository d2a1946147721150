import type { Home } from '@chuhai/contract/home'
import type { Page } from '@chuhai/contract/page'

const link = { text: '更多', path: '/serviceMarket' }
const figure = { figure: '96', unit: '天', label: '评测到首单' }

const head = (title: string) => ({ title, lead: null, name: null })

/** A content page with blocks of several types, its words marked with its key. */
export const pageDouble = (key: string): Page => ({
  key,
  path: `/${key}`,
  title: `题目 ${key}`,
  headline: [`大字 ${key}`],
  summary: `摘要 ${key}`,
  lead: `引言 ${key}`,
  parent: { title: '找服务', path: '/#services' },
  tabs: [],
  tone: 'light',
  picture: null,
  price: { figure: '¥9,800', note: '15 天上线' },
  blocks: [
    { type: 'facts', list: [{ term: '上线', text: '15–60 天' }] },
    {
      ...head('价格'),
      type: 'prices',
      plans: [{ name: '启航版', price: '¥9,800', mark: '多数人选' }],
      rows: [{ label: '页面', values: ['8 个'] }],
      note: null,
    },
    { ...head('三十天'), type: 'steps', list: [{ when: '第 1 天', title: '访谈', text: '确认国家' }] },
    { ...head('走过的航线'), type: 'cases', ids: [1, 2] },
    { ...head('近期文章'), type: 'articles', tag: '税务' },
    {
      ...head('要备什么'),
      type: 'checklist',
      groups: [{ title: '主体', items: [{ text: '营业执照', note: null }] }],
    },
    { type: 'text', body: `## 一 {#one}\n\n正文 ${key}`, updated: '2026 年 11 月 1 日' },
    { ...head('常被问到'), type: 'questions', list: [{ question: '归谁？', answer: `答案 ${key}` }] },
    {
      type: 'consultation',
      title: '聊聊',
      text: '24 小时内回电',
      sections: ['独立站搭建'],
      links: [{ title: '联系我们', path: '/contactUs' }],
    },
  ],
})

/** A home page with one of everything. */
export const homeDouble: Home = {
  announcement: { id: 'cup', title: '报名开放', text: '总奖金', image: null, action: link },
  hero: {
    headline: ['从工厂到海外买家，'],
    lead: '开店、物流',
    second: link,
    voyage: { title: '第一条航线', text: '96 天', stops: [{ date: '3 月 2 日', text: '完成评测' }] },
    figures: [figure],
  },
  legs: {
    title: '五段服务',
    lead: '按段办事',
    more: link,
    list: [
      {
        name: '合规',
        icon: 'shield',
        text: '先理清',
        services: [{ title: '商标', price: '', path: '/trademarkPatent' }],
      },
    ],
  },
  market: {
    title: '成交较多',
    note: '担保付款',
    offers: [
      {
        title: '德国税号',
        provider: '衡税',
        price: '¥2,400',
        path: '/taxCompliance',
      },
    ],
  },
  guide: {
    title: '跨境导航',
    lead: '编辑用过',
    hint: '搜站点',
    evaluation: { title: '评测', text: '3 分钟', action: link },
    groups: [
      {
        title: '选品',
        tint: 'blue',
        sites: [{ monogram: 'K', name: 'Keepa', note: '价格', url: 'https://keepa.com' }],
      },
    ],
  },
  activities: {
    title: '近期活动',
    lead: '多数免费',
    more: link,
    featured: {
      tag: '主办',
      title: '选品大会',
      text: '220 家工厂',
      startsAt: '2026-12-16T01:00:00.000Z',
      endsAt: '2026-12-16T09:00:00.000Z',
      place: '杭州',
      seats: 1200,
      left: 1137,
      path: '/activity/detail?id=501',
    },
    list: [
      {
        title: '导师坐诊',
        text: '当面给出下一步',
        startsAt: '2026-12-02T06:00:00.000Z',
        endsAt: '2026-12-02T09:00:00.000Z',
        place: '杭州 · 海创园',
        seats: 4,
        left: 4,
        path: '/activity/detail?id=520',
      },
    ],
  },
  school: { title: '跨境学院', lead: '38 位讲师', more: link, courses: [] },
  contest: {
    edition: '第六届',
    headline: ['麒麟杯'],
    lead: '四大赛区',
    apply: link,
    introduction: link,
    stages: [{ title: '报名', from: '2026-11-01T01:00:00.000Z', to: null }],
  },
  cases: {
    title: '他们走过的航线',
    more: link,
    quote: '先砍到 6 个款。',
    person: '沈立群',
    role: '总经理',
    figures: [figure],
    others: [],
  },
}
