import * as v from 'valibot'
import { uploadMaxBytes } from '../constants'
import { endpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { optionalText, requiredText } from '../text-fields'
import type { LearningErrorCode, StudyErrorCode } from './errors'
import { inCourse } from './learning'
import { lessonTask } from './lesson'

/** Characters of a question. */
export const lessonQuestionMax = 500
/** Characters of homework. */
export const homeworkTextMax = 4000

type Refusals = readonly ('NOT_FOUND' | LearningErrorCode | StudyErrorCode)[]

/** A question under a lesson. Whose it is nobody is told but the one who asked. */
export const lessonQuestion = v.object({
  id: v.string(),
  text: v.string(),
  askedAt: v.string(),
  isOwn: v.boolean(),
  /** What the teacher says; null while the question is open, which only the one who asked sees. */
  answer: v.nullable(v.object({ text: v.string(), at: v.string() })),
})
/** A question under a lesson. */
export type LessonQuestion = v.InferOutput<typeof lessonQuestion>

/** The caller's questions, the last one first, then the answered ones of others, the last answer first. */
export const listLessonQuestions = endpoint({
  name: 'listLessonQuestions',
  summary: '课时下的提问与答复',
  method: 'GET',
  path: '/school/course/{id}/lesson/{key}/question',
  access: 'anyone',
  params: inCourse,
  answer: v.array(lessonQuestion),
  errors: ['NOT_FOUND', 'LESSON_LOCKED'] satisfies Refusals,
})

/** Asks the teacher something about a lesson that the caller may watch. */
export const askLessonQuestion = endpoint({
  name: 'askLessonQuestion',
  summary: '在课时下提问',
  method: 'POST',
  path: '/school/course/{id}/lesson/{key}/question',
  access: 'user',
  idempotent: true,
  params: inCourse,
  body: v.object({
    text: requiredText(lessonQuestionMax, 'LESSON_QUESTION_REQUIRED', 'LESSON_QUESTION_TOO_LONG'),
  }),
  answer: lessonQuestion,
  errors: [
    'NOT_FOUND',
    'LESSON_LOCKED',
    'LESSON_QUESTION_REQUIRED',
    'LESSON_QUESTION_TOO_LONG',
    'LESSON_QUESTIONS_OPEN',
  ] satisfies Refusals,
})

/** File name extensions of homework, in lower case. */
export const homeworkExtensions = ['pdf', 'docx', 'doc', 'pptx', 'ppt', 'png', 'jpeg', 'jpg'] as const

/** An uploaded file of homework: its address, relative to the server, and the name it had. */
export const homeworkFile = v.object({
  address: v.pipe(v.string(), v.maxLength(500)),
  name: v.pipe(v.string(), v.maxLength(200)),
})
/** An uploaded file of homework. */
export type HomeworkFile = v.InferOutput<typeof homeworkFile>

/** Homework as it was handed in last; `version` grows each time. */
export const homework = v.object({
  version: v.number(),
  text: v.string(),
  file: v.nullable(homeworkFile),
  handedInAt: v.string(),
  /** What the teacher says of it; it is not handed in again afterwards. */
  mark: v.nullable(v.object({ text: v.string(), at: v.string() })),
})
/** Homework that was handed in. */
export type Homework = v.InferOutput<typeof homework>

/** The homework of a lesson that the caller may watch, and what they handed in; `NOT_FOUND` where the lesson has none. */
export const getHomework = endpoint({
  name: 'getHomework',
  summary: '课后作业',
  method: 'GET',
  path: '/school/course/{id}/lesson/{key}/homework',
  access: 'user',
  params: inCourse,
  answer: v.object({ task: lessonTask, handedIn: v.nullable(homework) }),
  errors: ['NOT_FOUND', 'LESSON_LOCKED'] satisfies Refusals,
})

/** Hands in homework, also again until it is marked. The same content handed in twice is handed in once. */
export const handInHomework = endpoint({
  name: 'handInHomework',
  summary: '交作业',
  method: 'PUT',
  path: '/school/course/{id}/lesson/{key}/homework',
  access: 'user',
  params: inCourse,
  body: v.object({
    text: optionalText(homeworkTextMax, 'HOMEWORK_TOO_LONG'),
    file: v.nullable(homeworkFile),
    /** The version that the caller has seen; 0 for none. */
    version: wholeNumber(0, 999_999),
  }),
  answer: homework,
  errors: [
    'NOT_FOUND',
    'LESSON_LOCKED',
    'HOMEWORK_EMPTY',
    'HOMEWORK_TOO_LONG',
    'HOMEWORK_MARKED',
    'HOMEWORK_CHANGED',
    'HOMEWORK_FILE_UNKNOWN',
  ] satisfies Refusals,
})

/** Stores a file for homework: multipart with the field `file`, type by content. Its uploader and teachers can read it. */
export const uploadHomework = endpoint({
  name: 'uploadHomework',
  summary: '上传作业文件',
  method: 'POST',
  path: '/school/homework/file',
  access: 'user',
  file: 'file',
  accepts: { extensions: homeworkExtensions, maxBytes: uploadMaxBytes },
  answer: homeworkFile,
  errors: [
    'HOMEWORK_FILE_MISSING',
    'HOMEWORK_FILE_TYPE',
    'HOMEWORK_FILE_TOO_LARGE',
    'FILE_TYPE_FORBIDDEN',
    'FILE_BROKEN',
    'FILE_TOO_SLOW',
    'FILE_QUOTA_USED',
    'FILE_BUSY',
    'FILE_STORE_FULL',
  ],
})
