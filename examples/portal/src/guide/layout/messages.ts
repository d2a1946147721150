import type { Messages } from '../../app/messages'

const zhCN = {
  categories: '站点分类',
  open: '分类',
  close: '收起分类',
  exclusive: '专属导航',
  subscriptions: '我的订阅',
  count: (n: number) => `，${n} 个`,
  hot: '热门推荐',
  failed: '分类没有载入，可以先用搜索。',
}

export const guideLayoutMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
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
