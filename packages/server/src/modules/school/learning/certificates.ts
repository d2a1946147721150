import { randomInt } from 'node:crypto'
import { type Certificate, lessonsOf, type OwnCertificate } from '@chuhai/contract/school'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { ApiError } from '../../../http/api-error'
import type { UserCall } from '../../../http/context'
import type { CourseRow } from '../service'
import { readProgress } from './progress'
import { certificates } from './tables'

type Row = typeof certificates.$inferSelect

/** Digits and capitals without I, L, O and U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** 80 bits by chance: whoever has no certificate in hand finds none. */
const newNumber = (): string => ['CH', group(), group(), group(), group()].join('-')

/** `陆**`: what is shown of a name without its owner's consent. */
const maskedName = (name: string): string => `${[...name][0] ?? ''}**`

const presentOwn = ({ number, name, showsName, issuedAt }: Row): OwnCertificate => ({
  number,
  name,
  showsName,
  issuedAt: issuedAt.toISOString(),
})

const ofCourse = (userId: number, courseId: number) =>
  and(eq(certificates.userId, userId), eq(certificates.courseId, courseId))

const findOwn = async ({ db, userId }: UserCall, courseId: number): Promise<Row | undefined> => {
  const [row] = await db.select().from(certificates).where(ofCourse(userId, courseId))
  return row
}

/** Returns a certificate as everybody sees it who has its number; throws for a number that was never given. */
export const readCertificate = async (db: Db, number: string): Promise<Certificate> => {
  const [row] = await db.select().from(certificates).where(eq(certificates.number, number))
  if (!row) throw new ApiError('NOT_FOUND')
  const { courseId, courseName: course, lessons, name, showsName, issuedAt } = row
  return {
    number,
    courseId,
    course,
    lessons,
    name: showsName ? name : maskedName(name),
    issuedAt: issuedAt.toISOString(),
  }
}

/** Returns the caller's certificate of a course, or null. */
export const readOwnCertificate = async (
  courseId: number,
  call: UserCall,
): Promise<OwnCertificate | null> => {
  const row = await findOwn(call, courseId)
  return row ? presentOwn(row) : null
}

/** Issues the caller's certificate once; throws while a lesson is not finished, and for who does not own the course. */
export const issueCertificate = async (
  course: CourseRow,
  name: string,
  call: UserCall,
): Promise<OwnCertificate> => {
  const issued = await readOwnCertificate(course.id, call)
  if (issued) return issued
  const { isOwned, lessons: watched } = await readProgress(call, course)
  const lessons = lessonsOf(course).length
  const finished = watched.filter(({ isFinished }) => isFinished).length
  if (!isOwned || lessons === 0 || finished < lessons) throw new ApiError('CERTIFICATE_UNFINISHED')
  await call.db
    .insert(certificates)
    .values({
      number: newNumber(),
      userId: call.userId,
      courseId: course.id,
      courseName: course.name,
      lessons,
      name,
      issuedAt: call.now,
    })
    .onConflictDoNothing({ target: [certificates.userId, certificates.courseId] })
  const row = await findOwn(call, course.id)
  if (!row) throw new ApiError('NOT_FOUND')
  return presentOwn(row)
}

/** Shows the whole name of a certificate to who checks its number, or hides it again. */
export const showName = async (
  courseId: number,
  showsName: boolean,
  { db, userId }: UserCall,
): Promise<OwnCertificate> => {
  const [row] = await db.update(certificates).set({ showsName }).where(ofCourse(userId, courseId)).returning()
  if (!row) throw new ApiError('NOT_FOUND')
  return presentOwn(row)
}
