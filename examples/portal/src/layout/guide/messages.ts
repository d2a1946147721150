import type { Messages } from '../../content/messages'

const zhCN = {
  guide: '跨境导航',
  pages: '跨境导航的频道',
  home: '首页',
  news: '资讯',
  activities: '活动',
  training: '培训',
  categories: '站点分类',
  open: '分类',
  close: '收起分类',
  exclusive: '专属导航',
  subscriptions: '我的订阅',
  count: (n: number) => `，${n} 个`,
  hot: '热门推荐',
  failed: '分类没有载入，可以先用搜索。',
}

export type GuideLayoutMessages = typeof zhCN

export const guideLayoutMessages: Messages<GuideLayoutMessages> = {
  'zh-CN': zhCN,
  en: {
    guide: 'Cross-border navigation',
    pages: 'Channels of the site guide',
    home: 'Home',
    news: 'News',
    activities: 'Activities',
    training: 'Training',
    categories: 'Categories',
    open: 'Categories',
    close: 'Close categories',
    exclusive: 'Exclusive guide',
    subscriptions: 'My subscriptions',
    count: (n) => `, ${n}`,
    hot: 'Hot recommendations',
    failed: 'The categories could not be loaded. You can still search.',
  },
}
