import {
  type Application,
  type ApplicationKind,
  type ClassApplication,
  classApplications,
  maskSecrets,
} from '@chuhai/contract/application'
import { and, eq } from 'drizzle-orm'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { joinWaitingList } from '../place/take-place'
import { findAppliedClasses } from '../school/applied-classes'
import { classPlaceSource } from '../school/class-places'
import { findEntry, findLast, ownerOf, presentApplication, stateOf } from './records'
import { ownPlaces, refusalOfSubject } from './subjects'
import { applicationDrafts, applications } from './tables'

/** Returns the caller's application; throws for an unknown subject, unless it was applied for while it was there. */
export const readApplication = async (
  kind: ApplicationKind,
  subject: string,
  call: UserCall,
): Promise<Application> => {
  const placeOf = await ownPlaces(kind, [subject], call)
  const owner = ownerOf(kind, subject, call)
  const [entry, refusal] = await Promise.all([
    findEntry(call.db, owner),
    refusalOfSubject(kind, subject, call),
  ])
  if (refusal === 'NOT_FOUND' && !entry.current) throw new ApiError('NOT_FOUND')
  const application = presentApplication(kind, entry, refusal, placeOf(subject))
  if (!kind.beginsWithLast || application.submitted || application.draft) return application
  const last = await findLast(call.db, owner)
  return { ...application, last: last && maskSecrets(kind, last) }
}

/** Lets an accepted applicant without a place wait for one again; before that, it is a submission that joins the list. */
export const waitAgain = async (subject: string, call: UserCall): Promise<Application> => {
  const entry = await findEntry(call.db, ownerOf(classApplications, subject, call))
  if (!entry.current) throw new ApiError('NOT_FOUND')
  if (stateOf(entry) !== 'accepted') throw new ApiError('APPLICATION_CHANGED_ELSEWHERE')
  const refusal = await refusalOfSubject(classApplications, subject, call)
  if (refusal && refusal !== 'CLASS_FULL') throw new ApiError(refusal)
  await joinWaitingList(call.db, classPlaceSource, Number(subject), call)
  return readApplication(classApplications, subject, call)
}

/** Returns the caller's applications for training classes, drafts too; the last changed first. */
export const listOwnClassApplications = async (call: UserCall): Promise<ClassApplication[]> => {
  const { db, userId } = call
  const rows = await Promise.all(
    [applications, applicationDrafts].map((table) =>
      db
        .selectDistinct({ subject: table.subject })
        .from(table)
        .where(and(eq(table.kind, classApplications.key), eq(table.userId, userId))),
    ),
  )
  const ids = new Set(rows.flat().map(({ subject }) => Number(subject)))
  const classes = await findAppliedClasses(db, [...ids])
  const placeOf = await ownPlaces(classApplications, [...ids].map(String), call)
  const found = await Promise.all(
    [...classes.values()].map(async (applied) => {
      const subject = String(applied.id)
      const [entry, refusal] = await Promise.all([
        findEntry(db, ownerOf(classApplications, subject, call)),
        refusalOfSubject(classApplications, subject, call),
      ])
      const {
        submitted: _,
        draft: __,
        ...application
      } = presentApplication(classApplications, entry, refusal, placeOf(subject))
      return { ...application, class: applied }
    }),
  )
  return found.sort((a, b) => changedAt(b).localeCompare(changedAt(a)))
}

const changedAt = ({ savedAt, history }: Pick<ClassApplication, 'savedAt' | 'history'>): string =>
  savedAt ?? history.at(-1)?.at ?? ''
