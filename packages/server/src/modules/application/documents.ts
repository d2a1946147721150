import {
  type ApplicationKind,
  type Attachment,
  applicationErrors,
  type Values,
} from '@chuhai/contract/application'
import { arrayOverlaps } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findFile, isAttachable, pathOf } from '../file/service'
import { isLicenceOf } from '../organisation/service'
import type { Entry } from './records'
import { applicationDrafts, applications } from './tables'

/** Returns which of these files an application or a draft names. */
export const findUsedDocuments = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const wanted = [...paths]
  const [sent, drafted] = await Promise.all(
    [applications, applicationDrafts].map((table) =>
      db.select({ documents: table.documents }).from(table).where(arrayOverlaps(table.documents, wanted)),
    ),
  )
  const used = new Set([...(sent ?? []), ...(drafted ?? [])].flatMap(({ documents }) => documents))
  return new Set(paths.filter((path) => used.has(path)))
}

const unknownFile = (field: string): ApiError =>
  new ApiError('APPLICATION_FILE_UNKNOWN', {
    fields: (locale) => ({ [`values.${field}`]: applicationErrors.APPLICATION_FILE_UNKNOWN[locale] }),
  })

/**
 * Returns the paths of the documents that values name. They must be files of the user, the licence of the selected organisation, or
 * documents that the application has already, none of which will be deleted.
 */
export const readDocuments = async (
  { fields }: Pick<ApplicationKind, 'fields'>,
  values: Partial<Values>,
  { db, userId, orgId, now }: Pick<UserCall, 'db' | 'userId' | 'orgId' | 'now'>,
  { current, draft }: Pick<Entry, 'current' | 'draft'>,
): Promise<string[]> => {
  const known = new Set([...(current?.documents ?? []), ...(draft?.documents ?? [])])
  const paths: string[] = []
  for (const [name, { type }] of Object.entries(fields)) {
    if (type !== 'documents') continue
    for (const { address } of (values[name] ?? []) as Attachment[]) {
      const file = await findFile(db, address)
      if (!file) throw unknownFile(name)
      const path = pathOf(file)
      const mayBe =
        known.has(path) ||
        (file.userId === userId &&
          (isAttachable(file, now) || (await findUsedDocuments(db, [path])).has(path))) ||
        (orgId !== null && (await isLicenceOf(db, { userId, orgId }, path)))
      if (!mayBe) throw unknownFile(name)
      paths.push(path)
    }
  }
  return paths
}
