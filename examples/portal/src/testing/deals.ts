import type { Deal, DealThread } from '@chuhai/contract/market'

export const dealNumber = 'C20261128000000000001'

/** A deal that its buyer looks at, before they have said what is needed. */
export const dealDouble = (change: Partial<Deal> = {}): Deal => ({
  number: dealNumber,
  state: 'paid',
  step: 1,
  side: 'buyer',
  serviceId: 1,
  title: '美国商标注册',
  package: '一类递交',
  provider: '印石知识产权',
  buyer: '沈立群',
  amount: 218_000,
  dueAt: '2026-11-30T02:00:00.000Z',
  isLate: false,
  unread: 0,
  createdAt: '2026-11-28T02:00:00.000Z',
  changedAt: '2026-11-28T02:00:00.000Z',
  terms: {
    serviceId: 1,
    title: '美国商标注册',
    provider: '印石知识产权',
    category: '知识产权',
    package: '一类递交',
    number: 1,
    lines: [{ name: '一类递交', price: 218_000, number: 1, sum: 218_000 }],
    amount: 218_000,
    days: 5,
    revisions: 1,
    contains: ['一个类别'],
    asksFor: ['商标图样', '申请人名称'],
  },
  brief: null,
  revisionsLeft: 1,
  refund: null,
  history: [
    {
      step: 1,
      action: 'begin',
      state: 'paid',
      by: 'buyer',
      at: '2026-11-28T02:00:00.000Z',
      words: '',
      files: [],
    },
  ],
  actions: ['giveBrief', 'withdraw'],
  now: '2026-11-28T03:00:00.000Z',
  ...change,
})

export const threadDouble: DealThread = {
  messages: [
    {
      id: '0b6f5f0e-0d5a-4a39-9c2f-0b1f6a1f0001',
      side: 'buyer',
      name: '沈立群',
      text: '什么时候能开始？',
      files: [],
      at: '2026-11-28T02:10:00.000Z',
    },
    {
      id: '0b6f5f0e-0d5a-4a39-9c2f-0b1f6a1f0002',
      side: 'provider',
      name: '林若溪',
      text: '收到图样就开始。',
      files: [{ address: '/files/example.pdf', name: '流程说明.pdf' }],
      at: '2026-11-28T02:20:00.000Z',
    },
  ],
  readByOther: '2026-11-28T02:15:00.000Z',
  unread: 1,
}
