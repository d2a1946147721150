import { isDeepStrictEqual } from 'node:util'
import type { ApplicationKind, Values } from '@chuhai/contract/application'
import { stateAfter } from '@chuhai/contract/application'
import { and, eq } from 'drizzle-orm'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { readDocuments } from './documents'
import { draftForm, withSecrets } from './form'
import { findEntry, isOf, ownerOf, stateOf } from './records'
import { refusalOf } from './steps'
import { kindOfSubject, refusalOfSubject } from './subjects'
import { applicationDrafts } from './tables'

interface Saved {
  subject: string
  version: number
  revision: number
  values: Partial<Values>
}

/** Saves what is filled in. A repeat of the last save returns its answer; any other save of an old revision is refused. */
export const saveDraft = async (
  kind: ApplicationKind,
  { subject, version, revision, values: given }: Saved,
  call: UserCall,
): Promise<{ revision: number; savedAt: string }> => {
  const { db, now } = call
  const owner = ownerOf(kind, subject, call)
  const entry = await findEntry(db, owner)
  if (version !== (entry.current?.version ?? 0)) throw new ApiError('APPLICATION_CHANGED_ELSEWHERE')
  if ((await refusalOfSubject(kind, subject, call)) === 'NOT_FOUND') throw new ApiError('NOT_FOUND')
  const state = stateOf(entry)
  if (!stateAfter(state, 'save')) throw new ApiError(refusalOf(state))
  const asked = await kindOfSubject(kind, subject, call)
  const values = draftForm(asked, await withSecrets(asked, given, entry, owner, db))
  const row = {
    version,
    revision: revision + 1,
    values,
    documents: await readDocuments(asked, values, call, entry),
    savedAt: now,
  }
  const { draft } = entry
  if (
    draft?.revision === row.revision &&
    draft.version === version &&
    isDeepStrictEqual(draft.values, values)
  )
    return { revision: draft.revision, savedAt: draft.savedAt.toISOString() }
  const written =
    revision === 0
      ? await db
          .insert(applicationDrafts)
          .values({ ...owner, ...row })
          .onConflictDoNothing()
          .returning({ revision: applicationDrafts.revision })
      : await db
          .update(applicationDrafts)
          .set(row)
          .where(and(isOf(applicationDrafts, owner), eq(applicationDrafts.revision, revision)))
          .returning({ revision: applicationDrafts.revision })
  if (written.length === 0) throw new ApiError('APPLICATION_CHANGED_ELSEWHERE')
  return { revision: row.revision, savedAt: now.toISOString() }
}
