import type { Home } from '@chuhai/contract/home'

const service = (title: string, path: string, price = '') => ({ title, price, path })

export const legs: Home['legs'] = {
  title: '一条航线，五段服务',
  lead: '按您走到的那一段办事，也可以整段交给我们。',
  more: { text: '服务市场', path: '/serviceMarket' },
  list: [
    {
      name: '合规',
      icon: 'shield',
      text: '先把名字和账理清',
      services: [
        service('商标注册', '/trademarkPatent', '¥680 起'),
        service('专利检索与申请', '/trademarkPatent', '¥1,200 起'),
        service('VAT 与税务合规', '/taxCompliance', '¥2,400 起'),
        service('产品认证', '/compliance?tag=2', '¥1,500 起'),
      ],
    },
    {
      name: '开店',
      icon: 'shop',
      text: '选对平台，少走半年',
      services: [
        service('亚马逊开店', '/GStore/details/1?tag=1', '免费'),
        service('速卖通入驻', '/GStore/details/33?tag=1', '免费'),
        service('eBay 企业入驻', '/GStore/details/23?tag=1', '免费'),
        service('服务市场', '/serviceMarket'),
      ],
    },
    {
      name: '发货',
      icon: 'ship',
      text: '头程、清关、海外仓',
      services: [
        service('海运与铁路头程', '/logistics', '¥980/立方米'),
        service('27 座海外仓', '/logistics'),
        service('报关与退税', '/comprehensive', '¥600/票 起'),
        service('外贸综合服务', '/comprehensive'),
      ],
    },
    {
      name: '获客',
      icon: 'megaphone',
      text: '把预算花在看得懂的地方',
      services: [
        service('谷歌广告开户', '/adService', '免费'),
        service('海外社媒代运营', '/mediaMarketing', '¥6,800/月'),
        service('图文与视频', '/marketService', '¥380 起'),
        service('海外众筹', '/crowdfunding'),
      ],
    },
    {
      name: '扎根',
      icon: 'window',
      text: '自己的站，自己的客户',
      services: [
        service('独立站建设', '/siteBuild', '¥9,800 起'),
        service('品牌出海', '/brandService'),
        service('联合运营', '/jointOperation'),
        service('十亿美金计划', '/billionsDollars'),
      ],
    },
  ],
}
