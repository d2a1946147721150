import type { Messages } from '../app/messages'

const zhCN = {
  /** What lists are narrowed down by. */
  filters: {
    category: '分类',
    state: '时间',
    series: '系列',
    city: '城市',
    industry: '行业',
    market: '市场',
    kind: '类型',
    services: '服务',
    markets: '市场',
    region: '地区',
  } as Record<string, string>,
  all: '全部',
  count: (n: number, unit: string) => `共 ${n} ${unit}`,
  tag: (tag: string) => `标签“${tag}”`,
  word: (word: string) => `“${word}”`,
  remove: '取消',
  search: '搜索',
  empty: {
    title: '没有符合条件的内容',
    text: '放宽一个条件试试，或者直接问顾问。',
    clear: '清除全部条件',
  },
  minutes: (n: number) => `约\u00a0${n}\u00a0分钟读完`,
  tags: '标签',
  back: (list: string) => `返回${list}`,
  related: (list: string) => `更多${list}`,
  ask: {
    title: '读完还有疑问',
    text: '说说您的商品、平台和市场，顾问会在 24\u00a0小时内致电。',
  },
  askForNotes: '要讲义或回放',
  sites: {
    title: '相关站点',
    all: '更多站点',
    empty: '导航里还没有相关的站点',
    failed: '站点没有载入',
  },
}

export const publicationMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    filters: {
      category: 'Category',
      state: 'Time',
      series: 'Series',
      city: 'City',
      industry: 'Industry',
      market: 'Market',
      kind: 'Kind',
      services: 'Service',
      markets: 'Market',
      region: 'Region',
    },
    all: 'All',
    count: (n) => `${n} in all`,
    tag: (tag) => `Tag: ${tag}`,
    word: (word) => `“${word}”`,
    remove: 'Remove',
    search: 'Search',
    empty: {
      title: 'Nothing fits all of this',
      text: 'Drop one condition, or ask an adviser.',
      clear: 'Clear all conditions',
    },
    minutes: (n) => `${n} min read`,
    tags: 'Tags',
    back: (list) => `Back to ${list}`,
    related: (list) => `More of ${list}`,
    ask: {
      title: 'Still a question?',
      text: 'Tell us your goods, marketplace and market; an adviser calls within 24 hours.',
    },
    askForNotes: 'Ask for notes or a recording',
    sites: {
      title: 'Related sites',
      all: 'More sites',
      empty: 'The guide has no related sites yet',
      failed: 'The sites could not be loaded',
    },
  },
}
