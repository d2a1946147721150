import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { hourMs } from '../../time/durations'
import type { FileStore } from '../../uploads/file-store'
import type { FileUser } from './file-user'
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

/** Deletes unreferenced files. */
export const deleteUnusedFiles = async (
  { db, store, fileUsers }: { db: Db; store: FileStore; fileUsers: readonly FileUser[] },
  now: Date,
): Promise<void> => {
  const before = new Date(now.getTime() - forgottenAfterMs)
  for (let after = ''; ; ) {
    const page = await listFiles(db, { before, after, rows: pageRows })
    const paths = page.map(pathOf)
    const used = new Set<string>()
    for (const user of fileUsers) for (const path of await user.findUsed(db, paths)) used.add(path)
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
