import {
  classPart,
  course,
  lesson,
  lessonFile,
  lessonsOf,
  lessonTask,
  livingTime,
  trainingClass,
} from '@chuhai/contract/school'
import { array, boolean, check, nullable, number, optional, pipe, regex, strictObject } from 'valibot'
import { date, moment, text } from '../../content/fields'
import { markdownFiles } from '../../content/markdown-files'
import { tableContent } from '../../content/table-content'
import { typeset } from '../../content/typeset'
import { tags } from '../vocabulary'
import { filmSeconds } from './film-length'
import { courses, trainingClasses } from './tables'

const taught = { position: number(), tags, body: text }

/** The folder of a film below `lessons/`. */
const film = pipe(text, regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be the name of a film'))

/** The length of a film that is here; of another one, what was written. */
const lengthOf = (video: string | null, written: number): number =>
  (video === null ? null : filmSeconds(video)) ?? written

const writtenLesson = pipe(
  strictObject({
    ...lesson.entries,
    key: pipe(text, regex(/^[a-z0-9-]{1,20}$/, 'must be letters, digits and hyphens')),
    title: text,
    isFree: optional(boolean(), false),
    video: optional(nullable(film), null),
    /** Whether the film is about something else; by default it is where the film is one of those that come with the portal. */
    isExample: optional(boolean()),
  }),
  check(
    ({ video, seconds }) => lengthOf(video, seconds) === seconds,
    ({ input }) => `must have the seconds of its film, ${lengthOf(input.video, input.seconds)}`,
  ),
)

/** The name of a file below `lessons/files/`. */
const fileName = pipe(
  text,
  regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:csv|md|txt)$/, 'must be the name of a csv, md or txt file'),
)

const writtenFile = strictObject({ ...lessonFile.entries, lesson: text, title: text, file: fileName })
const writtenTask = strictObject({ ...lessonTask.entries, lesson: text, title: text, text })

const chapters = pipe(
  array(strictObject({ title: text, lessons: array(writtenLesson) })),
  check((list) => {
    const keys = list.flatMap(({ lessons }) => lessons.map(({ key }) => key))
    return new Set(keys).size === keys.length
  }, 'must not use the key of a lesson twice'),
)

const living = strictObject({
  startsAt: moment,
  endsAt: moment,
  repeatDays: optional(livingTime.entries.repeatDays, null),
  video: optional(nullable(film), null),
})

const { type: _, ...entries } = course.entries
const writtenCourse = pipe(
  strictObject({
    ...entries,
    ...taught,
    chapters,
    /** What it includes beside what follows from its lessons. */
    includes: optional(array(text), []),
    files: optional(array(writtenFile), []),
    homework: optional(array(writtenTask), []),
    /** When it is on air, and its film; null for a recorded course. */
    living: optional(nullable(living), null),
  }),
  check(({ chapters, files, homework }) => {
    const keys = new Set(lessonsOf({ chapters }).map(({ key }) => key))
    return [...files, ...homework].every(({ lesson }) => keys.has(lesson))
  }, 'must name lessons of the course in files and homework'),
  check(
    ({ homework }) => new Set(homework.map(({ lesson }) => lesson)).size === homework.length,
    'must not have homework for a lesson twice',
  ),
)
const { left: _left, ...classEntries } = trainingClass.entries
const writtenPart = pipe(
  strictObject(classPart.entries),
  check(({ day, until = day }) => {
    if (day === undefined) return until === undefined
    return day >= 1 && (until ?? day) >= day
  }, 'must end on a day that is not before its first'),
)
const writtenClass = strictObject({
  ...classEntries,
  ...taught,
  startsOn: date,
  plan: array(writtenPart),
  venue: optional(nullable(text), null),
  hours: optional(nullable(text), null),
  isCancelled: optional(boolean(), false),
})

const rowOf = <T extends { teacher: { name: string; title: string } }>({ teacher, ...rest }: T) =>
  typeset({ ...rest, teacher: teacher.name, teacherTitle: teacher.title })

const itemOf = <T extends { teacher: string; teacherTitle: string }>({
  teacher,
  teacherTitle,
  ...rest
}: T) => ({
  ...rest,
  teacher: { name: teacher, title: teacherTitle },
})

export const courseContent = tableContent({
  key: 'course',
  format: markdownFiles('course', writtenCourse),
  keyOf: ({ id }) => id,
  table: courses,
  rows: (items) =>
    items.map(({ living, ...item }) => ({
      ...rowOf(item),
      startsAt: living?.startsAt ?? null,
      endsAt: living?.endsAt ?? null,
      repeatDays: living?.repeatDays ?? null,
      video: living?.video ?? null,
    })),
  items: (rows) =>
    rows.map(({ startsAt, endsAt, repeatDays, video, ...row }) => ({
      ...itemOf(row),
      living: startsAt && endsAt ? { startsAt, endsAt, repeatDays, video } : null,
    })),
})

export const classContent = tableContent({
  key: 'class',
  format: markdownFiles('class', writtenClass),
  keyOf: ({ id }) => id,
  table: trainingClasses,
  rows: (items) => items.map(rowOf),
  items: (rows) => rows.map(itemOf),
})
