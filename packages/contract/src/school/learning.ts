import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath, wholeNumber } from '../fields'
import { courseCard } from '../guide/recommendation'
import type { LearningErrorCode } from './errors'
import { lesson, lessonFile, lessonTask } from './lesson'

/** How long a signed address of a film is valid. */
export const streamHours = 2

const lessonKey = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/))

/** What is needed before a lesson can be watched; `granted` when nothing is, `coming` while its film is not made yet. */
export const lessonAccess = ['granted', 'signIn', 'purchase', 'coming'] as const
/** One of `lessonAccess`. */
export type LessonAccess = (typeof lessonAccess)[number]

/** A film in one quality: the height of its picture in pixels, as a playlist and as one file. */
export const lessonRendition = v.object({ height: v.number(), src: v.string(), file: v.string() })
/** A film in one quality. */
export type LessonRendition = v.InferOutput<typeof lessonRendition>

/** A film to watch: signed addresses relative to the server, which are valid for some time and for this visitor. */
export const lessonStream = v.object({
  /** A playlist of HLS. */
  src: v.string(),
  /** The film as one file, for pages that allow no worker to put a stream together. */
  file: v.string(),
  /** The qualities to choose from, the best first; none where there is only one. `src` adapts itself to the network. */
  renditions: v.array(lessonRendition),
  subtitles: v.string(),
  poster: v.string(),
  expiresAt: v.string(),
})
/** The addresses of a film, valid until `expiresAt`. */
export type LessonStream = v.InferOutput<typeof lessonStream>

/** Where a lesson was left; a finished one stays finished. */
export const lessonProgress = v.object({ key: v.string(), seconds: v.number(), isFinished: v.boolean() })
/** How far one lesson was watched, in seconds from its start. */
export type LessonProgress = v.InferOutput<typeof lessonProgress>

/** What a visitor has watched of a course. */
export const courseProgress = v.object({
  /** Bought, or free and signed in: every lesson can be watched. */
  isOwned: v.boolean(),
  lessons: v.array(lessonProgress),
  /** The lesson that was watched last. */
  lastKey: v.nullable(v.string()),
})
/** How far a course was watched. */
export type CourseProgress = v.InferOutput<typeof courseProgress>

/** A lesson of a course in a path. */
export const inCourse = v.object({ ...idInPath().entries, key: lessonKey })

/** Progress of the caller; visitors without a session have none. */
export const getCourseProgress = endpoint({
  name: 'getCourseProgress',
  summary: '课程学习进度',
  method: 'GET',
  path: '/school/course/{id}/progress',
  access: 'anyone',
  params: idInPath(),
  answer: courseProgress,
  errors: ['NOT_FOUND'],
})

/** A lesson with its film, where the caller may watch it. */
export const getLesson = endpoint({
  name: 'getLesson',
  summary: '课时与播放地址',
  method: 'GET',
  path: '/school/course/{id}/lesson/{key}',
  access: 'anyone',
  params: inCourse,
  answer: v.object({
    lesson,
    access: v.picklist(lessonAccess),
    stream: v.nullable(lessonStream),
    /** Where the caller stopped; 0 from the beginning. */
    seconds: v.number(),
    isFinished: v.boolean(),
    /** Its files; the address is signed like that of a film, and null where the caller may not watch the lesson. */
    files: v.array(v.object({ ...lessonFile.entries, address: v.nullable(v.string()) })),
    /** Its homework; null where it has none. */
    task: v.nullable(lessonTask),
  }),
  errors: ['NOT_FOUND'],
})

/** A second of a film; whether the film has it is decided by its length. */
const second = wholeNumber(-86_400, 86_400)

/**
 * Saves where a lesson was left and what was watched of it. A position from before the stored one changes nothing, however late
 * it arrives; what was watched always counts.
 */
export const saveProgress = endpoint({
  name: 'saveProgress',
  summary: '保存学习进度',
  method: 'PUT',
  path: '/school/course/{id}/lesson/{key}/progress',
  access: 'user',
  noRedirect: true,
  params: inCourse,
  body: v.object({
    seconds: second,
    /** What was watched since the last save, from second to second. */
    watched: v.optional(v.pipe(v.array(v.tuple([second, second])), v.maxLength(100)), []),
    /** How long ago it was watched, so that the clocks of devices do not count. */
    agoMs: wholeNumber(0, 604_800_000),
  }),
  answer: lessonProgress,
  errors: ['NOT_FOUND', 'LESSON_LOCKED', 'LESSON_POSITION_INVALID'] satisfies (
    | 'NOT_FOUND'
    | LearningErrorCode
  )[],
})

/** A course that the caller has bought or begun. */
export const learning = v.object({
  course: courseCard,
  isOwned: v.boolean(),
  finished: v.number(),
  /** Finished lessons of all, in whole percent. */
  percent: v.number(),
  /** The number of the certificate; null before it was issued. */
  certificate: v.nullable(v.string()),
  /** Where to go on; null before anything was watched, and when the lesson no longer exists. */
  next: v.nullable(v.object({ key: v.string(), title: v.string(), seconds: v.number() })),
  watchedAt: v.nullable(v.string()),
})
/** A course of 我的学习. */
export type Learning = v.InferOutput<typeof learning>

/** What the caller learns, the last watched first, then what was bought and not begun. */
export const listLearning = endpoint({
  name: 'listLearning',
  summary: '我的学习',
  method: 'GET',
  path: '/school/learning',
  access: 'user',
  answer: v.array(learning),
})

/** The broadcast of a living course, or its recording once it has ended; `now` is the server's time. */
export const getLivingCourse = endpoint({
  name: 'getLivingCourse',
  summary: '直播课',
  method: 'GET',
  path: '/school/course/{id}/live',
  access: 'user',
  params: idInPath(),
  answer: v.object({
    course: courseCard,
    access: v.picklist(lessonAccess),
    /** Null where it may not be watched, before the start, and where there is no film. */
    stream: v.nullable(lessonStream),
    /** The length of its film; null where there is no stream. */
    seconds: v.nullable(v.number()),
    /** Whether the film is about something else. */
    isExample: v.boolean(),
    now: v.string(),
  }),
  errors: ['NOT_FOUND'],
})
