import {
  type LessonAccess,
  type LessonStream,
  type LessonTask,
  lessonsOf,
  streamHours,
} from '@chuhai/contract/school'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import { readSigningKey } from '../../../signing/signing-key'
import { hourMs } from '../../../time/durations'
import { ownsProduct } from '../../order/ownership'
import { type CourseRow, requireCourseRow } from '../service'
import type { StoredLesson } from '../tables'
import { heightsOf } from './renditions'
import { signGrant } from './stream-signature'

/** The viewer of a film, the time, and the other site whose page shows it. */
export interface Viewer {
  db: Db
  userId: number | null
  site: string | null
  now: Date
}

/** Whether a user may watch all of a course: a free one everybody who is signed in. */
export const ownsCourse = async ({ db, userId }: Viewer, { id, price }: CourseRow): Promise<boolean> =>
  userId !== null && (price === 0 || (await ownsProduct(db, userId, { kind: 'course', id })))

const missing = async (viewer: Viewer, course: CourseRow): Promise<LessonAccess> => {
  if (await ownsCourse(viewer, course)) return 'granted'
  return course.price === 0 ? 'signIn' : 'purchase'
}

/** What a viewer lacks to watch a film of a course; a free lesson lacks nothing. */
export const accessTo = async (
  viewer: Viewer,
  course: CourseRow,
  { video, isFree }: Pick<StoredLesson, 'video' | 'isFree'>,
): Promise<LessonAccess> => {
  if (video === null) return 'coming'
  return isFree ? 'granted' : missing(viewer, course)
}

/** Returns a lesson of a course; throws where it has none of that key. */
export const requireLesson = (course: CourseRow, key: string): StoredLesson => {
  const lesson = lessonsOf(course).find((one) => one.key === key)
  if (!lesson) throw new ApiError('NOT_FOUND')
  return lesson
}

/** Returns a lesson that a viewer may watch, with its course; throws where there is none, and where they may not. */
export const requireWatchable = async (
  viewer: Viewer,
  { id, key }: { id: number; key: string },
): Promise<{ course: CourseRow; lesson: StoredLesson }> => {
  const course = await requireCourseRow(viewer.db, id)
  const lesson = requireLesson(course, key)
  if ((await accessTo(viewer, course, lesson)) !== 'granted') throw new ApiError('LESSON_LOCKED')
  return { course, lesson }
}

/** Returns the homework of a lesson; null where it has none. */
export const taskOf = ({ homework }: CourseRow, key: string): LessonTask | null => {
  const found = homework.find(({ lesson }) => lesson === key)
  return found ? { title: found.title, text: found.text } : null
}

/** Signs the addresses of a film; those of a free lesson are for everybody. */
export const streamOf = async (
  { db, userId, site, now }: Viewer,
  film: string,
  isFree: boolean,
): Promise<LessonStream> => {
  const expiresAt = new Date(now.getTime() + streamHours * hourMs)
  const signature = signGrant(await readSigningKey(db), {
    film,
    userId: isFree ? null : userId,
    site: isFree ? null : site,
    expiresAt,
  })
  const folder = `/api/school/film/${film}/${signature}`
  const renditions = (await heightsOf(film)).map((height) => ({
    height,
    src: `${folder}/${height}.m3u8`,
    file: `${folder}/${height}.mp4`,
  }))
  return {
    src: `${folder}/index.m3u8`,
    file: renditions[0]?.file ?? `${folder}/video.mp4`,
    renditions,
    subtitles: `${folder}/subtitles.vtt`,
    poster: `/media/videos/${film}.webp`,
    expiresAt: expiresAt.toISOString(),
  }
}
