import type { Certificate, ClassList, Course, CourseList, TrainingClass } from '@chuhai/contract/school'
import { courseCardDouble } from './guide'

const teacher = { name: '陈屿', title: '前 3C 卖家运营总监' }

export const courseDouble: Course = {
  id: 101,
  name: '跨境第一课',
  summary: '把全程走一遍',
  body: '每节课留一张表。',
  level: '入门',
  teacher,
  tags: ['开店'],
  price: 0,
  includes: ['全部视频与字幕', '课后表格'],
  gains: ['画出时间表'],
  type: 'recorded',
  living: null,
  chapters: [
    {
      title: '先看全程',
      lessons: [{ key: '1-1', title: '卖家一天在做什么', seconds: 2640, isFree: true, isExample: true }],
    },
    {
      title: '迈出第一步',
      lessons: [{ key: '2-1', title: '首单之后', seconds: 2760, isFree: false, isExample: false }],
    },
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
  left: 12,
  price: 398_000,
  includes: ['八次面授', '两套模板', '午餐'],
  teacher,
  tags: ['亚马逊'],
  suits: ['准备开第一家店'],
  plan: [
    { title: '第 1–2 周：定品与注册', text: '核对资料。', day: 1, until: 14 },
    { title: '结业', text: '展示。' },
  ],
  venue: '杭州市滨江区江南大道 588 号',
  hours: '每周六 9:30–17:00',
  isCancelled: false,
}

const page = { page: 1, rows: 12 }

export const livingCardDouble: CourseList['list'][number] = {
  ...courseCardDouble,
  id: 602,
  name: '德国 VAT 申报直播实操',
  type: 'living',
  living: { startsAt: '2026-12-10T12:00:00Z', endsAt: '2026-12-10T13:30:00Z', repeatDays: null },
  price: 9900,
}

export const courseListDouble: CourseList = {
  list: [courseCardDouble, livingCardDouble],
  total: 2,
  ...page,
  levels: [{ name: '入门', total: 2 }],
  tags: [{ name: '开店', total: 2 }],
  searchedFor: null,
  suggestion: null,
}

const { id, name, summary, city, startsOn, weeks, price, tags, seats, left } = trainingClassDouble

export const classListDouble: ClassList = {
  list: [{ id, name, summary, city, startsOn, weeks, price, tags, seats, left, teacher: teacher.name }],
  total: 1,
  ...page,
  cities: [{ name: '杭州', total: 1 }],
  months: [{ name: '2026-12', total: 1 }],
  tags: [{ name: '亚马逊', total: 1 }],
}

export const certificateDouble: Certificate = {
  number: 'CH-7KQ2-M4XD-09VB-TR3N',
  courseId: 101,
  course: '跨境第一课',
  lessons: 2,
  name: '沈**',
  issuedAt: '2026-11-23T10:00:00.000Z',
}

/** What the school's calls answer; undefined for any other path. */
export const schoolAnswer = (pathname: string): unknown => {
  if (pathname === '/api/school/course/page') return courseListDouble
  if (pathname === '/api/school/class/page') return classListDouble
  if (pathname.startsWith('/api/school/certificate/')) return certificateDouble
  if (pathname.startsWith('/api/school/course/')) return courseDouble
  if (pathname.startsWith('/api/school/class/')) return trainingClassDouble
  return undefined
}
