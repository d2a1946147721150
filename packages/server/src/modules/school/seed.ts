import type { Db } from '../../database/db'
import { insertMissing } from '../insert-missing'
import { dateInShanghai } from '../shanghai'
import { typeset } from '../typeset'
import { classes as classContent, courses as courseContent } from './content'
import { courses, trainingClasses } from './tables'

const placeOf = (index: number): number => (index + 1) * 10

/** The first such day of the week from a date on; without one, the date itself. */
const onWeekday = (now: Date, days: number, weekday?: number): string => {
  const date = dateInShanghai(now, days)
  if (weekday === undefined) return date
  const wait = (weekday - new Date(date).getUTCDay() + 7) % 7
  return dateInShanghai(now, days + wait)
}

/** The courses and training classes of a new database; what an operator has changed stays. */
export const seedSchool = async (db: Db, now: Date): Promise<void> => {
  const courseRows = courseContent.map((course, index) => ({ ...course, position: placeOf(index) }))
  const classRows = classContent.map(({ startsIn, weekday, ...row }, index) => ({
    ...row,
    startsOn: onWeekday(now, startsIn, weekday),
    position: placeOf(index),
  }))
  await insertMissing(db, courses, courseRows.map(typeset))
  await insertMissing(db, trainingClasses, classRows.map(typeset))
}
