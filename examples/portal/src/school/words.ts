import type { Messages } from '../content/messages'

const zhCN = {
  school: '跨境学院',
  free: '免费',
  teacher: '讲师',
  tags: '标签',
  back: '返回跨境学院',
}

export type SchoolOfferWords = typeof zhCN

/** Texts that courses and training classes share. */
export const schoolOfferWords: Messages<SchoolOfferWords> = {
  'zh-CN': zhCN,
  en: {
    school: 'School',
    free: 'Free',
    teacher: 'Teacher',
    tags: 'Tags',
    back: 'Back to the school',
  },
}
