import type { Messages } from '../../app/messages'

const zhCN = {
  articles: '文章',
  classes: '培训班',
  courses: '课程',
  moreArticles: '更多资讯',
  moreSchool: '跨境学院',
  noArticles: '还没有相关的文章',
  noClasses: '近期没有相关的培训班',
  noCourses: '还没有相关的课程',
  failed: '没有载入',
  retry: '重试',
  minutes: (n: number) => `${n}\u00a0分钟`,
  starts: (day: string) => `${day}开班`,
  weeks: (n: number) => `${n}\u00a0周`,
  lessons: (n: number) => `${n}\u00a0课时`,
}

export const recommendationMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    articles: 'Articles',
    classes: 'Training classes',
    courses: 'Courses',
    moreArticles: 'More news',
    moreSchool: 'School',
    noArticles: 'No related articles yet',
    noClasses: 'No related training classes soon',
    noCourses: 'No related courses yet',
    failed: 'Not loaded',
    retry: 'Retry',
    minutes: (n) => `${n} min`,
    starts: (day) => `Begins ${day}`,
    weeks: (n) => (n === 1 ? '1 week' : `${n} weeks`),
    lessons: (n) => (n === 1 ? '1 lesson' : `${n} lessons`),
  },
}
