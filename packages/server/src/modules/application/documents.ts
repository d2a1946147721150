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

/** Returns the paths of the documents that values name, all of which must be files of the user that will not be deleted. */
export const readDocuments = async (
  { fields }: Pick<ApplicationKind, 'fields'>,
  values: Partial<Values>,
  { db, userId, now }: Pick<UserCall, 'db' | 'userId' | 'now'>,
): Promise<string[]> => {
  const paths: string[] = []
  for (const [name, { type }] of Object.entries(fields)) {
    if (type !== 'documents') continue
    for (const { address } of (values[name] ?? []) as Attachment[]) {
      const file = await findFile(db, address)
      if (file?.userId !== userId) throw unknownFile(name)
      const path = pathOf(file)
      const willStay = isAttachable(file, now) || (await findUsedDocuments(db, [path])).has(path)
      if (!willStay) throw unknownFile(name)
      paths.push(path)
    }
  }
  return paths
}
