import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { hourMs } from '../../time/durations'
import type { FileStore } from '../../uploads/file-store'
import { findUsedDocuments } from '../application/documents'
import { findUsedImages } from '../assistant/history'
import { findUsedPlans } from '../competition/plans'
import { findUsedLicences } from '../organisation/service'
import { filesPath, listFiles, nameOf, pathOf, readAddress } from './service'
import { files } from './tables'

/** An hour more than files may wait, so that none is attached while it is deleted. */
const forgottenAfterMs = 25 * hourMs
const pageRows = 200

/** Longer than an upload takes until its row is written. */
const orphanedAfterMs = hourMs

/**
 * Deletes files without a row, left by a crash between the two. Without any rows nothing is deleted, because then the
 * database itself was lost.
 */
export const deleteOrphans = async (db: Db, store: FileStore, now: Date): Promise<void> => {
  const [any] = await db.select({ id: files.id }).from(files).limit(1)
  if (!any) return
  for await (const page of store.list(new Date(now.getTime() - orphanedAfterMs))) {
    // Other files in the store are left alone.
    const ids = new Map(
      page.flatMap((name) => {
        const id = readAddress(`${filesPath}/${name}`)?.id
        return id ? [[name, id]] : []
      }),
    )
    const rows = await db
      .select()
      .from(files)
      .where(inArray(files.id, [...ids.values()]))
    for (const row of rows) ids.delete(nameOf(row))
    for (const name of ids.keys()) await store.delete(name)
  }
}

/** Deletes files that were never attached. */
export const deleteUnusedFiles = async (db: Db, store: FileStore, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - forgottenAfterMs)
  for (let after = ''; ; ) {
    const page = await listFiles(db, { before, after, rows: pageRows })
    const paths = page.map(pathOf)
    const used = new Set([
      ...(await findUsedLicences(db, paths)),
      ...(await findUsedImages(db, paths)),
      ...(await findUsedPlans(db, paths)),
      ...(await findUsedDocuments(db, paths)),
    ])
    for (const file of page) {
      if (used.has(pathOf(file))) continue
      // Bytes first: a remaining row is found and retried.
      await store.delete(nameOf(file))
      await db.delete(files).where(eq(files.id, file.id))
    }
    const last = page.at(-1)
    if (!last || page.length < pageRows) return
    after = last.id
  }
}
