import type { Messages } from '../../content/messages'

const zhCN = {
  news: '资讯',
  minutes: (n: number) => `约\u00a0${n}\u00a0分钟读完`,
  tags: '标签',
  back: '返回资讯',
  ask: {
    title: '读完还有疑问',
    text: '说说您的商品、平台和市场，顾问会在 24\u00a0小时内致电。',
  },
  sites: {
    title: '相关站点',
    all: '更多站点',
    empty: '导航里还没有相关的站点',
    failed: '站点没有载入',
    retry: '重试',
  },
}

export type ArticleMessages = typeof zhCN

export const articleMessages: Messages<ArticleMessages> = {
  'zh-CN': zhCN,
  en: {
    news: 'News',
    minutes: (n) => `${n} min read`,
    tags: 'Tags',
    back: 'Back to news',
    ask: {
      title: 'Still a question?',
      text: 'Tell us your goods, marketplace and market; an adviser calls within 24 hours.',
    },
    sites: {
      title: 'Related sites',
      all: 'More sites',
      empty: 'The guide has no related sites yet',
      failed: 'The sites could not be loaded',
      retry: 'Retry',
    },
  },
}
