import type { ChosenStoreService, StoreHelp, StoreService } from '@chuhai/contract/store'

const refunds = { accepted: 100, handed: 80, questions: 70, videoCheck: 60, opened: 0, refused: 70 }

/** One's own way, which is free, and two that cost something. */
export const services: readonly [StoreService, StoreService, StoreService] = [
  {
    id: 1,
    way: 'self',
    name: '自己做',
    summary: '有运营经验的团队',
    platformIds: [],
    includes: ['官方入驻通道'],
    price: 0,
    days: null,
    refunds: { accepted: 100, handed: 100, questions: 100, videoCheck: 100, opened: 100, refused: 100 },
  },
  {
    id: 2,
    way: 'accompanied',
    name: '陪着做 · 60 天',
    summary: '顾问全程跟进',
    platformIds: [],
    includes: ['资料与审核全程跟进', '每周复盘一次'],
    price: 396_000,
    days: 60,
    refunds,
  },
  {
    id: 4,
    way: 'doneForYou',
    name: '交给我们做 · 6 个月',
    summary: '由我们的团队办',
    platformIds: [],
    includes: ['资料与审核代办'],
    price: 4_080_000,
    days: 180,
    refunds,
  },
]

/** The help of an applicant who has chosen the second way. */
export const helpWith = (chosen: Partial<ChosenStoreService> = {}): StoreHelp => ({
  services: [...services],
  chosen: { id: 1001, service: services[1], order: null, canOrder: true, ...chosen },
})

export const nothingChosen: StoreHelp = { services: [...services], chosen: null }
