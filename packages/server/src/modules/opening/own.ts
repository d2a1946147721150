import type { StoreOpening, StoreOpeningWithSteps } from '@chuhai/contract/store'
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { organisationsOf, organisationsWith } from '../organisation/membership'
import { newestSteps, type OpeningRow, presentOpenings, presentStep } from './records'
import { storeOpenings } from './tables'

type Caller = Pick<UserCall, 'db' | 'userId'>

/**
 * What a user may read: their own, those in the name of an organisation only while they are a member; and those of
 * organisations where their role reads applications.
 */
export const isReadableBy = ({ db, userId }: Caller): SQL | undefined => {
  const { userId: applicant, orgId } = storeOpenings
  return or(
    and(eq(applicant, userId), or(isNull(orgId), inArray(orgId, organisationsOf(db, userId)))),
    inArray(orgId, organisationsWith(db, userId, 'readApplications')),
  )
}

/** What is due comes first, the soonest at the top; then what has changed last. */
const byUrgency = (one: OpeningRow, other: OpeningRow): number => {
  if (one.dueAt && other.dueAt) return one.dueAt.getTime() - other.dueAt.getTime()
  if (one.dueAt || other.dueAt) return one.dueAt ? -1 : 1
  return other.at.getTime() - one.at.getTime()
}

const presentOwn = async ({ db, userId }: Caller, rows: readonly OpeningRow[]): Promise<StoreOpening[]> => {
  const own = new Set(rows.filter((row) => row.userId === userId).map(({ id }) => id))
  return (await presentOpenings(db, rows)).map((opening) => ({ ...opening, isOwn: own.has(opening.id) }))
}

/** The openings that the caller may read. */
export const listOwn = async (call: Caller): Promise<StoreOpening[]> => {
  const rows = await newestSteps(call.db, isReadableBy(call))
  return presentOwn(call, rows.toSorted(byUrgency))
}

/** Returns the steps of an opening that the caller may read, the first first; throws where there is none. */
export const requireOwnSteps = async (id: string, call: Caller): Promise<[...OpeningRow[], OpeningRow]> => {
  const rows = await call.db
    .select()
    .from(storeOpenings)
    .where(and(eq(storeOpenings.id, id), isReadableBy(call)))
    .orderBy(asc(storeOpenings.version))
  const newest = rows.pop()
  if (!newest) throw new ApiError('NOT_FOUND')
  return [...rows, newest]
}

/** One of them with its history. */
export const readOwn = async (id: string, call: Caller): Promise<StoreOpeningWithSteps> => {
  const steps = await requireOwnSteps(id, call)
  const [opening] = await presentOwn(call, steps.slice(-1))
  if (!opening) throw new ApiError('NOT_FOUND')
  return { ...opening, history: steps.map(presentStep) }
}
