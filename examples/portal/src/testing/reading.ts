import type { Article } from '@chuhai/contract/news'
import type { Course, TrainingClass } from '@chuhai/contract/school'

const teacher = { name: '陈屿', title: '前 3C 卖家运营总监' }

export const articleDouble: Article = {
  id: 101,
  title: '资料要备到什么程度',
  summary: '多半不是缺资料。',
  category: '平台规则',
  author: '编辑部',
  publishedAt: '2026-11-15',
  minutes: 3,
  tags: ['亚马逊', '开店'],
  body: '## 先备五样\n\n指定一个人负责到底。\n\n- 营业执照\n- 收款账户',
}

export const courseDouble: Course = {
  id: 101,
  name: '跨境第一课',
  summary: '把全程走一遍',
  body: '每节课留一张表。',
  level: '入门',
  teacher,
  tags: ['开店'],
  price: 0,
  gains: ['画出时间表'],
  lessons: [
    { title: '卖家一天在做什么', minutes: 44 },
    { title: '首单之后', minutes: 46 },
  ],
}

export const trainingClassDouble: TrainingClass = {
  id: 1,
  name: '新店陪跑班',
  summary: '八周，到首批货开售',
  body: '每周六面授一天。',
  city: '杭州',
  startsOn: '2026-12-07',
  weeks: 8,
  seats: 30,
  price: 3980,
  teacher,
  tags: ['亚马逊'],
  suits: ['准备开第一家店'],
  plan: [
    { title: '第 1–2 周：定品与注册', text: '核对资料。' },
    { title: '结业', text: '展示。' },
  ],
}
