import type { Messages } from '../../app/messages'

const zhCN = {
  found: (word: string) => `“${word}”的站点`,
  ask: '搜索站点',
  count: (n: number) => `共 ${n}\u00a0个站点`,
  regions: '适用地区',
  everywhere: '不限地区',
  none: {
    title: (word: string) => `没有找到“${word}”`,
    text: '换个更短的词，或者按分类找。也可以直接问顾问。',
  },
  start: { title: '想找什么', text: '输入平台、工具或要办的事，或者从这些词开始。' },
  popular: '大家在找',
  categories: '按分类找',
  failed: '站点没有载入',
}

export const guideSearchMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    found: (word) => `Sites for “${word}”`,
    ask: 'Search sites',
    count: (n) => (n === 1 ? '1 site' : `${n} sites`),
    regions: 'Region',
    everywhere: 'All regions',
    none: {
      title: (word) => `Nothing found for “${word}”`,
      text: 'Try a shorter word, or look by category. You can also ask an adviser.',
    },
    start: {
      title: 'What are you looking for?',
      text: 'Type a marketplace, a tool or a task, or begin here.',
    },
    popular: 'Often looked for',
    categories: 'By category',
    failed: 'The sites could not be loaded',
  },
}
