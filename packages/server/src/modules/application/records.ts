import type { ErrorCode } from '@chuhai/contract'
import {
  type Application,
  type ApplicationKind,
  type ApplicationState,
  maskSecrets,
  type Values,
} from '@chuhai/contract/application'
import type { Place } from '@chuhai/contract/place'
import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { UserCall } from '../../http/context'
import { applicationDrafts, applications } from './tables'

export type Version = typeof applications.$inferSelect
type Draft = typeof applicationDrafts.$inferSelect

/** Whose application, and for what. */
export interface Owner {
  kind: string
  subject: string
  userId: number
  orgId: string | null
}

export const ownerOf = (
  { key, isPersonal }: Pick<ApplicationKind, 'key' | 'isPersonal'>,
  subject: string,
  { userId, orgId }: Pick<UserCall, 'userId' | 'orgId'>,
): Owner => ({ kind: key, subject, userId, orgId: isPersonal ? null : orgId })

export const isOf = (
  table: typeof applications | typeof applicationDrafts,
  { kind, subject, userId, orgId }: Owner,
): SQL | undefined =>
  and(
    eq(table.kind, kind),
    eq(table.subject, subject),
    eq(table.userId, userId),
    orgId === null ? isNull(table.orgId) : eq(table.orgId, orgId),
  )

const { state, at, reason, fields } = applications

/** An owner's application. */
export interface Entry {
  /** The newest version; null before it is submitted. */
  current: Version | null
  /** The steps before it, the first one first. */
  steps: Pick<Version, 'state' | 'at' | 'reason' | 'fields'>[]
  /** The last saved draft, also one of an earlier version. */
  draft: Draft | null
}

export const findEntry = async (db: Db, owner: Owner): Promise<Entry> => {
  const own = isOf(applications, owner)
  const [[current], steps, [draft]] = await Promise.all([
    db.select().from(applications).where(own).orderBy(desc(applications.version)).limit(1),
    db.select({ state, at, reason, fields }).from(applications).where(own).orderBy(asc(applications.version)),
    db.select().from(applicationDrafts).where(isOf(applicationDrafts, owner)),
  ])
  // A step taken between the reads is left to the next one.
  return { current: current ?? null, steps: steps.slice(0, current?.version ?? 0), draft: draft ?? null }
}

/** Returns the draft that goes on from the current version. */
const draftOf = ({ current, draft }: Entry): Draft | null =>
  draft?.version === (current?.version ?? 0) ? draft : null

/** Returns the state: saving after a withdrawal begins again. */
export const stateOf = (entry: Entry): ApplicationState => {
  const { state = 'draft' } = entry.current ?? {}
  return state === 'withdrawn' && draftOf(entry) ? 'draft' : state
}

/** Returns what the owner has submitted last of a kind for another subject; null where there is none. */
export const findLast = async (
  db: Db,
  { kind, subject, userId, orgId }: Owner,
): Promise<Partial<Values> | null> => {
  const [last] = await db
    .select({ values: applications.values })
    .from(applications)
    .where(
      and(
        eq(applications.kind, kind),
        ne(applications.subject, subject),
        eq(applications.userId, userId),
        orgId === null ? isNull(applications.orgId) : eq(applications.orgId, orgId),
      ),
    )
    .orderBy(desc(applications.submittedAt), desc(applications.version))
    .limit(1)
  return last?.values ?? null
}

/** Returns an application for its owner, of whose secrets the ends alone are shown; who decided stays with the operators. */
export const presentApplication = (
  kind: Pick<ApplicationKind, 'fields'>,
  entry: Entry,
  refusal: ErrorCode | null = null,
  place?: Place,
): Application => {
  const { current, steps, draft } = entry
  const saved = draftOf(entry)
  return {
    id: current?.id ?? null,
    state: stateOf(entry),
    version: current?.version ?? 0,
    submittedAt: current?.submittedAt.toISOString() ?? null,
    revision: draft?.revision ?? 0,
    savedAt: saved?.savedAt.toISOString() ?? null,
    refusal,
    ...(place && { place }),
    history: steps.map(({ state, at, reason, fields }) => ({ state, at: at.toISOString(), reason, fields })),
    submitted: current && maskSecrets(kind, current.values),
    draft: saved && maskSecrets(kind, saved.values),
  }
}
