import type { Navigation } from '@chuhai/contract/navigation'
import type { Menus } from '../app/menus'

const navigationDouble: Navigation = {
  main: [
    {
      title: '找服务',
      children: [
        {
          title: '合规',
          children: [
            { title: '商标与专利', path: '/trademarkPatent' },
            { title: '税务合规', path: '/taxCompliance' },
          ],
        },
        {
          title: '开店',
          children: [
            { title: '全球开店', path: '/GStore' },
            {
              title: '{platformName}',
              path: '/GStore/details/{id}?tag=1',
              forEach: 'recommendedPlatform',
            },
            { title: '服务商入驻', path: '/beServiceProvider', needLogin: true },
          ],
        },
      ],
    },
    {
      title: '找培训',
      children: [
        { title: '跨境学院', path: '/school', note: '课程、直播与训练营', _blank: true },
        { title: '平台孵化课', path: '/train' },
        { title: '人才培养', path: '/train', disabled: true },
      ],
    },
    {
      title: '大数据',
      children: [
        { title: '跨境导航', path: '/crossBorderSiteGuide', findsOwnGuide: true },
        { title: '供应链商城', path: 'https://mall.example', outside: true },
      ],
    },
    { title: '资讯', path: '/news' },
  ],
  school: {
    title: '跨境学院',
    path: '/school',
    label: '学院的页面',
    pages: [
      { title: '培训班', path: '/school/training' },
      { title: '直播课', path: '/school/courseList?type=living' },
      { title: '全部课程', path: '/school/courseList' },
    ],
    search: { path: '/school/courseList', label: '搜索课程', hint: '搜课程、讲师' },
  },
  schoolCentre: {
    title: '跨境学院',
    path: '/school',
    label: '学员中心',
    pages: [
      { title: '我的学习', path: '/schoolCenter' },
      { title: '我的订单', path: '/schoolCenter/order' },
    ],
  },
  guide: {
    title: '跨境导航',
    path: '/crossBorderSiteGuide',
    label: '导航的页面',
    pages: [
      { title: '首页', path: '/crossBorderSiteGuide' },
      { title: '资讯', path: '/news' },
    ],
  },
  footer: {
    columns: [
      { title: '热门产品', children: [{ title: '触屏版', path: '/?touchMode=1' }] },
      { title: '友情链接', children: [{ title: '商务厅', path: 'https://gov.example', outside: true }] },
    ],
    codes: [{ title: '客服微信', image: '/api/site/qr/service.png', note: '打开联系我们' }],
    accounts: [
      { network: '微信', account: '出海云服务号', icon: 'chat' },
      { network: '领英', account: 'Chuhai Cloud', icon: 'briefcase', address: 'in.example/chuhai' },
    ],
    phone: '400-826-0571',
    hours: '工作日 9:00–18:00',
    email: 'hello@chuhai.example',
    address: '浙江省杭州市余杭区',
    copyright: '© 出海云',
    filings: [{ title: '浙ICP备18000000号-1', path: 'https://beian.miit.gov.cn', outside: true }],
    legal: [{ title: '隐私政策', path: '/privacy' }],
  },
}

/** The menus of a portal, with every kind of item. */
export const menusDouble: Menus = {
  platforms: [{ id: 1, platformName: '亚马逊' }],
  navigation: navigationDouble,
}
