import * as contract from '@chuhai/contract/school'
import { implement } from '../../http/implement'
import { readClassList } from './class-list'
import { joinClassmates, leaveClassmates, readClassmates } from './classmates'
import { readCourseList } from './course-list'
import { requireClass, requireCourse } from './service'

export const schoolRoutes = [
  implement(contract.getCourse, ({ params }, { db, now }) => requireCourse(db, params.id, now)),
  implement(contract.getTrainingClass, ({ params }, { db, now }) => requireClass(db, params.id, now)),
  implement(contract.listCourses, ({ body }, { db, now }) => readCourseList(db, body, now)),
  implement(contract.listTrainingClasses, ({ body }, { db, now }) => readClassList(db, body, now)),
]

/** What classmates let each other see, which no draft changes. */
export const classmateRoutes = [
  implement(contract.getClassmates, ({ params }, call) => readClassmates(params.id, call)),
  implement(contract.joinClassmates, ({ params, body }, call) => joinClassmates(params.id, body, call)),
  implement(contract.leaveClassmates, ({ params }, call) => leaveClassmates(params.id, call)),
]
