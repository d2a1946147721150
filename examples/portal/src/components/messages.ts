import type { Messages } from '../app/messages'

const zhCN = {
  search: '站内搜索',
  searchHint: '搜服务、课程、站点',
  suggestions: '可能要找的页面',
}

/** Texts of what pages of any area are made of. */
export const componentMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    search: 'Search the site',
    searchHint: 'Services, courses, sites',
    suggestions: 'Pages you may be looking for',
  },
}
