import type { Messages } from '../../app/messages'

const zhCN = {
  title: '我的订阅',
  count: (n: number) => `共 ${n}\u00a0个站点`,
  removedCount: (n: number) => `已取消订阅 ${n}\u00a0个站点，离开本页之前还可以重新订阅。`,
  recommendations: '按您的订阅推荐',
  empty: {
    title: '还没有订阅',
    text: '在站点上点“订阅”，会收在这里，并按它们推荐文章、培训班和课程。',
    action: '去看热门推荐',
    all: '去看全部站点',
  },
  failed: '订阅没有载入',
}

export const subscriptionsMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'My subscriptions',
    count: (n) => (n === 1 ? '1 site' : `${n} sites`),
    removedCount: (n) =>
      `${n === 1 ? '1 site' : `${n} sites`} unsubscribed. You can subscribe again until you leave this page.`,
    recommendations: 'Recommended by your subscriptions',
    empty: {
      title: 'No subscription yet',
      text: 'Press “Subscribe” at a site to keep it here; articles, classes and courses are recommended by them.',
      action: 'See hot recommendations',
      all: 'See all sites',
    },
    failed: 'The subscriptions could not be loaded',
  },
}
