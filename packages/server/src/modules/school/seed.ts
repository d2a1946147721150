import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { typeset } from '../typeset'
import type { readClasses, readCourses } from './content'
import { courses, trainingClasses } from './tables'

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
