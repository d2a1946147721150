import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type FoundFile, findFile } from './find-file'
import type { SharedBuild } from './shared-build'

/** Pages that were open or cached before a new version still request the files of the old one. */
const keptMs = 30 * 24 * 60 * 60 * 1000

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
  /** Whether the content decides a file's name, so that it never changes. */
  isHashed(name: string): boolean
}

export const createPreviousBuild = ({ current, folder, shared, isHashed }: BuildOptions) => {
  const arriving = new Map<string, Promise<void>>()
  const currentNames = async () =>
    (await namesIn(current)).filter((name) => isHashed(name.replace(/\.(br|gz)$/, '')))

  /** Copies a file of another instance's build here. */
  const bring = async (name: string, from: SharedBuild) => {
    if (!(await from.has(name))) return
    for (const variant of [`${name}.br`, `${name}.gz`, name])
      await place(join(folder, variant), (draft) => from.fetch(variant, draft))
  }

  return {
    /** Copies the files of this build to where they outlive it. */
    async keep() {
      for (const name of await currentNames()) {
        const path = join(folder, name)
        const isThere = await stat(path).catch(() => null)
        if (!isThere) await place(path, (draft) => copyFile(join(current, name), draft))
      }
    },
    /** Copies them to where other instances find them. */
    async share() {
      await shared?.share(await currentNames(), current)
    },
    /** Finds a file of an earlier build, or of one that another instance serves. */
    async find(name: string, acceptEncoding?: string): Promise<FoundFile | null> {
      const own = await findFile(folder, name, acceptEncoding)
      if (own || !shared || !isHashed(name)) return own
      const coming = arriving.get(name) ?? bring(name, shared).finally(() => arriving.delete(name))
      arriving.set(name, coming)
      await coming
      return findFile(folder, name, acceptEncoding)
    },
    /** Removes files that no build of the last thirty days has. */
    async sweep(now: Date) {
      const served = new Set(await currentNames())
      for (const name of await namesIn(folder)) {
        const path = join(folder, name)
        if (served.has(name)) await utimes(path, now, now)
        else if (now.getTime() - (await stat(path)).mtimeMs > keptMs) await rm(path, { force: true })
      }
      await shared?.sweep(now, served, current)
    },
  }
}

export type PreviousBuild = ReturnType<typeof createPreviousBuild>
