import type { Messages } from '../app/messages'

const zhCN = {
  lines: {
    title: '线路与运费',
    lead: '填目的地和包裹，各条线路的价格、时效和每一项费用并排列出；也可以先看有哪些线路。',
    quote: '查运费',
    list: '全部线路',
    kind: '类型',
    goods: '货物',
    all: '全部',
    from: '起',
    days: (from: number, to: number) => (from === to ? `${from}\u00a0天` : `${from}–${to}\u00a0天`),
    countries: (n: number) => `${n}\u00a0个国家和地区`,
    empty: { title: '没有这样的线路', text: '换一种类型或货物再看。', action: '看全部线路' },
    failed: { title: '线路没有载入', text: '请稍后刷新页面再看。上面仍然可以查运费。' },
  },
  quote: {
    title: (number: string) => `报价 ${number}`,
    note: '有这个链接的人都能看到这份报价。',
    print: '打印报价',
    copy: '复制链接',
    copied: '已复制',
    notCopied: '没能复制，请从地址栏复制',
    new: '另查一份',
  },
  track: {
    title: '查物流',
    lead: '我们的单号或承运商的单号都可以，一次最多 20 个，不用登录。',
    parcels: '包裹',
    notes: [
      '我们的单号以 CY 开头，印在面单上，也在“我的运单”里。',
      '每一步写当地时间，也写您的时间；30 天没有新消息会标出来。',
      '查询结果不显示寄件人和收件人。',
    ],
    help: '单号查不到、很久没有更新？',
    ask: '联系客服查件',
  },
  overview: {
    label: '物流服务',
    ways: {
      lines: { title: '查运费', text: '各条线路并排比较，每一分钱怎么来的都写着。' },
      track: { title: '查物流', text: '一次查多个单号，当地时间和您的时间都有。' },
      warehouses: { title: '仓库', text: '地址、营业时间、收什么货，复制就能用。' },
      shipments: { title: '我的运单', text: '下过的单、面单和补差价都在这里。' },
    },
  },
}

export const logisticsMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    lines: {
      title: 'Lines and prices',
      lead: 'Say where your parcels go, and every line answers side by side; or look at the lines first.',
      quote: 'Prices',
      list: 'All lines',
      kind: 'Kind',
      goods: 'Goods',
      all: 'All',
      from: ' and up',
      days: (from, to) => (from === to ? `${from} days` : `${from}–${to} days`),
      countries: (n) => (n === 1 ? '1 country' : `${n} countries`),
      empty: {
        title: 'There is no such line',
        text: 'Choose another kind, or other goods.',
        action: 'All lines',
      },
      failed: {
        title: 'The lines could not be loaded',
        text: 'Reload the page later. Prices can be asked for above all the same.',
      },
    },
    quote: {
      title: (number) => `Quote ${number}`,
      note: 'Everybody who has this address sees the quote.',
      print: 'Print the quote',
      copy: 'Copy the address',
      copied: 'Copied',
      notCopied: 'Not copied: take it from the address bar',
      new: 'Ask for another',
    },
    track: {
      title: 'Track parcels',
      lead: 'Our numbers or those of carriers, 20 at a time; nobody has to sign in.',
      parcels: 'Parcels',
      notes: [
        'Our numbers begin with CY; they are printed on labels and listed in “My shipments”.',
        'Each step has the time of the place and yours; 30 days without news are pointed out.',
        'Senders and recipients are not shown.',
      ],
      help: 'Not found, or no news for long?',
      ask: 'Ask our customer service',
    },
    overview: {
      label: 'Logistics',
      ways: {
        lines: {
          title: 'Prices',
          text: 'All lines side by side, with where every part of a sum comes from.',
        },
        track: { title: 'Track parcels', text: 'Several at once, in the time of the place and in yours.' },
        warehouses: { title: 'Warehouses', text: 'Addresses to copy, hours, and what they take.' },
        shipments: { title: 'My shipments', text: 'What you have sent, with labels and differences.' },
      },
    },
  },
}
