import type { Messages } from '../app/messages'

const zhCN = {
  suggestions: '可能要找的页面',
}

/** Texts of components whose code comes once they are used. */
export const componentMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    suggestions: 'Pages you may be looking for',
  },
}
