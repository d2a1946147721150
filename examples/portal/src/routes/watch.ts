import type { Course } from '@chuhai/contract/school'
import { calls } from '../app/calls'
import { coursePath } from '../app/paths/school'
import { hasRecordId, type Row, row } from '../app/row'
import type { LivingData } from '../school/watch/LivingCoursePage'

const shared = {
  layout: 'school',
  query: ['id', 'lesson'],
  check: hasRecordId,
  unlisted: true,
  above: ({ id, name }) => [
    { title: '跨境学院', path: '/school' },
    { title: name, path: coursePath(id) },
  ],
  async load({ read, query: { id = '' } }) {
    const { getCourse } = await calls.school()
    return read(getCourse, { params: { id } })
  },
} satisfies Partial<Row<Course>>

/** Where courses are watched (specification 2.5); a broadcast is for signed-in visitors (section 4). */
export const watchRows: Row[] = [
  row<Course>({
    ...shared,
    path: '/school/videoplay',
    title: ({ name }) => name,
    page: () => import('../school/watch/VideoPlayPage'),
  }),
  row<Course>({
    ...shared,
    path: '/school/autoplay',
    title: ({ name }) => name,
    page: () => import('../school/watch/AutoplayPage'),
  }),
  row<LivingData>({
    path: '/school/videoplay/live',
    title: '直播课',
    layout: 'school',
    query: ['id'],
    check: hasRecordId,
    login: true,
    unlisted: true,
    page: () => import('../school/watch/LivingCoursePage'),
    async load({ read, query: { id = '' } }) {
      const { getLivingCourse } = await calls.school()
      return read(getLivingCourse, { params: { id } })
    },
  }),
]
