/** The language of services, whatever the visitor reads. */
export const contentLanguage = 'zh-CN'

const zhCN = {
  from: '起',
  unrated: '还没有评价',
  reviews: (average: string, n: number) => `${average}\u00a0分 · ${n}\u00a0条评价`,
  days: (n: number) => `最快\u00a0${n}\u00a0天`,
  answers: (n: number) => `${n}\u00a0小时内答复`,
  packages: '看套餐与价格',
  newWindow: '（新窗口打开）',
  ask: '先问一问',
  close: '收起',
  enquiry: '咨询：',
  unknown: { title: '这项服务已经下架', text: '可以去服务市场看看同类的服务。' },
  failed: { title: '服务没有载入', text: '请检查网络后重试。' },
}

export type MarketMessages = typeof zhCN

const en: MarketMessages = {
  from: ' and up',
  unrated: 'No reviews yet',
  reviews: (average, n) => `${average} of 5 · ${n === 1 ? '1 review' : `${n} reviews`}`,
  days: (n) => `From ${n} days`,
  answers: (n) => `Answers within ${n} h`,
  packages: 'Packages and prices',
  newWindow: ' (opens in a new window)',
  ask: 'Ask first',
  close: 'Close',
  enquiry: 'About: ',
  unknown: { title: 'This service is no longer offered', text: 'The service market has others of its kind.' },
  failed: { title: 'The service could not be loaded', text: 'Check your network and try again.' },
}

export const marketMessages = { 'zh-CN': zhCN, en }
