import { join } from 'node:path'
import type { Logger } from '../process/log'
import { withTimeout } from '../process/with-timeout'
import type { FileStore } from '../uploads/file-store'
import { createPreviousBuild, type PreviousBuild } from './previous-build'
import { createSharedBuild } from './shared-build'

/** Builds that are served, with the names that have hashes and those that have a version. */
const names = {
  widgets: {
    isHashed: (name: string) => /-[\da-f]{7,}\.js(\.map)?$|^\/[\da-f]{16}\//.test(name),
    isVersioned: (name: string) => /^\/\d+\.\d+\.\d+[^/]*\//.test(name),
  },
  portal: {
    isHashed: (name: string) => name.startsWith('/assets/'),
    isVersioned: () => false,
  },
}

export type BuildName = keyof typeof names
export type PreviousBuilds = Partial<Record<BuildName, PreviousBuild>>

/** Whether a file of a build never changes under its name. */
export const neverChanges = (build: BuildName, name: string): boolean =>
  names[build].isHashed(name) || names[build].isVersioned(name)

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
  for (const name of Object.keys(names) as BuildName[]) {
    const served = current[name]
    if (!served) continue
    const bucket = bucketOf?.(`builds/${name}`)
    const build = createPreviousBuild({
      current: served,
      folder: join(folder, name),
      shared: bucket && createSharedBuild(bucket),
      neverChanges: (file) => neverChanges(name, file),
      isVersioned: names[name].isVersioned,
    })
    await build.keep().catch(warn)
    await withTimeout(build.share(), shareLimitMs, () => new Error('the bucket is slow')).catch(warn)
    const taken = await build.taken().catch(() => [])
    if (taken.length > 0)
      log.info({ files: taken }, 'these addresses keep the files of an earlier build of the same version')
    kept[name] = build
  }
  return kept
}
