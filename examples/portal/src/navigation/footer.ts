import type { NavigationItem } from './item'

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
