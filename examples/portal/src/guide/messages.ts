import type { Messages } from '../app/messages'

const zhCN = {
  official: '官方',
  subscribe: '订阅',
  subscribed: '已订阅',
  unsubscribe: '取消订阅',
  subscribeTo: (name: string) => `订阅${name}`,
  unsubscribeFrom: (name: string) => `已订阅${name}，取消订阅`,
  open: (name: string) => `打开${name}（新窗口）`,
  search: '搜索',
  searchLabel: '搜索站点',
  searchHint: (count: number) =>
    count > 0 ? `在 ${count} 个站点里找，如“德国包装法”` : '搜站点，如“德国包装法”',
  popular: '大家在找',
}

/** Texts of all pages of the site guide. */
export const guideMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    official: 'Official',
    subscribe: 'Subscribe',
    subscribed: 'Subscribed',
    unsubscribe: 'Unsubscribe',
    subscribeTo: (name) => `Subscribe to ${name}`,
    unsubscribeFrom: (name) => `Subscribed to ${name}, unsubscribe`,
    open: (name) => `Open ${name} (new window)`,
    search: 'Search',
    searchLabel: 'Search sites',
    searchHint: (count) => (count > 0 ? `Search ${count} sites, e.g. “VAT”` : 'Search sites, e.g. “VAT”'),
    popular: 'Often looked for',
  },
}
