import { lessonsOf } from '@chuhai/contract/school'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { findAccounts } from '../../user/service'
import { courses } from '../tables'

/** A page of a list of operators. */
export interface Page {
  /** The last one of the page before. */
  after?: string | undefined
  rows: number
}

interface UnderLesson {
  id: string
  userId: number
  courseId: number
  lessonKey: string
}

/** Returns how operators read the lessons that rows are under, also those of hidden courses, and whose the rows are. */
export const presenterFor = async (db: Db, rows: readonly UnderLesson[]) => {
  const { id, name, teacher, chapters, homework } = courses
  const unique = (list: number[]) => [...new Set(list)]
  const [found, accounts] = await Promise.all([
    db
      .select({ id, name, teacher, chapters, homework })
      .from(courses)
      .where(inArray(id, unique(rows.map(({ courseId }) => courseId)))),
    findAccounts(db, unique(rows.map(({ userId }) => userId))),
  ])
  const byId = new Map(found.map((course) => [course.id, course]))
  return ({ id, userId, courseId, lessonKey }: UnderLesson) => {
    const course = byId.get(courseId)
    const lesson = course && lessonsOf(course).find(({ key }) => key === lessonKey)
    const task = course?.homework.find((one) => one.lesson === lessonKey)
    return {
      lesson: {
        id,
        courseId,
        course: course?.name ?? '',
        lessonKey,
        lesson: lesson?.title ?? lessonKey,
        teacher: course?.teacher ?? '',
        userId,
        userName: accounts.get(userId)?.userName ?? '',
      },
      task: task?.title ?? '',
    }
  }
}
