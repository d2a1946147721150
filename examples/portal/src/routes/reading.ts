import type { Article } from '@chuhai/contract/news'
import type { Course, TrainingClass } from '@chuhai/contract/school'
import { calls } from '../app/calls'
import { firstParagraph } from '../content/text'
import { hasRecordId, type Row, row } from './row'

const idOf = ({ id = '' }: Record<string, string | undefined>) => ({ params: { id } })

const byId = { query: ['id'], check: hasRecordId } as const

/** What is read or learned: an article, a course, a training class. */
export const readingRows: Row[] = [
  row<Article>({
    path: '/news/detail',
    title: (article) => article.title,
    layout: 'default',
    ...byId,
    page: () => import('../pages/article/ArticlePage'),
    async load({ read, query }) {
      const { getArticle } = await calls.news()
      return read(getArticle, idOf(query))
    },
    description: (article) => article.summary,
  }),
  row<Course>({
    path: '/school/detail',
    title: (course) => course.name,
    layout: 'school',
    ...byId,
    page: () => import('../pages/course/CoursePage'),
    async load({ read, query }) {
      const { getCourse } = await calls.school()
      return read(getCourse, idOf(query))
    },
    description: (course) => `${course.summary}。${firstParagraph(course.body)}`,
  }),
  row<TrainingClass>({
    path: '/school/training/detail',
    title: (trainingClass) => trainingClass.name,
    layout: 'school',
    ...byId,
    page: () => import('../pages/trainingClass/TrainingClassPage'),
    async load({ read, query }) {
      const { getTrainingClass } = await calls.school()
      return read(getTrainingClass, idOf(query))
    },
    description: (trainingClass) => `${trainingClass.summary}。${firstParagraph(trainingClass.body)}`,
  }),
]
