import type { MarketReview, MarketService } from '@chuhai/contract/market'

export const serviceDouble: MarketService = {
  id: 1,
  title: '美国商标注册',
  summary: '先查近似再动手。',
  category: '知识产权',
  platforms: ['亚马逊'],
  places: ['线上', '广州'],
  answersWithinHours: 2,
  provider: { id: 906, name: '印石知识产权', logo: '/media/providers/yinshi.svg', city: '广州' },
  rating: { average: 4.75, count: 8, distribution: [0, 0, 0, 2, 6] },
  priceFrom: 218_000,
  daysFrom: 5,
  packages: [
    {
      key: 'basic',
      name: '一类递交',
      price: 218_000,
      days: 5,
      revisions: 0,
      contains: ['一个类别', '电子回执'],
    },
    {
      key: 'full',
      name: '递交与答复',
      price: 368_000,
      days: 7,
      revisions: 2,
      contains: ['审查意见答复一次'],
    },
  ],
  options: [{ key: 'rush', name: '两天内递交', price: 60_000, days: 0 }],
  asksFor: ['商标图样或文字'],
  examples: [{ picture: '/media/providers/yinshi.svg', text: '五天拿到回执。' }],
  questions: [{ question: '官费包含在内吗？', answer: '不包含。' }],
  canOrder: true,
  awayUntil: null,
}

export const reviewDouble: MarketReview = {
  stars: 5,
  words: '五天就拿到了回执。',
  at: '2026-11-20T02:00:00.000Z',
  answer: { words: '谢谢信任。', at: '2026-11-21T02:00:00.000Z' },
  buyer: '陈**',
  package: '一类递交',
}

/** What the calls of the market answer; undefined for others. */
export const marketAnswer = (pathname: string): unknown => {
  if (pathname === '/api/market/service/page') return { list: [serviceDouble], total: 1, page: 1, rows: 12 }
  if (pathname === '/api/market/review/page') return { list: [reviewDouble], total: 1, page: 1, rows: 10 }
  return pathname.startsWith('/api/market/service/') ? { item: serviceDouble, related: [] } : undefined
}
