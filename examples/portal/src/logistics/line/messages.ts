import type { Messages } from '../../app/messages'

const zhCN = {
  terms: {
    carrier: '承运商',
    days: '时效',
    goods: '能寄什么',
    countries: '寄往',
    tracking: '轨迹',
    from: '起价',
  },
  days: (from: number, to: number) => (from === to ? `${from}\u00a0天` : `${from}–${to}\u00a0天`),
  tracked: '全程可查',
  untracked: '不提供轨迹',
  more: (names: string, n: number) => `${names}等\u00a0${n}\u00a0个国家和地区`,
  comma: '、',
  ask: '查这条线路的运费',
  consult: '先问一问',
  prices: {
    title: '价格',
    lead: (version: number, from: string) => `第 ${version} 版价格表，${from} 起执行。每一档含上限。`,
    until: (day: string) => `执行到 ${day}。`,
    weights: '重量',
    price: '价格',
  },
  weighing: '计费重怎么来',
  surcharges: { title: '附加费', name: '名称', price: '怎么收', when: '什么时候收', none: '没有附加费。' },
  limits: { title: '限制', lead: '正好等于上限的可以寄。', notTo: '寄不到的地方' },
  notes: '寄件须知',
  quote: '查运费',
}

export const lineMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    terms: {
      carrier: 'Carrier',
      days: 'Days',
      goods: 'Goods',
      countries: 'To',
      tracking: 'Tracking',
      from: 'From',
    },
    days: (from, to) => (from === to ? `${from} days` : `${from}–${to} days`),
    tracked: 'All the way',
    untracked: 'None',
    more: (names, n) => `${names} and others, ${n} in all`,
    comma: ', ',
    ask: 'Prices of this line',
    consult: 'Ask first',
    prices: {
      title: 'Prices',
      lead: (version, from) =>
        `Table ${version}, in force since ${from}. The end of a bracket belongs to it.`,
      until: (day) => `In force until ${day}.`,
      weights: 'Weight',
      price: 'Price',
    },
    weighing: 'The weight that counts',
    surcharges: {
      title: 'Surcharges',
      name: 'Name',
      price: 'Price',
      when: 'When',
      none: 'There are none.',
    },
    limits: { title: 'Limits', lead: 'What is exactly at a limit is taken.', notTo: 'Not to' },
    notes: 'What senders have to know',
    quote: 'Prices',
  },
}
