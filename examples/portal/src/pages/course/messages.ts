import type { Messages } from '../../content/messages'

const zhCN = {
  shelf: '课程',
  level: '级别',
  lessons: '课时',
  length: '总时长',
  teacher: '讲师',
  lessonCount: (n: number) => `${n}\u00a0课时`,
  minutes: (n: number) => `${n}\u00a0分钟`,
  hours: (hours: number, minutes: number) =>
    minutes > 0 ? `${hours}\u00a0小时 ${minutes}\u00a0分钟` : `${hours}\u00a0小时`,
  about: '课程介绍',
  gains: '学完以后',
  list: '课程目录',
  action: '咨询这门课',
  ask: {
    title: '咨询这门课',
    text: '在线学习正在接入。留下联系方式，顾问会在 24\u00a0小时内致电，告诉您听课方式和开课时间。',
  },
}

export type CourseMessages = typeof zhCN

export const courseMessages: Messages<CourseMessages> = {
  'zh-CN': zhCN,
  en: {
    shelf: 'Course',
    level: 'Level',
    lessons: 'Lessons',
    length: 'Length',
    teacher: 'Teacher',
    lessonCount: (n) => `${n} lessons`,
    minutes: (n) => `${n} min`,
    hours: (hours, minutes) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
    about: 'About this course',
    gains: 'Afterwards you can',
    list: 'Lessons',
    action: 'Ask about this course',
    ask: {
      title: 'Ask about this course',
      text: 'Learning online is being connected. Leave your number; an adviser calls within 24 hours and tells you how and when to attend.',
    },
  },
}

/** How long something takes: 45 分钟, 2 小时 10 分钟. */
export const lengthText = (minutes: number, words: CourseMessages): string =>
  minutes < 60 ? words.minutes(minutes) : words.hours(Math.floor(minutes / 60), minutes % 60)
