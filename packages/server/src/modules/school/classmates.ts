import type { Classmate, Classmates, classmateConsentVersion } from '@chuhai/contract/school'
import { and, asc, eq } from 'drizzle-orm'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { ownersOf, ownsProduct } from '../order/ownership'
import { classmates } from './tables'

const requirePlace = async ({ db, userId }: UserCall, classId: number): Promise<void> => {
  if (!(await ownsProduct(db, userId, { kind: 'class', id: classId }))) throw new ApiError('NOT_FOUND')
}

/** Returns who has agreed to be seen and has a paid place; a place that is given back takes its student out. */
export const readClassmates = async (classId: number, call: UserCall): Promise<Classmates> => {
  await requirePlace(call, classId)
  const owners = ownersOf(call.db, 'class')
  const { userId, name, company, agreedAt } = classmates
  const rows = await call.db
    .select({ userId, name, company })
    .from(classmates)
    .innerJoin(owners, and(eq(owners.productId, classmates.classId), eq(owners.userId, userId)))
    .where(eq(classmates.classId, classId))
    .orderBy(asc(agreedAt), asc(userId))
  const shown = ({ name, company }: Classmate): Classmate => ({ name, company })
  const own = rows.find((row) => row.userId === call.userId)
  return { own: own ? shown(own) : null, others: rows.filter((row) => row !== own).map(shown) }
}

/** Stores what a student lets classmates see, and to which words they agreed when. */
export const joinClassmates = async (
  classId: number,
  {
    name,
    company,
    consentVersion,
  }: Classmate & {
    consentVersion: typeof classmateConsentVersion
  },
  call: UserCall,
): Promise<Classmates> => {
  await requirePlace(call, classId)
  const shown = { name, company, consentVersion }
  await call.db
    .insert(classmates)
    .values({ classId, userId: call.userId, ...shown, agreedAt: call.now })
    .onConflictDoUpdate({ target: [classmates.classId, classmates.userId], set: shown })
  return readClassmates(classId, call)
}

/** Deletes what a student let classmates see. */
export const leaveClassmates = async (classId: number, call: UserCall): Promise<Classmates> => {
  await requirePlace(call, classId)
  await call.db
    .delete(classmates)
    .where(and(eq(classmates.classId, classId), eq(classmates.userId, call.userId)))
  return readClassmates(classId, call)
}
