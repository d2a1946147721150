import { stat } from 'node:fs/promises'
import type { Db } from '../../database/db'
import { type DocumentType, documentExtensions } from '../../uploads/document-type'
import type { Uploads } from '../../uploads/uploads'
import { documentName } from './document-name'
import { storeFile } from './store-file'

/** Stores a document for a user as it is, under a name that says what it is. */
export const keepDocument = async (
  { store }: Uploads,
  { path, name: givenName, mediaType }: { path: string; name: string; mediaType: DocumentType },
  { db, now, userId }: { db: Db; now: Date; userId: number },
): Promise<{ path: string; name: string }> => {
  const name = documentName(givenName, documentExtensions[mediaType])
  const { size: bytes } = await stat(path)
  const finished = { userId, mediaType, name, bytes, width: null, height: null }
  return { path: await storeFile({ db, now, store }, path, finished), name }
}
