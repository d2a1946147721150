import { getCourse, getTrainingClass, listCourses, listTrainingClasses } from '@chuhai/contract/school'
import { implement } from '../../http/implement'
import { readClassList } from './class-list'
import { readCourseList } from './course-list'
import { requireClass, requireCourse } from './service'

export const schoolRoutes = [
  implement(getCourse, ({ params }, { db, now }) => requireCourse(db, params.id, now)),
  implement(getTrainingClass, ({ params }, { db, now }) => requireClass(db, params.id, now)),
  implement(listCourses, ({ body }, { db, now }) => readCourseList(db, body, now)),
  implement(listTrainingClasses, ({ body }, { db, now }) => readClassList(db, body, now)),
]
