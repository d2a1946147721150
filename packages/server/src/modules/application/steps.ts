import { randomUUID } from 'node:crypto'
import {
  type Application,
  type ApplicationErrorCode,
  type ApplicationKind,
  type ApplicationState,
  applicationErrors,
  stateAfter,
  type Values,
} from '@chuhai/contract/application'
import { applicationVersionsMax } from '@chuhai/contract/constants'
import { write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import { message } from '../../outbox/message'
import { findRegions } from '../region/service'
import { readDocuments } from './documents'
import { completeForm, withSecrets } from './form'
import { type Entry, findEntry, ownerOf, presentApplication, stateOf, type Version } from './records'
import { kindOfSubject, prepareSubmission, refusalOfSubject } from './subjects'
import { applications } from './tables'

const refusals: Record<ApplicationState, ApplicationErrorCode> = {
  draft: 'APPLICATION_NOT_SUBMITTED',
  submitted: 'APPLICATION_UNDER_REVIEW',
  reviewing: 'APPLICATION_UNDER_REVIEW',
  rejected: 'APPLICATION_CHANGED_ELSEWHERE',
  accepted: 'APPLICATION_ACCEPTED',
  withdrawn: 'APPLICATION_NOT_SUBMITTED',
}

/** Returns why an applicant cannot take a step in a state. */
export const refusalOf = (state: ApplicationState): ApplicationErrorCode => refusals[state]

/**
 * Returns the effect of a step after the version that the caller has read. A call with an older version may be the
 * repetition of an accepted one, so it is not judged by the current state: its row breaks the version constraint, which
 * returns the first answer for a known idempotency key, and a refusal otherwise.
 */
const takeStep = (
  kind: ApplicationKind,
  entry: Entry,
  from: number,
  action: 'submit' | 'withdraw',
  next: Omit<Version, 'version' | 'state'>,
): Effect<Application> => {
  const { current, steps } = entry
  const version = current?.version ?? 0
  const state = stateOf(entry)
  const after = stateAfter(state, action)
  if (from > version) throw new ApiError('APPLICATION_CHANGED_ELSEWHERE')
  if (from === version && !after) throw new ApiError(refusalOf(state))
  if (from >= applicationVersionsMax) throw new ApiError('APPLICATION_CHANGED_TOO_OFTEN')
  const row: Version = { ...next, version: from + 1, state: after ?? state }
  const refusal = new ApiError(after ? 'APPLICATION_CHANGED_ELSEWHERE' : refusalOf(state))
  return {
    answer: presentApplication(kind, { ...entry, current: row, steps: [...steps, row] }),
    writes: [write(applications, row)],
    refusals: {
      application_version: refusal,
      application_history: refusal,
      application_in_progress: new ApiError('APPLICATION_IN_PROGRESS'),
    },
  }
}

/** Regions are checked against the tree, which a schema cannot. */
const requireRegions = ({ fields }: Pick<ApplicationKind, 'fields'>, values: Values): void => {
  for (const [name, { type }] of Object.entries(fields))
    if (type === 'region' && !findRegions(values[name] as string[]))
      throw new ApiError('APPLICATION_REGION_UNKNOWN', {
        fields: (locale) => ({ [`values.${name}`]: applicationErrors.APPLICATION_REGION_UNKNOWN[locale] }),
      })
}

interface Submitted {
  subject: string
  version: number
  termsVersion: string
  values: Values
  waits: boolean
}

/** Submits a complete form, together with the message for the operator's systems. */
export const submitApplication = async (
  kind: ApplicationKind,
  { subject, version, termsVersion, values: given, waits }: Submitted,
  call: UserCall,
): Promise<Effect<Application>> => {
  const { db, now } = call
  const owner = ownerOf(kind, subject, call)
  const [entry, closed, asked] = await Promise.all([
    findEntry(db, owner),
    refusalOfSubject(kind, subject, call),
    kindOfSubject(kind, subject, call),
  ])
  const values = completeForm(asked, await withSecrets(asked, given, entry, owner, db))
  requireRegions(asked, values)
  const documents = await readDocuments(asked, values, call, entry)
  const id = entry.current?.id ?? randomUUID()
  // As with the state, the repetition of a submission is not judged by what has happened since.
  const isRefused = closed && !(closed === 'CLASS_FULL' && waits)
  const isCurrent = version === (entry.current?.version ?? 0)
  if (isRefused && isCurrent) throw new ApiError(closed)
  if (isCurrent && stateAfter(stateOf(entry), 'submit')) await prepareSubmission(kind, values, call)
  const effect = takeStep(kind, entry, version, 'submit', {
    ...owner,
    id,
    values,
    documents,
    termsVersion,
    by: '',
    reason: null,
    fields: {},
    submittedAt: now,
    at: now,
  })
  const data = { id, kind: kind.key, subject, title: values[kind.titleField], version: version + 1 }
  return {
    ...effect,
    writes: [...effect.writes, message({ type: 'application.submitted', data }, now)],
  }
}

/** Withdraws an application that is not decided, or that was rejected; its values stay for another try. */
export const withdrawApplication = async (
  kind: ApplicationKind,
  { subject, version }: { subject: string; version: number },
  call: UserCall,
): Promise<Effect<Application>> => {
  const entry = await findEntry(call.db, ownerOf(kind, subject, call))
  if (!entry.current) throw new ApiError('NOT_FOUND')
  return takeStep(kind, entry, version, 'withdraw', {
    ...entry.current,
    by: '',
    reason: null,
    fields: {},
    at: call.now,
  })
}
