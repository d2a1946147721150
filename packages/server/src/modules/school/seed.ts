import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { positionOf } from '../position'
import { dateInShanghai, dateOnWeekday } from '../shanghai'
import { typeset } from '../typeset'
import { classes as classContent, courses as courseContent } from './content'
import { courses, trainingClasses } from './tables'

/** The courses and training classes of a new database; what an operator has changed stays. */
export const seedSchool = async (db: Db, now: Date): Promise<void> => {
  const courseRows = courseContent.map((course, index) => ({ ...course, position: positionOf(index) }))
  const classRows = classContent.map(({ startsIn, weekday, ...row }, index) => ({
    ...row,
    startsOn: weekday === undefined ? dateInShanghai(now, startsIn) : dateOnWeekday(now, startsIn, weekday),
    position: positionOf(index),
  }))
  await insertMissing(db, courses, courseRows.map(typeset))
  await insertMissing(db, trainingClasses, classRows.map(typeset))
}
