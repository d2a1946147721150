import {
  getCertificate,
  getCourseProgress,
  getLesson,
  getLivingCourse,
  getOwnCertificate,
  issueCertificate,
  listLearning,
  saveProgress,
  showCertificateName,
} from '@chuhai/contract/school'
import { timeWindow } from '@chuhai/contract/time-window'
import { ApiError } from '../../../http/api-error'
import { implement } from '../../../http/implement'
import { isExampleFilm, presentLesson } from '../example-films'
import { filmSeconds } from '../film-length'
import { presentCourseCard, requireCourseRow } from '../service'
import { accessTo, requireLesson, requireWatchable, streamOf, taskOf } from './access'
import * as certificates from './certificates'
import { filesOf } from './lesson-files'
import { findLessonProgress, readLearning, readProgress, saveLessonProgress } from './progress'

export const learningRoutes = [
  implement(getCourseProgress, async ({ params }, call) =>
    readProgress(call, await requireCourseRow(call.db, params.id)),
  ),

  implement(getLesson, async ({ params }, call) => {
    const course = await requireCourseRow(call.db, params.id)
    const lesson = requireLesson(course, params.key)
    const { video } = lesson
    const access = await accessTo(call, course, lesson)
    const { userId } = call
    const progress = userId === null ? null : await findLessonProgress(call.db, userId, course.id, lesson.key)
    return {
      lesson: presentLesson(lesson),
      access,
      stream: access === 'granted' && video !== null ? await streamOf(call, video, lesson.isFree) : null,
      seconds: progress?.seconds ?? 0,
      isFinished: progress?.isFinished ?? false,
      files: await filesOf(call, course, lesson, access === 'granted'),
      task: taskOf(course, lesson.key),
    }
  }),

  implement(saveProgress, async ({ params, body }, call) => {
    const { course, lesson } = await requireWatchable(call, params)
    const parts = body.watched.filter(([from, to]) => from !== to)
    const isWithin = (second: number) => second >= 0 && second <= lesson.seconds
    if (![body.seconds, ...parts.flat()].every(isWithin) || parts.some(([from, to]) => from > to))
      throw new ApiError('LESSON_POSITION_INVALID')
    return saveLessonProgress(call.db, call.userId, course.id, lesson, {
      seconds: body.seconds,
      parts,
      watchedAt: new Date(call.now.getTime() - body.agoMs),
    })
  }),

  implement(listLearning, (_, { db, userId, now }) => readLearning(db, userId, now)),

  implement(getLivingCourse, async ({ params }, call) => {
    const row = await requireCourseRow(call.db, params.id)
    const course = presentCourseCard(row, call.now)
    if (!course.living) throw new ApiError('NOT_FOUND')
    const { startsAt, endsAt } = course.living
    const access = await accessTo(call, row, { video: row.video, isFree: false })
    const hasBegun = timeWindow(call.now, startsAt, endsAt) > 1
    const film = access === 'granted' && hasBegun ? row.video : null
    return {
      course,
      access,
      stream: film === null ? null : await streamOf(call, film, false),
      seconds: film === null ? null : filmSeconds(film),
      isExample: isExampleFilm(film),
      now: call.now.toISOString(),
    }
  }),

  implement(getCertificate, ({ params }, { db }) => certificates.readCertificate(db, params.number)),

  implement(getOwnCertificate, async ({ params }, call) => {
    const { id } = await requireCourseRow(call.db, params.id)
    return certificates.readOwnCertificate(id, call)
  }),

  implement(issueCertificate, async ({ params, body }, call) =>
    certificates.issueCertificate(await requireCourseRow(call.db, params.id), body.name, call),
  ),

  implement(showCertificateName, ({ params, body }, call) =>
    certificates.showName(params.id, body.isShown, call),
  ),
]
