import type { Judgement, Team, TeamFilter, Verdict } from '@chuhai/contract/admin'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { idsBeginning } from '../../database/beginning-ids'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { violatedConstraint } from '../../database/errors'
import { write, writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { pageOfEdition, requireEdition } from './editions'
import { competitionAccepted, competitionRejected } from './messages'
import type { Version } from './registrations'
import { editions, registrations } from './tables'

const presentTeam = ({ registrationId: id, submittedAt, savedAt, ...version }: Version): Team => ({
  ...version,
  id,
  submittedAt: submittedAt?.toISOString() ?? null,
  savedAt: savedAt.toISOString(),
})

interface TeamPage extends TeamFilter {
  /** The last team of the page before. */
  after?: { editionId: number; userId: number }
  rows: number
}

/** Lists the current versions of teams by page, in a stable order. */
export const listTeams = async (db: Db, { after, rows, ...filter }: TeamPage): Promise<Team[]> => {
  const { editionId, userId, version } = registrations
  const newest = db
    .selectDistinctOn([editionId, userId])
    .from(registrations)
    .where(after && gt(sql`(${editionId}, ${userId})`, sql`(${after.editionId}, ${after.userId})`))
    .orderBy(asc(editionId), asc(userId), desc(version))
    .as('newest')
  const wanted = Object.entries(filter) as [keyof TeamFilter, never][]
  const found = await db
    .select()
    .from(newest)
    .where(and(...wanted.map(([name, value]) => (value === undefined ? undefined : eq(newest[name], value)))))
    .orderBy(asc(newest.editionId), asc(newest.userId))
    .limit(rows)
  return found.map(presentTeam)
}

/** Ids of registrations that begin with some characters. */
export const findTeamIds = (db: Db, start: string): Promise<string[]> =>
  idsBeginning(db, registrations, registrations.registrationId, start)

/** All versions of a registration, the newest first; none where there is no such registration. */
export const findTeam = async (db: Db, id: string): Promise<Team[]> => {
  const found = await db
    .select()
    .from(registrations)
    .where(eq(registrations.registrationId, id))
    .orderBy(desc(registrations.version))
  return found.map(presentTeam)
}

/** Accepts or rejects a submitted registration by a new version, so that no change of the team is lost. */
export const judgeTeam = async (
  db: Db,
  id: string,
  { reason, version }: Verdict,
  now: Date,
): Promise<Judgement> => {
  const [current] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.registrationId, id))
    .orderBy(desc(registrations.version))
    .limit(1)
  if (!current) return 'unknown'
  if (version !== null && version !== current.version) return 'changed'
  if (current.auditStatus !== '待审核') return current.auditStatus
  const judged: Version = {
    ...current,
    version: current.version + 1,
    auditStatus: reason === null ? '已通过' : '未通过',
    auditReason: reason,
    savedAt: now,
  }
  const { name: edition } = await requireEdition(db, judged.editionId)
  const page = await pageOfEdition(db, judged.editionId)
  const values = { edition, page, project: String(judged.form.project ?? '') }
  const { userId } = judged
  const once = `${id}:${judged.version}`
  const told =
    reason === null
      ? tell(competitionAccepted, { userId, once, values }, now)
      : tell(competitionRejected, { userId, once, values: { ...values, reason } }, now)
  try {
    // Inside a transaction of the caller, a refused version is undone alone.
    await db.transaction((tx) => writeRows(tx, [write(registrations, judged), ...told]))
    return 'judged'
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('competition_registration_')) return 'changed'
    throw error
  }
}

/** Deletes all versions of registrations for editions that closed before a time. */
export const deleteOldRegistrations = (db: Db, closedBefore: Date): Promise<number> => {
  const closed = db.select({ id: editions.id }).from(editions).where(lt(editions.closesAt, closedBefore))
  return deleteInBatches(db, registrations, inArray(registrations.editionId, closed))
}
