import type { Words } from '../../content/words'

const zhCN = {
  home: '返回首页',
  brandHome: (brand: string) => `${brand} 首页`,
  menu: '大赛菜单',
  open: '打开菜单',
  close: '收起菜单',
  openEdition: '第六届报名',
  lastEdition: '上届回顾',
  turning: '翻页',
  next: (name: string) => `下一页：${name}`,
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
    turning: 'Next slide',
    next: (name) => `Next: ${name}`,
  },
}
