import type { Certificate, Course, TrainingClass } from '@chuhai/contract/school'
import { calls } from '../app/calls'
import { classesPath, coursesPath } from '../app/paths/school'
import { hasRecordId, type Row, row } from '../app/row'
import { firstParagraph } from '../components/text'
import {
  type ClassesData,
  type CoursesData,
  isClassesPlace,
  isCoursesPlace,
  loadClasses,
  loadCourses,
} from '../school/lists/load'
import { loadOverview, type OverviewData } from '../school/overview/load'

const idOf = ({ id = '' }: Record<string, string | undefined>) => ({ params: { id } })

const byId = { query: ['id'], check: hasRecordId } as const

const school = [{ title: '跨境学院', path: '/school' }]

/** The school: its overview, its lists, and the pages of courses and training classes. */
export const schoolRows: Row[] = [
  row<OverviewData>({
    path: '/school',
    title: '跨境学院',
    layout: 'school',
    page: () => import('../school/overview/OverviewPage'),
    load: loadOverview,
    description: ({ page }) => page.summary,
    above: ({ page }) => (page.parent ? [page.parent] : []),
  }),
  row<CoursesData>({
    path: '/school/courseList',
    title: ({ question, type }) => {
      if (question) return `“${question}”相关的课程`
      return type === 'living' ? '直播课' : type === 'recorded' ? '录播课' : '全部课程'
    },
    layout: 'school',
    query: ['type', 'q', 'level', 'tag', 'price', 'order', 'page'],
    check: isCoursesPlace,
    page: () => import('../school/lists/CourseListPage'),
    load: loadCourses,
    above: () => school,
  }),
  row<ClassesData>({
    path: '/school/training',
    title: '培训班',
    layout: 'school',
    query: ['city', 'month', 'tag', 'page'],
    check: isClassesPlace,
    page: () => import('../school/lists/TrainingListPage'),
    load: loadClasses,
    above: () => school,
  }),
  row<Course>({
    path: '/school/detail',
    title: (course) => course.name,
    layout: 'school',
    ...byId,
    page: () => import('../school/course/CoursePage'),
    async load({ read, query }) {
      const { getCourse } = await calls.school()
      return read(getCourse, idOf(query))
    },
    above: (course) => [
      ...school,
      course.living
        ? { title: '直播课', path: `${coursesPath}?type=living` }
        : { title: '全部课程', path: coursesPath },
    ],
    description: (course) => `${course.summary}。${firstParagraph(course.body)}`,
  }),
  row<Certificate | null>({
    path: '/school/certificate',
    title: (certificate) => (certificate ? `${certificate.course}：结业证书` : '结业证书查验'),
    layout: 'school',
    query: ['number'],
    unlisted: true,
    page: () => import('../school/certificate/CertificatePage'),
    async load({ read, query: { number } }) {
      if (!number) return null
      const { getCertificate } = await calls.school()
      return read(getCertificate, { params: { number } })
    },
    above: () => school,
  }),
  row<TrainingClass>({
    path: '/school/training/detail',
    title: (trainingClass) => trainingClass.name,
    layout: 'school',
    ...byId,
    page: () => import('../school/training-class/TrainingClassPage'),
    async load({ read, query }) {
      const { getTrainingClass } = await calls.school()
      return read(getTrainingClass, idOf(query))
    },
    above: () => [...school, { title: '培训班', path: classesPath }],
    description: (trainingClass) => `${trainingClass.summary}。${firstParagraph(trainingClass.body)}`,
  }),
]
