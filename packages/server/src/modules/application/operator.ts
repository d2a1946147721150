import type { ApplicationDecision, ApplicationOutcome, ApplicationStep } from '@chuhai/contract/admin'
import {
  type ApplicationState,
  applicationKinds,
  classApplications,
  maskSecrets,
  stateAfter,
} from '@chuhai/contract/application'
import { and, asc, desc, eq, gt, inArray, lt, max } from 'drizzle-orm'
import { idsBeginning } from '../../database/beginning-ids'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { violatedConstraint } from '../../database/errors'
import { type Write, write, writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { findOrganisationNames } from '../organisation/service'
import { beginningsOf } from './accepted'
import { applicationAccepted, applicationRejected, applicationReviewed, pageOf } from './messages'
import type { Version } from './records'
import { kindOfSubject, nameSubjects, placesOf } from './subjects'
import { applicationDrafts, applications } from './tables'

/** The fields that the subject of each application has beside those of its kind. */
const furtherFields = async (db: Db, versions: readonly Version[], now: Date) => {
  const further = new Map<string, ApplicationStep['further']>()
  for (const { kind, subject } of versions) {
    const declared = applicationKinds.find(({ key }) => key === kind)
    if (!declared?.subject?.asksForMore || further.has(subject)) continue
    const { fields } = await kindOfSubject(declared, subject, { db, now })
    further.set(
      subject,
      Object.entries(fields).flatMap(([name, { label, type }]) =>
        name in declared.fields || (type !== 'documents' && type !== 'date') ? [] : { name, label, type },
      ),
    )
  }
  return ({ subject }: Pick<Version, 'subject'>) => further.get(subject) ?? []
}

const shownValues = ({ kind, values }: Pick<Version, 'kind' | 'values'>): Version['values'] => {
  const declared = applicationKinds.find(({ key }) => key === kind)
  return declared ? maskSecrets(declared, values) : values
}

/** Presents steps; of secrets their ends alone, unless they are asked for whole. */
const presentSteps = async (
  db: Db,
  versions: readonly Version[],
  now: Date,
  isWhole = false,
): Promise<ApplicationStep[]> => {
  const furtherOf = await furtherFields(db, versions, now)
  const names = await findOrganisationNames(
    db,
    versions.flatMap(({ orgId }) => orgId ?? []),
  )
  const nameOf = await nameSubjects(db, versions)
  const subjects = versions.flatMap(({ kind, subject }) => (kind === classApplications.key ? [subject] : []))
  const placeOf = await placesOf(db, classApplications.key, [...new Set(subjects)], now)
  return versions.map(({ orgId, documents: _, submittedAt, at, ...version }) => ({
    ...version,
    values: isWhole ? version.values : shownValues(version),
    further: furtherOf(version),
    place: (version.kind === classApplications.key && placeOf(version)) || null,
    subjectName: nameOf(version),
    organisation: (orgId && names.get(orgId)) ?? null,
    submittedAt: submittedAt.toISOString(),
    at: at.toISOString(),
  }))
}

interface ApplicationPage {
  kind?: string | undefined
  state?: ApplicationState | undefined
  /** The last application of the page before. */
  after?: string | undefined
  rows: number
  /** Whether the numbers of accounts are whole, for an export. */
  secrets?: 'whole' | undefined
}

/** Lists the last step of each application by page, in a stable order. */
export const listApplications = async (
  db: Db,
  { kind, state, after, rows, secrets }: ApplicationPage,
  now: Date,
): Promise<ApplicationStep[]> => {
  const { id, version } = applications
  const newest = db
    .selectDistinctOn([id])
    .from(applications)
    .where(
      and(kind === undefined ? undefined : eq(applications.kind, kind), after ? gt(id, after) : undefined),
    )
    .orderBy(asc(id), desc(version))
    .as('newest')
  const found = await db
    .select()
    .from(newest)
    .where(state && eq(newest.state, state))
    .orderBy(asc(newest.id))
    .limit(rows)
  return presentSteps(db, found, now, secrets === 'whole')
}

/** Ids of applications that begin with some characters. */
export const findApplicationIds = (db: Db, start: string): Promise<string[]> =>
  idsBeginning(db, applications, applications.id, start)

/** Every step of an application, the last one first; none where there is no such application. */
export const findSteps = async (db: Db, id: string, now: Date): Promise<ApplicationStep[]> =>
  presentSteps(
    db,
    await db.select().from(applications).where(eq(applications.id, id)).orderBy(desc(applications.version)),
    now,
  )

interface Verdict {
  decision: ApplicationDecision
  version: number | null
  by: string
}

/** What the applicant is told of a decision. */
const toldOf = async (db: Db, decided: Version): Promise<Write[]> => {
  const { id, version, kind, userId, state, reason, values, at } = decided
  const titleField = applicationKinds.find(({ key }) => key === kind)?.titleField ?? ''
  const name = (await nameSubjects(db, [decided]))(decided) || String(values[titleField] ?? '')
  const once = `${id}:${version}`
  const told = { name, page: pageOf(decided) }
  if (state === 'rejected')
    return tell(applicationRejected, { userId, once, values: { ...told, reason: reason ?? '' } }, at)
  return tell(
    state === 'accepted' ? applicationAccepted : applicationReviewed,
    { userId, once, values: told },
    at,
  )
}

/** Applies a decision of an operator as a new version, so that no step of the applicant is lost. */
export const decideApplication = async (
  db: Db,
  id: string,
  { decision, version, by }: Verdict,
  now: Date,
): Promise<ApplicationOutcome> => {
  const [current] = await db
    .select()
    .from(applications)
    .where(eq(applications.id, id))
    .orderBy(desc(applications.version))
    .limit(1)
  if (!current) return 'unknown'
  if (version !== null && version !== current.version) return 'changed'
  const state = stateAfter(current.state, decision.action)
  if (!state) return current.state
  const { reason = null, fields = {} } = decision.action === 'reject' ? decision : {}
  const decided: Version = {
    ...current,
    version: current.version + 1,
    state,
    by,
    reason,
    fields,
    at: now,
  }
  const told = await toldOf(db, decided)
  try {
    // Inside a transaction of the caller, a refused version is undone alone.
    await db.transaction((tx) =>
      writeRows(tx, [write(applications, decided), ...beginningsOf(decided), ...told]),
    )
    return 'decided'
  } catch (error) {
    if (violatedConstraint(error)?.startsWith('application_')) return 'changed'
    throw error
  }
}

/** Deletes applications and drafts last changed before a given time, with all their versions. */
export const deleteOldApplications = async (db: Db, before: Date): Promise<void> => {
  const old = db
    .select({ id: applications.id })
    .from(applications)
    .groupBy(applications.id)
    .having(lt(max(applications.at), before))
  await deleteInBatches(db, applications, inArray(applications.id, old))
  await deleteInBatches(db, applicationDrafts, lt(applicationDrafts.savedAt, before))
}
