import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../process/start-error'
import { isAlive, type ProcessIdentity, thisProcess } from './process-identity'

const prefix = 'lock-'
const heartbeatMs = 5000
const foreignStaleMs = 20_000
const attempts = 5

export interface DirectoryLock {
  release(): Promise<void>
}

/** A process of another machine cannot be asked whether it lives; the time of its last heartbeat tells. */
const isHeld = async (path: string): Promise<ProcessIdentity | null> => {
  try {
    const holder: ProcessIdentity = JSON.parse(await readFile(path, 'utf8'))
    if (holder.host === hostname()) return isAlive(holder) ? holder : null
    const { mtimeMs } = await stat(path)
    return Date.now() - mtimeMs < foreignStaleMs ? holder : null
  } catch {
    // Gone meanwhile, or never finished writing: whoever wrote it looks again after writing.
    return null
  }
}

const otherHolder = async (folder: string, mine: string): Promise<ProcessIdentity | null> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === mine) continue
    const holder = await isHeld(join(folder, name))
    if (holder) return holder
  }
  return null
}

const removeStale = async (folder: string, mine: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === mine) continue
    if (!(await isHeld(join(folder, name)))) await rm(join(folder, name), { force: true })
  }
}

/**
 * Keeps a folder for this process. Everyone first writes a file of its own, then looks for others: of two that
 * come at once at least one sees the other, so never both hold the folder. A killed process holds nothing.
 */
export const lockDirectory = async (folder: string): Promise<DirectoryLock> => {
  const mine = `${prefix}${process.pid}-${randomUUID()}`
  const path = join(folder, mine)
  let holder: ProcessIdentity | null = null
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await writeFile(path, JSON.stringify(thisProcess()), { flag: 'wx' })
    holder = await otherHolder(folder, mine)
    if (!holder) {
      await removeStale(folder, mine)
      return keep(path)
    }
    await rm(path, { force: true })
    // Two that withdrew before each other must not meet again at the same moment.
    await wait(20 + Math.random() * 80)
  }
  throw new StartError(
    `The folder ${folder} is in use by process ${holder?.pid} on ${holder?.host}. ` +
      'Stop that server, or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL that several servers share.',
  )
}

const keep = (path: string): DirectoryLock => {
  const heartbeat = setInterval(() => {
    const now = new Date()
    void utimes(path, now, now).catch(() => {})
  }, heartbeatMs)
  heartbeat.unref()
  return {
    async release() {
      clearInterval(heartbeat)
      await rm(path, { force: true })
    },
  }
}
