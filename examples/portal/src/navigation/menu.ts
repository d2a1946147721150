import type { RecommendedPlatform } from '@chuhai/contract/platform'
import { openEditionPath } from '../cup/slides'
import { guidePath } from '../guide/paths'
import type { NavigationItem } from './item'

const store = (platforms: readonly RecommendedPlatform[]): NavigationItem[] =>
  platforms.map(({ id, platformName }) => ({ title: platformName, path: `/GStore/details/${id}?tag=1` }))

/** 找服务 follows the five legs of the home page; the platforms come from the operator. */
const services = (platforms: readonly RecommendedPlatform[]): NavigationItem[] => [
  {
    title: '合规',
    children: [
      { title: '商标与专利', path: '/trademarkPatent' },
      { title: '税务合规', path: '/taxCompliance' },
      { title: '欧盟与英国合规', path: '/compliance?tag=1' },
      { title: '产品认证', path: '/compliance?tag=2' },
      { title: '知识产权保护', path: '/compliance?tag=3' },
      { title: '海外公司与账户', path: '/compliance?tag=4' },
    ],
  },
  {
    title: '开店',
    children: [
      { title: '全球开店', path: '/GStore' },
      ...store(platforms),
      { title: '服务市场', path: '/serviceMarket' },
      { title: '服务商入驻', path: '/beServiceProvider', needLogin: true },
    ],
  },
  {
    title: '发货',
    children: [
      { title: '跨境物流', path: '/logistics' },
      { title: '外贸综合服务', path: '/comprehensive' },
    ],
  },
  {
    title: '获客',
    children: [
      { title: '海外广告', path: '/adService' },
      { title: '海外社媒', path: '/mediaMarketing' },
      { title: '营销服务', path: '/marketService' },
      { title: '海外众筹', path: '/crowdfunding' },
    ],
  },
  {
    title: '扎根',
    children: [
      { title: '独立站建设', path: '/siteBuild' },
      { title: '品牌出海', path: '/brandService' },
      { title: '十亿美金计划', path: '/billionsDollars' },
      { title: '联合运营', path: '/jointOperation' },
    ],
  },
  {
    title: '起步',
    children: [
      { title: '创业扶持', path: '/startBusiness' },
      { title: '众创空间', path: '/makerSpace' },
      { title: '找卖家', path: '/findSeller' },
    ],
  },
]

const training: NavigationItem[] = [
  { title: '跨境学院', path: '/school', note: '课程、直播与训练营', _blank: true },
  { title: '平台孵化课', path: '/train', note: '从注册到首单，小班带做' },
  { title: '麒麟杯', path: openEditionPath, note: '高校学生与初创团队的创业大赛' },
  { title: '人才培养', path: '/train', disabled: true },
]

const bigData: NavigationItem[] = [
  { title: '跨境导航', path: guidePath, note: '编辑逐个用过的站点', findsOwnGuide: true },
  { title: '数字展厅', path: '/digitalHall', note: '产业带样品与工厂' },
  { title: '供应链商城', path: 'https://www.1688.com', note: '1688 源头工厂', outside: true },
  { title: '标准信息库', path: 'https://std.samr.gov.cn', note: '国家标准信息公共服务平台', outside: true },
  { title: '数据大屏', path: 'https://data.stats.gov.cn', note: '国家统计局国家数据', outside: true },
  { title: '数据演示', path: 'https://stats.wto.org', note: '世贸组织贸易统计', outside: true },
  { title: '跨境监测平台', path: 'http://stats.customs.gov.cn', note: '海关统计数据在线查询', outside: true },
]

const about: NavigationItem[] = [
  { title: '公司介绍', path: '/introduce', note: '我们是谁，怎么收费' },
  { title: '麒麟计划', path: '/kylinPlan', note: '高校与产业带的合作' },
  { title: '客户案例', path: '/clientCase', note: '他们走过的航线' },
  { title: '联系我们', path: '/contactUs', note: '电话、地址与在线咨询' },
]

/** The main menu of the header. */
export const mainMenu = (platforms: readonly RecommendedPlatform[]): NavigationItem[] => [
  { title: '找服务', children: services(platforms) },
  { title: '找活动', path: '/activity' },
  { title: '找培训', children: training },
  { title: '大数据', children: bigData },
  { title: '资讯', path: '/news' },
  { title: '关于我们', children: about },
]

/** The columns of the footer (specification 2.11). */
export const footerMenu: readonly NavigationItem[] = [
  {
    title: '热门产品',
    children: [
      { title: '全球开店', path: '/GStore' },
      { title: '国际物流', path: '/logistics' },
      { title: '谷歌营销', path: '/adService' },
      { title: '海外社媒', path: '/mediaMarketing' },
      { title: '平台孵化课', path: '/train' },
      { title: '独立站', path: '/siteBuild' },
      { title: '触屏版', path: '/?touchMode=1' },
    ],
  },
  {
    title: '关于我们',
    children: [
      { title: '公司介绍', path: '/introduce' },
      { title: '麒麟计划', path: '/kylinPlan' },
      { title: '联系我们', path: '/contactUs' },
    ],
  },
  {
    title: '合作',
    children: [
      { title: '商务合作', path: '/contactUs#consultation' },
      { title: '服务商入驻', path: '/beServiceProvider', needLogin: true },
    ],
  },
  {
    title: '友情链接',
    children: [
      { title: '杭州跨境电商综试区', path: 'http://www.china-hzgec.gov.cn', outside: true },
      { title: '浙江省商务厅', path: 'https://zcom.zj.gov.cn', outside: true },
    ],
  },
]

export const legalMenu: readonly NavigationItem[] = [
  { title: '隐私政策', path: '/privacy' },
  { title: '用户协议', path: '/privacy#agreement' },
]
