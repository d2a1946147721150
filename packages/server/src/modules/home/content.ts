import type { Home } from '@chuhai/contract/home'
import { contest, events } from './dates'
import { guide } from './guide'
import { legs } from './legs'

const announcement: Home['announcement'] = {
  id: 'kylin-cup-6',
  title: '第六届麒麟杯报名开放',
  text: '总奖金 68 万元，新星、栋梁两条赛道，四大赛区同时进行',
  image: null,
  action: { text: '立即报名', path: '/kylinCup/kycup' },
}

const hero: Home['hero'] = {
  headline: ['从工厂到海外买家，', '每一步都有人领航'],
  lead: '开店、物流、广告、独立站、商标与税务合规，由 462 家入驻服务商承接。不知道先做哪一步，用 2 分钟评测，得到一份属于您的出海路线。',
  second: { text: '2 分钟评测', path: '/crossBorderSiteGuide/specialGuide' },
  voyage: {
    title: '宁居家居的第一条航线',
    text: '浙江余姚，收纳家具，从评测到首单 96 天',
    stops: [
      { date: '3 月 2 日', text: '完成出海评测' },
      { date: '3 月 20 日', text: '欧盟商标受理' },
      { date: '4 月 11 日', text: '亚马逊德国站开店' },
      { date: '5 月 6 日', text: '首批 12 立方米到汉堡仓' },
      { date: '6 月 6 日', text: '首月销售额 4.1 万欧元' },
    ],
  },
  figures: [
    { figure: '11,860', unit: '', label: '家企业在此出海' },
    { figure: '27', unit: '', label: '个海外站点可开店' },
    { figure: '24', unit: '小时内', label: '顾问给您回电' },
  ],
}

const market: Home['market'] = {
  title: '本周成交较多',
  note: '服务市场，平台担保付款',
  offers: [
    {
      title: '德国 VAT 注册与首年申报',
      provider: '杭州衡税咨询',
      score: 4.9,
      orders: 1286,
      price: '¥2,400',
      path: '/taxCompliance',
    },
    {
      title: '美国商标加急注册（含律师费）',
      provider: '知海知识产权',
      score: 4.8,
      orders: 962,
      price: '¥2,180',
      path: '/trademarkPatent',
    },
    {
      title: '美西海卡头程，普货 21 天起',
      provider: '宁波远帆物流',
      score: 4.9,
      orders: 3417,
      price: '¥980/立方米',
      path: '/logistics',
    },
  ],
}

const school: Home['school'] = {
  title: '跨境学院',
  lead: '38 位一线讲师，课后有人答疑。',
  more: { text: '全部课程', path: '/school' },
  courses: [
    {
      title: '独立站从 0 到首单',
      teacher: '周以宁',
      lessons: 18,
      price: 599,
      learners: 2140,
      illustration: 'screen',
      path: '/school',
    },
    {
      title: '商标与专利：别人替你踩过的坑',
      teacher: '许衡',
      lessons: 9,
      price: 199,
      learners: 876,
      illustration: 'seal',
      path: '/school',
    },
    {
      title: '亚马逊运营系统课（2026 版）',
      teacher: '陈屿 等 4 位',
      lessons: 42,
      price: 1980,
      learners: 5362,
      illustration: 'growth',
      path: '/train',
    },
    {
      title: '小卖家的物流成本表',
      teacher: '方海生',
      lessons: 6,
      price: 0,
      learners: 3018,
      illustration: 'parcel',
      path: '/school',
    },
  ],
}

const cases: Home['cases'] = {
  title: '他们走过的航线',
  more: { text: '全部案例', path: '/clientCase' },
  quote: '我们做了 11 年代工，第一次看到自己的牌子被德国人写进好评里。顾问没让我们铺货，先砍到 6 个款。',
  person: '沈立群',
  role: '宁居家居，总经理',
  figures: [
    { figure: '96', unit: '天', label: '评测到首单' },
    { figure: '6', unit: '款', label: '从 140 款中选出' },
    { figure: '31', unit: '%', label: '毛利，含头程与税' },
  ],
  others: [
    {
      place: '温州',
      name: '青禾眼镜',
      text: '众筹 42 万美元，把库存风险留给预售',
      path: '/clientCase#qinghe',
    },
    { place: '深圳', name: '小山储能', text: '独立站月活 18 万，复购占四成', path: '/clientCase#xiaoshan' },
    {
      place: '嘉兴学院',
      name: '布谷鸟团队',
      text: '第四届麒麟杯新星赛道亚军，已注册公司',
      path: '/clientCase#bugu',
    },
  ],
}

/** The home page of a new database; dates are counted from its first day. */
export const writeHome = (now: Date): Home => ({
  announcement,
  hero,
  legs,
  market,
  guide,
  activities: events(now),
  school,
  contest: contest(now),
  cases,
})
