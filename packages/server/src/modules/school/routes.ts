import { getCourse, getTrainingClass } from '@chuhai/contract/school'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'
import { findClass, findCourse } from './service'

export const schoolRoutes = [
  implement(getCourse, async ({ params }, { db }) => {
    const course = await findCourse(db, params.id)
    if (!course) throw new ApiError('NOT_FOUND')
    return course
  }),
  implement(getTrainingClass, async ({ params }, { db }) => {
    const trainingClass = await findClass(db, params.id)
    if (!trainingClass) throw new ApiError('NOT_FOUND')
    return trainingClass
  }),
]
