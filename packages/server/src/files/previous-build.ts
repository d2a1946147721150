import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { dayMs } from '../time/durations'
import { type FoundFile, findFile } from './find-file'
import type { SharedBuild } from './shared-build'

/** Pages that were open or cached before a new version still request the files of the old one. */
const keptMs = 30 * dayMs

const namesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

/** A file is written beside its place first; a hidden one is never served, so that what was interrupted is never used. */
const place = async (path: string, write: (draft: string) => Promise<unknown>): Promise<void> => {
  await mkdir(dirname(path), { recursive: true })
  const draft = join(dirname(path), `.${randomUUID()}.draft`)
  try {
    if ((await write(draft)) !== false) await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
}

interface BuildOptions {
  /** The build that is served. */
  current: string
  folder: string
  shared?: SharedBuild | undefined
  /** Whether a file never changes under its name: the content decides the name, or a version does. */
  neverChanges(name: string): boolean
  /** Whether a version decides the name, which belongs to the first build of that version. */
  isVersioned(name: string): boolean
}

const compressed = /\.(br|gz)$/

export const createPreviousBuild = ({ current, folder, shared, neverChanges, isVersioned }: BuildOptions) => {
  const arriving = new Map<string, Promise<void>>()
  const currentNames = async () =>
    (await namesIn(current)).filter((name) => neverChanges(name.replace(compressed, '')))
  const versionedNames = async () => (await currentNames()).filter(isVersioned)

  /** Copies a file of another instance's build here. */
  const bring = async (name: string, from: SharedBuild) => {
    if (!(await from.has(name))) return
    for (const variant of [`${name}.br`, `${name}.gz`, name])
      await place(join(folder, variant), (draft) => from.fetch(variant, draft))
  }

  /** Finds a file of an earlier build, or of one that another instance serves. */
  const find = async (name: string, acceptEncoding?: string): Promise<FoundFile | null> => {
    const own = await findFile(folder, name, acceptEncoding)
    if (own || !shared || !neverChanges(name)) return own
    const coming = arriving.get(name) ?? bring(name, shared).finally(() => arriving.delete(name))
    arriving.set(name, coming)
    await coming
    return findFile(folder, name, acceptEncoding)
  }

  return {
    find,
    isVersioned,
    /** Copies the files of this build to where they outlive it. */
    async keep() {
      for (const name of await currentNames()) {
        // Where there is a bucket, it knows the first build of a version for all instances.
        if (shared && isVersioned(name)) continue
        const path = join(folder, name)
        const isThere = await stat(path).catch(() => null)
        if (!isThere) await place(path, (draft) => copyFile(join(current, name), draft))
      }
    },
    /** Copies them to where other instances find them. */
    async share() {
      await shared?.share(await currentNames(), current)
    },
    /** The names that stay with an earlier build of the same version, as its files are others. */
    async taken(): Promise<string[]> {
      const taken: string[] = []
      for (const name of await versionedNames()) {
        const first = compressed.test(name) ? null : await find(name)
        if (first && !(await readFile(first.path)).equals(await readFile(join(current, name))))
          taken.push(name)
      }
      return taken
    },
    /** Removes files that no build of the last thirty days has. */
    async sweep(now: Date) {
      const served = new Set(await currentNames())
      for (const name of await namesIn(folder)) {
        const path = join(folder, name)
        if (served.has(name)) await utimes(path, now, now)
        else if (now.getTime() - (await stat(path)).mtimeMs > keptMs) await rm(path, { force: true })
      }
      if (!shared) return
      // The bucket gets these again as it had them, not as this build has them.
      for (const name of await versionedNames()) await find(name)
      await shared.sweep(now, served, (name) => join(isVersioned(name) ? folder : current, name))
    },
  }
}

export type PreviousBuild = ReturnType<typeof createPreviousBuild>
