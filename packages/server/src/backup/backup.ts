import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { createDiskStore } from '../uploads/disk-store'
import type { FileStore } from '../uploads/file-store'

const manifestName = 'backup.json'
const attempts = 50
const pauseMs = 100
/** Files of a bucket that are on their way at the same time. */
const atOnce = 8

/** The parts of the data folder that a backup has. */
export const backedUp = { database: 'database', uploads: 'uploads/files', signOn: 'sign-on' }

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Names of all files of a store, in pages. */
const allOf = (store: FileStore) => store.list(new Date(8.64e15))

/** Uploaded files are complete as soon as they have their name, and never change. */
const copyUploads = async (store: FileStore, target: string): Promise<void> => {
  await mkdir(target, { recursive: true })
  const known = new Set(await readdir(target))
  const limit = pLimit(atOnce)
  const copy = async (name: string) => {
    const file = await store.get(name)
    // Deleted since it was listed.
    if (file) await pipeline(file, createWriteStream(join(target, name)))
  }
  for await (const page of allOf(store))
    await Promise.all(page.filter((name) => !known.has(name)).map((name) => limit(copy, name)))
}

/** Tables of a LevelDB never change, and its manifest grows whenever one is added or removed. */
const levelState = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name !== 'LOCK' && !name.startsWith('LOG')).sort()
  const sizes = await Promise.all(
    names
      .filter((name) => name.startsWith('MANIFEST'))
      .map(async (name) => (await stat(join(folder, name))).size),
  )
  return JSON.stringify([names, sizes, await readFile(join(folder, 'CURRENT'), 'utf8')])
}

/** Copies a LevelDB in use, repeatedly until only its newest log has grown, whose complete records it reads. */
const copyLevel = async (source: string, target: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const before = await levelState(source)
      await cp(source, target, { recursive: true, filter: (path) => !path.endsWith('LOCK') })
      if (before === (await levelState(source))) return
      throw new Error('The sign-on store does not rest long enough to be copied')
    } catch (error) {
      if (attempt === attempts) throw error
      await rm(target, { recursive: true, force: true })
      await wait(pauseMs)
    }
  }
}

const flush = async (path: string): Promise<void> => {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

/** Waits until files and folders are on the disk: what the memory alone has is lost with the machine's power. */
const flushAll = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    await (entry.isDirectory() ? flushAll(path) : flush(path))
  }
  await flush(folder)
}

/** Which database a backup is of. */
export type DatabaseKind = 'embedded' | 'postgres'

interface BackupOptions {
  dataDir: string
  kind?: DatabaseKind
  /** The uploaded files, where they are not in the data folder. */
  uploads?: FileStore | undefined
  /** The target, a folder that does not exist yet. */
  target: string
  /** Writes a copy of the database into a folder. */
  snapshot(folder: string): Promise<void>
}

/** Backs up a data folder in use. An interrupted backup has another name than a complete one. */
export const createBackup = async ({
  dataDir,
  kind = 'embedded',
  uploads = createDiskStore(join(dataDir, backedUp.uploads)),
  target,
  snapshot,
}: BackupOptions): Promise<void> => {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  // A name of its own: a folder that is there already belongs to somebody else, or to a backup that runs.
  const draft = `${target}.${randomBytes(6).toString('hex')}.partial`
  await mkdir(draft, { mode: 0o700 })
  try {
    const signOn = join(dataDir, backedUp.signOn)
    // Twice, so that the files of all rows are in the backup, whatever changes while the database is copied.
    await copyUploads(uploads, join(draft, backedUp.uploads))
    await snapshot(join(draft, backedUp.database))
    await copyUploads(uploads, join(draft, backedUp.uploads))
    if (await exists(join(signOn, 'CURRENT'))) await copyLevel(signOn, join(draft, backedUp.signOn))
    const manifest = { form: 1, kind, madeAt: new Date().toISOString() }
    await writeFile(join(draft, manifestName), JSON.stringify(manifest))
    await flushAll(draft)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  await flush(dirname(target))
}

/** Returns when a backup was made and of which database; null for any other folder. */
export const readManifest = async (
  folder: string,
): Promise<{ madeAt: string; kind: DatabaseKind } | null> => {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  // The first backups do not name it: there was one kind.
  return text === null ? null : { kind: 'embedded', ...(JSON.parse(text) as { madeAt: string }) }
}

/** Returns the parts of a backup that a data folder has already. */
export const occupied = async (dataDir: string): Promise<string[]> => {
  const found: string[] = []
  for (const part of Object.values(backedUp)) if (await exists(join(dataDir, part))) found.push(part)
  return found
}

const copyPart = async (source: string, target: string): Promise<void> => {
  if (!(await exists(source))) return
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await rm(`${target}.new`, { recursive: true, force: true })
  await cp(source, `${target}.new`, { recursive: true })
  await rename(`${target}.new`, target)
}

/** Puts the uploaded files of a backup into a bucket that has not all of them. */
const putUploads = async (folder: string, store: FileStore): Promise<void> => {
  const known = new Set<string>()
  for await (const page of allOf(store)) for (const name of page) known.add(name)
  const limit = pLimit(atOnce)
  const names = (await exists(folder)) ? await readdir(folder) : []
  const missing = names.filter((name) => !known.has(name))
  // The type of a file is read from its row, never from the bucket.
  await Promise.all(
    missing.map((name) => limit(() => store.put(name, join(folder, name), 'application/octet-stream'))),
  )
}

interface RestoreOptions {
  dataDir: string
  /** Where uploaded files belong, where that is not the data folder. */
  uploads?: FileStore | undefined
  /** Restores a database that is not in the data folder. */
  restoreDatabase?: ((source: string) => Promise<void>) | undefined
}

/**
 * Copies a backup into a data folder without any of its parts, and into bucket and database where those are apart. The database is
 * last, so that an incomplete copy never starts.
 */
export const restoreBackup = async (
  folder: string,
  { dataDir, uploads, restoreDatabase }: RestoreOptions,
): Promise<void> => {
  const copy = (part: string) => copyPart(join(folder, part), join(dataDir, part))
  await copy(backedUp.signOn)
  if (uploads) await putUploads(join(folder, backedUp.uploads), uploads)
  else await copy(backedUp.uploads)
  if (restoreDatabase) await restoreDatabase(join(folder, backedUp.database))
  else await copy(backedUp.database)
}
