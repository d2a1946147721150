import { randomUUID } from 'node:crypto'
import type { LessonQuestion } from '@chuhai/contract/school'
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { write } from '../../../database/write-rows'
import { ApiError } from '../../../http/api-error'
import type { Call, UserCall } from '../../../http/context'
import type { Effect } from '../../../http/submission'
import { tell } from '../../../messages/tell'
import { findUsersWithRole } from '../../operator/roles'
import { requireWatchable } from '../learning/access'
import { lessonAsked } from '../messages'
import { lessonQuestions } from './tables'

/** As many as a page shows, of the caller's and of others. */
const rowsMax = 50

interface LessonPath {
  id: number
  key: string
}

type Row = Pick<typeof lessonQuestions.$inferSelect, 'id' | 'text' | 'askedAt' | 'answer' | 'answeredAt'>

const { id, text, askedAt, answer, answeredAt, userId, courseId, lessonKey } = lessonQuestions
const shown = { id, text, askedAt, answer, answeredAt }

const present = ({ id, text, askedAt, answer, answeredAt }: Row, isOwn: boolean): LessonQuestion => ({
  id,
  text,
  askedAt: askedAt.toISOString(),
  isOwn,
  answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
})

/** Returns the caller's questions under a lesson and the answered ones of others, for who may watch it. */
export const listQuestions = async (path: LessonPath, call: Call): Promise<LessonQuestion[]> => {
  const { db, userId: caller } = call
  await requireWatchable(call, path)
  const ofLesson = and(eq(courseId, path.id), eq(lessonKey, path.key))
  const own =
    caller === null
      ? []
      : await db
          .select(shown)
          .from(lessonQuestions)
          .where(and(ofLesson, eq(userId, caller)))
          .orderBy(desc(askedAt), desc(id))
          .limit(rowsMax)
  const others = await db
    .select(shown)
    .from(lessonQuestions)
    .where(and(ofLesson, isNotNull(answer), caller === null ? undefined : ne(userId, caller)))
    .orderBy(desc(answeredAt), desc(id))
    .limit(rowsMax)
  return [...own.map((row) => present(row, true)), ...others.map((row) => present(row, false))]
}

/** Stores a question, and tells the teachers of it. */
export const askQuestion = async (
  path: LessonPath,
  { text }: { text: string },
  call: UserCall,
): Promise<Effect<LessonQuestion>> => {
  const { db, userId, now } = call
  const { course, lesson } = await requireWatchable(call, path)
  const row = {
    id: randomUUID(),
    userId,
    courseId: course.id,
    lessonKey: lesson.key,
    text,
    askedAt: now,
    answer: null,
    answeredBy: null,
    answeredAt: null,
  }
  const teachers = await findUsersWithRole(db, 'teacher')
  const values = { course: course.name, lesson: lesson.title }
  return {
    answer: present(row, true),
    writes: [
      write(lessonQuestions, row),
      ...teachers.flatMap((teacher) => tell(lessonAsked, { userId: teacher, once: row.id, values }, now)),
    ],
    refusals: { lesson_question_limit: new ApiError('LESSON_QUESTIONS_OPEN') },
  }
}
