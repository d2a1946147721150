import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { homeworkFile } from '../school/study'
import { operatorText } from '../text-fields'

/** Characters of a teacher's answer, and of what is said of homework. */
export const teacherTextMax = 1000

/** A lesson as teachers read it: the course and the lesson by name, whatever has become of them. */
const ofLesson = {
  id: v.string(),
  courseId: v.number(),
  course: v.string(),
  lessonKey: v.string(),
  lesson: v.string(),
  teacher: v.string(),
  userId: v.number(),
  userName: v.string(),
}
const idInPath = v.object({ id: v.pipe(v.string(), v.uuid()) })
/** Pages are in the order of time, after the last one of the page before. */
const page = {
  after: v.optional(v.pipe(v.string(), v.uuid())),
  rows: wholeNumber(1, 1000),
}

const managedQuestion = v.object({
  ...ofLesson,
  text: v.string(),
  askedAt: v.string(),
  answer: v.nullable(v.string()),
  answeredBy: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
})
/** A question under a lesson, as teachers see it. */
export type ManagedQuestion = v.InferOutput<typeof managedQuestion>

/** How questions stand. */
export const questionStates = ['open', 'answered'] as const

/** Questions under lessons, the first first. */
export const listManagedQuestions = adminEndpoint({
  name: 'listManagedQuestions',
  summary: '课时下的提问',
  role: 'teacher',
  method: 'GET',
  path: '/admin/lessonQuestions',
  query: v.object({ state: v.optional(v.picklist(questionStates)), ...page }),
  answer: v.array(managedQuestion),
})

/** A question; null where it is unknown. */
export const getManagedQuestion = adminEndpoint({
  name: 'getManagedQuestion',
  summary: '一个提问',
  role: 'teacher',
  method: 'GET',
  path: '/admin/lessonQuestions/{id}',
  params: idInPath,
  answer: v.nullable(managedQuestion),
})

/** Answers a question or replaces its answer; the learner gets one message, for the first answer. */
export const answerLessonQuestion = adminEndpoint({
  name: 'answerLessonQuestion',
  summary: '答复提问',
  role: 'teacher',
  method: 'PUT',
  path: '/admin/lessonQuestions/{id}/answer',
  params: idInPath,
  body: v.object({ text: operatorText(teacherTextMax) }),
  answer: v.picklist(['answered', 'unknown']),
})

const managedHomework = v.object({
  ...ofLesson,
  task: v.string(),
  version: v.number(),
  text: v.string(),
  file: v.nullable(homeworkFile),
  handedInAt: v.string(),
  mark: v.nullable(v.string()),
  markedBy: v.nullable(v.string()),
  markedAt: v.nullable(v.string()),
})
/** Homework that was handed in, as teachers see it. */
export type ManagedHomework = v.InferOutput<typeof managedHomework>

/** How homework stands. */
export const homeworkStates = ['handedIn', 'marked'] as const

/** Homework as it was handed in last, in the order of the first time. */
export const listManagedHomework = adminEndpoint({
  name: 'listManagedHomework',
  summary: '交来的作业',
  role: 'teacher',
  method: 'GET',
  path: '/admin/homework',
  query: v.object({ state: v.optional(v.picklist(homeworkStates)), ...page }),
  answer: v.array(managedHomework),
})

/** Homework; null where it is unknown. */
export const getManagedHomework = adminEndpoint({
  name: 'getManagedHomework',
  summary: '一份作业',
  role: 'teacher',
  method: 'GET',
  path: '/admin/homework/{id}',
  params: idInPath,
  answer: v.nullable(managedHomework),
})

/** Writes the mark of homework and sends its learner a message. Returns `changed` when `version` is not the latest. */
export const markHomework = adminEndpoint({
  name: 'markHomework',
  summary: '批改作业',
  role: 'teacher',
  method: 'PUT',
  path: '/admin/homework/{id}/mark',
  params: idInPath,
  body: v.object({
    text: operatorText(teacherTextMax),
    /** The version that was read; null for the current one. */
    version: v.nullable(wholeNumber(1, 999_999)),
  }),
  /** `marked`, or why not: unknown, handed in again meanwhile, or marked before. */
  answer: v.picklist(['marked', 'unknown', 'changed', 'alreadyMarked']),
})
/** `marked`, or why homework was not. */
export type MarkOutcome = v.InferOutput<(typeof markHomework)['answer']>
