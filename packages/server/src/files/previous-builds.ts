import { join } from 'node:path'
import type { Logger } from '../process/log'
import { withTimeout } from '../process/with-timeout'
import type { FileStore } from '../uploads/file-store'
import { createPreviousBuild, type PreviousBuild } from './previous-build'
import { createSharedBuild } from './shared-build'

/** Builds that are served, and which of their names have hashes. */
const hashed = {
  widgets: (name: string) => /[-.][\w-]{8,}\.\w+(\.map)?$|^\/[\da-f]{16}\//.test(name),
  portal: (name: string) => name.startsWith('/assets/'),
}

export type BuildName = keyof typeof hashed
export type PreviousBuilds = Partial<Record<BuildName, PreviousBuild>>

/** Whether a file of a build never changes under its name. */
export const isHashed = (build: BuildName, name: string): boolean => hashed[build](name)

/** A start does not wait longer for a bucket that does not answer, which gets the rest of the files when it does. */
const shareLimitMs = 20_000

interface KeepOptions {
  folder: string
  /** The folders of the builds that are served. */
  current: Partial<Record<BuildName, string>>
  /** A folder of the bucket, where there is one. */
  bucketOf?: (folder: string) => FileStore | undefined
  log: Logger
}

/** Copies the served builds; a folder or a bucket that cannot be written only loses earlier files. */
export const keepBuilds = async ({
  folder,
  current,
  bucketOf,
  log,
}: KeepOptions): Promise<PreviousBuilds> => {
  const kept: PreviousBuilds = {}
  const warn = (err: unknown) => log.warn({ err }, 'files of this build will not outlive it')
  for (const name of Object.keys(hashed) as BuildName[]) {
    const served = current[name]
    if (!served) continue
    const bucket = bucketOf?.(`builds/${name}`)
    const build = createPreviousBuild({
      current: served,
      folder: join(folder, name),
      shared: bucket && createSharedBuild(bucket),
      isHashed: hashed[name],
    })
    await build.keep().catch(warn)
    await withTimeout(build.share(), shareLimitMs, () => new Error('the bucket is slow')).catch(warn)
    kept[name] = build
  }
  return kept
}
