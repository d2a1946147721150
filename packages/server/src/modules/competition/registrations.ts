import type { CompetitionErrorCode, Member, Registration } from '@chuhai/contract/competition'
import { registrationVersionsMax } from '@chuhai/contract/constants'
import { and, desc, eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { Effect } from '../../idempotency/answer-once'
import { editions, registrations } from './tables'

/** One version of a registration. */
export type Version = InferSelectModel<typeof registrations>

/** A user's place in an edition. */
export interface Entry {
  window: { opensAt: Date; closesAt: Date }
  /** The version that counts; null before the first step was saved. */
  current: Version | null
}

/** The edition and the caller's registration of it, in one statement. */
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

/** Lists the members of a user's team; prepared, because planning costs more than reading. */
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

/** A version as its owner sees it; addresses are absolute, because pages of others show them too. */
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

/** What a user wants to become of their registration. */
interface Change {
  current: Version | null
  /** The version that the change was made from; 0 for none. */
  from: number
  /** Why it is not to be let in, as things stand. */
  refusal: CompetitionErrorCode | null
  next: Version
}

/** Returns the row to add, and the refusal where the version exists already. */
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
 * Adds the next version to the one that the caller has read. A call that names an earlier one is stale, or it is the
 * repeat of a call that was let in: it is not judged by what its first coming has changed, and runs into the version that
 * stands there, so that its key finds the first answer, and without a key it is refused.
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
