const zhCN = {
  switchTitle: '切换主体',
  current: (name: string) => `当前主体：${name}`,
  switched: (name: string) => `已切换到${name}`,
  search: '搜索主体',
  nothingFound: (text: string) => `没有名称包含“${text}”的主体`,
  add: '新增主体',
  verify: '去认证',
  loadFailed: '页面没有加载完整，请检查网络后重试',
}

export type SwitcherMessages = typeof zhCN

const en: SwitcherMessages = {
  switchTitle: 'Switch organisation',
  current: (name) => `Current organisation: ${name}`,
  switched: (name) => `Switched to ${name}`,
  search: 'Search organisations',
  nothingFound: (text) => `No organisation has “${text}” in its name`,
  add: 'Add organisation',
  verify: 'Verify',
  loadFailed: 'This part could not be loaded, please check your network and try again',
}

export const switcherMessages = { 'zh-CN': zhCN, en }
