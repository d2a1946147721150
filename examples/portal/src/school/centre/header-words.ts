import type { Words } from '../../content/words'

const zhCN = {
  school: '跨境学院',
  navigation: '学员中心',
  learning: '我的学习',
  classes: '我的班级',
  orders: '我的订单',
}

export const schoolWords: Words<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    school: 'School',
    navigation: 'Student centre',
    learning: 'My learning',
    classes: 'My classes',
    orders: 'My orders',
  },
}
