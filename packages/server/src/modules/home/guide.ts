import type { Home } from '@chuhai/contract/home'

const site = (monogram: string, name: string, note: string, url: string) => ({ monogram, name, note, url })

export const guide: Home['guide'] = {
  title: '跨境导航',
  lead: '编辑逐个用过的站点，按您做的事分类。回答 6 道题，还能得到属于您的导航。',
  hint: '搜服务，如“VAT”',
  evaluation: {
    title: '建立跨境专属导航',
    text: '6 道题，约 2 分钟',
    action: { text: '开始评测', path: '/crossBorderSiteGuide/specialGuide' },
  },
  groups: [
    {
      title: '选品',
      tint: 'blue',
      sites: [
        site('卖', '卖家精灵', '选品与关键词', 'https://www.sellersprite.com'),
        site('G', 'Google Trends', '各国搜索热度', 'https://trends.google.com'),
        site('K', 'Keepa', '价格与排名历史', 'https://keepa.com'),
        site('1', '1688 跨境专供', '一件代发货源', 'https://kj.1688.com'),
      ],
    },
    {
      title: '开店',
      tint: 'orange',
      sites: [
        site('A', '亚马逊全球开店', '19 个站点入驻', 'https://gs.amazon.cn'),
        site('S', 'Shopee 卖家中心', '东南亚、拉美', 'https://shopee.cn'),
        site('T', 'TikTok Shop', '内容电商', 'https://seller.tiktokglobalshop.com'),
        site('速', '速卖通', '全托管与自营', 'https://sell.aliexpress.com'),
      ],
    },
    {
      title: '物流',
      tint: 'green',
      sites: [
        site('17', '17TRACK', '多家承运商查询', 'https://www.17track.net'),
        site('B', '波罗的海货运', 'FBX 运价指数', 'https://fbx.freightos.com'),
        site('关', '中国海关总署', 'HS 编码与税率', 'http://www.customs.gov.cn'),
        site('菜', '菜鸟国际', '小包与海外仓', 'https://www.cainiao.com'),
      ],
    },
    {
      title: '收款合规',
      tint: 'sand',
      sites: [
        site('连', '连连国际', '多币种收款', 'https://global.lianlianpay.com'),
        site('W', 'WIPO', '马德里商标查询', 'https://www.wipo.int/madrid/monitor'),
        site('E', 'EUIPO', '欧盟商标检索', 'https://www.euipo.europa.eu'),
        site('税', 'HMRC', '英国 VAT 查验', 'https://www.gov.uk/check-uk-vat-number'),
      ],
    },
  ],
}
