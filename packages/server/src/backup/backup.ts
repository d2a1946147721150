import { access, copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const manifestName = 'backup.json'
const attempts = 50
const pauseMs = 100

/** The parts of the data folder that a backup has. */
export const backedUp = { database: 'database', uploads: 'uploads/files', signOn: 'sign-on' }

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Uploaded files are complete as soon as they have their name, and never change. */
const copyUploads = async (source: string, target: string): Promise<void> => {
  await mkdir(target, { recursive: true })
  for (const name of await readdir(source).catch(() => [])) {
    if (await exists(join(target, name))) continue
    await copyFile(join(source, name), join(target, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    })
  }
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

/** Which database a backup is of. */
export type DatabaseKind = 'embedded' | 'postgres'

interface BackupOptions {
  dataDir: string
  kind?: DatabaseKind
  /** The target, a folder that does not exist yet. */
  target: string
  /** Writes a copy of the database into a folder. */
  snapshot(folder: string): Promise<void>
}

/** Backs up a data folder in use. An interrupted backup has another name than a complete one. */
export const createBackup = async ({
  dataDir,
  kind = 'embedded',
  target,
  snapshot,
}: BackupOptions): Promise<void> => {
  const draft = `${target}.partial`
  const [uploads, signOn] = [join(dataDir, backedUp.uploads), join(dataDir, backedUp.signOn)]
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  // Twice, so that the files of all rows are in the backup, whatever changes while the database is copied.
  await copyUploads(uploads, join(draft, backedUp.uploads))
  await snapshot(join(draft, backedUp.database))
  await copyUploads(uploads, join(draft, backedUp.uploads))
  if (await exists(join(signOn, 'CURRENT'))) await copyLevel(signOn, join(draft, backedUp.signOn))
  const manifest = { form: 1, kind, madeAt: new Date().toISOString() }
  await writeFile(join(draft, manifestName), JSON.stringify(manifest))
  await rename(draft, target)
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

/**
 * Copies a backup into a data folder without any of its parts; the database is last, so that an incomplete copy never starts.
 * One that is not in the data folder is restored by `restoreDatabase`.
 */
export const restoreBackup = async (
  folder: string,
  dataDir: string,
  restoreDatabase = (source: string) => copyPart(source, join(dataDir, backedUp.database)),
): Promise<void> => {
  for (const part of [backedUp.uploads, backedUp.signOn])
    await copyPart(join(folder, part), join(dataDir, part))
  await restoreDatabase(join(folder, backedUp.database))
}
