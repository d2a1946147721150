import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Logger } from '../process/log'

/** Pages that were open or cached before a new version still request the files of the old one. */
const keptMs = 30 * 24 * 60 * 60 * 1000

const namesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

interface BuildOptions {
  /** The build that is served. */
  current: string
  folder: string
  /** Whether the content decides a file's name, so that it never changes. */
  isHashed(name: string): boolean
}

export const createPreviousBuilds = ({ current, folder, isHashed }: BuildOptions) => {
  const currentNames = async () =>
    (await namesIn(current)).filter((name) => isHashed(name.replace(/\.(br|gz)$/, '')))

  const take = async (name: string) => {
    const target = join(folder, name)
    if (await stat(target).catch(() => null)) return
    await mkdir(dirname(target), { recursive: true })
    // A hidden file is never served, so that an interrupted copy is never used.
    const draft = join(dirname(target), `.${process.pid}.draft`)
    await copyFile(join(current, name), draft)
    await rename(draft, target)
  }

  return {
    /** Has the hashed files of this build and of earlier ones. */
    folder,
    /** Copies the files of this build. */
    async keep() {
      for (const name of await currentNames()) await take(name)
    },
    /** Removes files that no build of the last thirty days has. */
    async sweep(now: Date) {
      const served = new Set(await currentNames())
      for (const name of await namesIn(folder)) {
        const path = join(folder, name)
        if (served.has(name)) await utimes(path, now, now)
        else if (now.getTime() - (await stat(path)).mtimeMs > keptMs) await rm(path, { force: true })
      }
    },
  }
}

/** Builds that are served, and which of their names have hashes. */
const hashed = {
  widgets: (name: string) => /[-.][\w-]{8,}\.\w+(\.map)?$|^\/[\da-f]{16}\//.test(name),
  portal: (name: string) => name.startsWith('/assets/'),
}

export type BuildName = keyof typeof hashed
export type PreviousBuilds = Partial<Record<BuildName, ReturnType<typeof createPreviousBuilds>>>

/** Whether a file of a build never changes under its name. */
export const isHashed = (build: BuildName, name: string): boolean => hashed[build](name)

/** Copies the served builds; a folder that cannot be written only loses earlier files. */
export const keepBuilds = async (
  folder: string,
  current: Partial<Record<BuildName, string>>,
  log: Logger,
): Promise<PreviousBuilds> => {
  const kept: PreviousBuilds = {}
  for (const name of Object.keys(hashed) as BuildName[]) {
    const served = current[name]
    if (!served) continue
    const builds = createPreviousBuilds({
      current: served,
      folder: join(folder, name),
      isHashed: hashed[name],
    })
    await builds.keep().catch((err) => log.warn({ err }, 'files of this build will not outlive it'))
    kept[name] = builds
  }
  return kept
}
