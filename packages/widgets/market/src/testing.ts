import { createConsultation } from '@chuhai/contract/consultation'
import { getMarketService, type MarketService } from '@chuhai/contract/market'
import type { CoreOptions } from '@chuhai/core'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'

export const trademark: MarketService = {
  id: 1,
  title: '美国商标注册',
  summary: '美国执业律师递交，先查近似再动手，一个类别起',
  category: '知识产权',
  platforms: ['亚马逊'],
  places: ['线上'],
  answersWithinHours: 2,
  provider: { id: 906, name: '印石知识产权', logo: '/media/providers/yinshi.svg', city: '广州' },
  rating: { average: 4.75, count: 8, distribution: [0, 0, 0, 2, 6] },
  priceFrom: 218_000,
  daysFrom: 5,
  packages: [
    { key: 'basic', name: '一类递交', price: 218_000, days: 5, revisions: 1, contains: ['一个类别'] },
  ],
  options: [],
  asksFor: ['商标图样或文字'],
  examples: [],
  questions: [],
  canOrder: true,
  awayUntil: null,
}

/** A core whose server has this service, and takes leads. */
export const createMarketCore = (
  service: Partial<MarketService> = {},
  options: Pick<CoreOptions, 'locale'> = {},
) => {
  const server = createServerDouble()
    .answer(getMarketService, { item: { ...trademark, ...service }, related: [] })
    .answer(createConsultation, { id: 'lead-1' })
  return createFakeCore({}, { server, ...options })
}
