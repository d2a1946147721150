import type { Words } from '../../content/words'

const zhCN = {
  home: '返回首页',
  brandHome: (brand: string) => `${brand} 首页`,
  menu: '大赛菜单',
  open: '打开菜单',
  close: '收起菜单',
  openEdition: '第六届报名',
  lastEdition: '上届回顾',
  next: (name: string) => `下一页：${name}`,
  failed: '报名窗口没有载入，请检查网络后再试。',
}

export const cupLayoutWords: Words<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    home: 'Back to home',
    brandHome: (brand) => `${brand} home`,
    menu: 'Menu of the competition',
    open: 'Open the menu',
    close: 'Close the menu',
    openEdition: 'Sixth edition',
    lastEdition: 'Last edition',
    next: (name) => `Next: ${name}`,
    failed: 'The form could not be loaded, please check the network and try again.',
  },
}
