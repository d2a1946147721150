import { course, trainingClass } from '@chuhai/contract/school'
import { number, strictObject } from 'valibot'
import { date, text } from '../../content/fields'
import { readMarkdown } from '../../content/read-markdown'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { tags } from '../guide/vocabulary'
import { insertMissing } from '../seed-rows'
import { typeset } from '../typeset'
import { courses, trainingClasses } from './tables'

const taught = { position: number(), tags, body: text }

const courseContent = strictObject({ ...course.entries, ...taught })
const classContent = strictObject({ ...trainingClass.entries, ...taught, startsOn: date })

export const readCourses = (source: ContentSource) => readMarkdown(source, 'course', courseContent)
export const readClasses = (source: ContentSource) => readMarkdown(source, 'class', classContent)

interface SchoolContent {
  courses: ReturnType<typeof readCourses>
  classes: ReturnType<typeof readClasses>
}

const rowOf = <T extends { teacher: { name: string; title: string } }>({ teacher, ...rest }: T) =>
  typeset({ ...rest, teacher: teacher.name, teacherTitle: teacher.title })

/** The courses and training classes of a new database; what an operator has changed stays. */
export const seedSchool = async (db: Db, content: SchoolContent): Promise<void> => {
  await insertMissing(db, courses, content.courses.map(rowOf))
  await insertMissing(db, trainingClasses, content.classes.map(rowOf))
}
