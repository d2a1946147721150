import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../process/start-error'

/** Identifies a process: the pid alone is used again after a restart. */
interface ProcessIdentity {
  pid: number
  host: string
  /** Boot and start time where the system has them (Linux), else empty. */
  started: string
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Fields of `/proc/<pid>/stat` after the command name, which may hold spaces itself. */
const statOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ')

const startedAt = (pid: number): string => {
  const ticks = statOf(pid)[19]
  return ticks ? `${read('/proc/sys/kernel/random/boot_id').trim()}:${ticks}` : ''
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const [state] = statOf(pid)
  return state !== 'Z' && state !== 'X'
}

const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  host: hostname(),
  started: startedAt(process.pid),
})

/** Whether this very process still runs, not a later one with its number. Only for this host. */
const isAlive = ({ pid, started }: ProcessIdentity): boolean =>
  isRunning(pid) && (started === '' || startedAt(pid) === started)

const prefix = 'lock-'
const heartbeatMs = 5000
const foreignStaleMs = 20_000
const attempts = 5

export interface DirectoryLock {
  release(): Promise<void>
}

/** Returns the holder if it is alive, which the last heartbeat shows for a process on another machine. */
const liveHolder = async (path: string): Promise<ProcessIdentity | null> => {
  try {
    const holder: ProcessIdentity = JSON.parse(await readFile(path, 'utf8'))
    if (holder.host === hostname()) return isAlive(holder) ? holder : null
    const { mtimeMs } = await stat(path)
    return Date.now() - mtimeMs < foreignStaleMs ? holder : null
  } catch {
    // Deleted, or not yet written: its owner checks for other holders after writing.
    return null
  }
}

const otherHolder = async (folder: string, mine: string): Promise<ProcessIdentity | null> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === mine) continue
    const holder = await liveHolder(join(folder, name))
    if (holder) return holder
  }
  return null
}

const removeStale = async (folder: string, mine: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || name === mine) continue
    if (!(await liveHolder(join(folder, name)))) await rm(join(folder, name), { force: true })
  }
}

/**
 * Locks a folder for this process. Every process first writes a file of its own, then looks for others: of two at the same
 * time at least one sees the other, so never both hold the lock. A killed process holds none.
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
    // A random delay, so that two processes that gave up do not retry at the same moment.
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
