import type { CompetitionErrorCode, Member, Registration } from '@chuhai/contract/competition'
import { registrationVersionsMax } from '@chuhai/contract/constants'
import { and, desc, eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { Effect } from '../../http/submission'
import { editions, registrations } from './tables'

/** A version of a registration. */
export type Version = InferSelectModel<typeof registrations>

/** A user's registration in an edition. */
export interface Entry {
  window: { opensAt: Date; closesAt: Date }
  /** The newest version; null before the first save. */
  current: Version | null
}

/** Reads an edition and the user's registration in one statement. */
export const findEntry = async (db: Db, editionId: number, userId: number): Promise<Entry> => {
  const [found] = await db
    .select({
      window: { opensAt: editions.opensAt, closesAt: editions.closesAt },
      current: registrations,
    })
    .from(editions)
    .leftJoin(registrations, and(eq(registrations.editionId, editions.id), eq(registrations.userId, userId)))
    .where(eq(editions.id, editionId))
    .orderBy(desc(registrations.version))
    .limit(1)
  if (!found) throw new ApiError('CUP_EDITION_UNKNOWN')
  return found
}

/** Lists the members of a user's team; prepared, because planning takes longer than reading. */
export const createMemberList = (db: Db) => {
  const newest = db
    .select({ members: registrations.members })
    .from(editions)
    .leftJoin(
      registrations,
      and(eq(registrations.editionId, editions.id), eq(registrations.userId, sql.placeholder('userId'))),
    )
    .where(eq(editions.id, sql.placeholder('editionId')))
    .orderBy(desc(registrations.version))
    .limit(1)
    .prepare('list_members')

  return async (editionId: number, userId: number): Promise<Member[]> => {
    const [found] = await newest.execute({ editionId, userId })
    if (!found) throw new ApiError('CUP_EDITION_UNKNOWN')
    return found.members ?? []
  }
}

/** Returns a version for its owner; addresses are absolute, because partner sites show them too. */
export const presentRegistration = (
  { contestantType, form, editionId, version, competitionArea, auditStatus, auditReason, plan }: Version,
  publicUrl: string,
): Registration =>
  ({
    contestantType,
    ...form,
    editionId,
    version,
    competitionArea,
    auditStatus,
    auditReason,
    plan: plan && { address: publicUrl + plan.path, name: plan.name, savedAt: plan.savedAt },
  }) as Registration

/** A requested change of a registration. */
interface Change {
  current: Version | null
  /** The version that the caller has read; 0 for none. */
  from: number
  /** Why the current version may not be changed. */
  refusal: CompetitionErrorCode | null
  next: Version
}

/** Returns the row to insert, and the refusal for a version that exists already. */
export const addVersion = (
  next: Version,
  publicUrl: string,
  refusal: CompetitionErrorCode = 'CUP_CHANGED_ELSEWHERE',
): Effect<Registration> => {
  if (next.version > registrationVersionsMax) throw new ApiError('CUP_CHANGED_TOO_OFTEN')
  const error = new ApiError(refusal)
  return {
    answer: presentRegistration(next, publicUrl),
    writes: [write(registrations, next)],
    refusals: { competition_registration_version: error, competition_registration_history: error },
  }
}

/**
 * Adds the version after the one that the caller has read. A call with an older version may be the repetition of an
 * accepted one, so it is not checked against the current state: its insert breaks the version constraint, which returns
 * the first answer for a known idempotency key and a refusal otherwise.
 */
export const changeRegistration = (
  { current, from, refusal, next }: Change,
  publicUrl: string,
): Effect<Registration> => {
  const version = current?.version ?? 0
  if (from > version) throw new ApiError('CUP_CHANGED_ELSEWHERE')
  if (from === version && refusal) throw new ApiError(refusal)
  return addVersion({ ...next, version: from + 1 }, publicUrl, refusal ?? undefined)
}
