import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of these programs that this machine has: names are looked up in PATH, paths are taken as they are. */
export const findProgram = (candidates) =>
  candidates
    .filter(Boolean)
    .flatMap((candidate) =>
      /[\\/]/.test(candidate)
        ? [candidate]
        : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, candidate)),
    )
    .find(isExecutable)

const isAllowed = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  process.env.CHUHAI_INSTALL !== '0' &&
  findProgram(['apt-get'])

/** Installs Debian packages where that is allowed: as root, and not with CHUHAI_INSTALL=0. */
export async function installDebianPackages(names, progress) {
  if (!isAllowed()) return
  await progress.during(`安装 ${names.join(' ')}`, async (hear) => {
    const options = { hear, env: { DEBIAN_FRONTEND: 'noninteractive' } }
    const packages = ['install', '-y', '--no-install-recommends', ...names]
    const { code } = await run('apt-get', ['update'], options)
    if (code === 0) await run('apt-get', packages, options)
  })
}
