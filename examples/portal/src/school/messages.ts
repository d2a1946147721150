import type { Messages } from '../app/messages'

const zhCN = {
  school: '跨境学院',
  teacher: '讲师',
  includes: '价格包含',
  tags: '标签',
  back: '返回跨境学院',
}

/** Texts that courses and training classes share. */
export const schoolMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    school: 'School',
    teacher: 'Teacher',
    includes: 'The price includes',
    tags: 'Tags',
    back: 'Back to the school',
  },
}
