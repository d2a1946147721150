import type { Messages } from '../app/messages'

const zhCN = {
  skip: '跳到正文',
  offline: '网络已断开，恢复后可以继续浏览',
  mainMenu: '主导航',
  menu: '菜单',
  search: '搜索',
  menuSearch: '菜单中的搜索',
  close: '关闭',
  otherSite: '外部网站',
  newTab: '新标签页',
  footer: '页脚',
  code: (title: string) => `${title}二维码`,
  follow: '关注我们',
  copyAccount: (network: string, account: string) => `复制${network}账号 ${account}`,
  copied: (network: string, account: string) => `已复制${network}账号：${account}`,
  account: (network: string, account: string) => `${network}账号：${account}`,
  touch: '触屏版',
  touchHome: '首页',
  leaveTouch: '退出触屏版',
  sectionPages: '本栏目',
}

/** Texts of the frame that are no content: content is Chinese, as the database has it. */
export const layoutMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    skip: 'Skip to content',
    offline: 'You are offline. Go on once the network is back',
    mainMenu: 'Main navigation',
    menu: 'Menu',
    search: 'Search',
    menuSearch: 'Search in the menu',
    close: 'Close',
    otherSite: 'external site',
    newTab: 'new tab',
    footer: 'Footer',
    code: (title) => `QR code ${title}`,
    follow: 'Follow us',
    copyAccount: (network, account) => `Copy the ${network} account ${account}`,
    copied: (network, account) => `Copied the ${network} account ${account}`,
    account: (network, account) => `${network} account: ${account}`,
    touch: 'Touch version',
    touchHome: 'Home',
    leaveTouch: 'Leave the touch version',
    sectionPages: 'In this section',
  },
}
