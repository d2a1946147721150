import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../process/start-error'

/** Identifies a process: the pid alone is used again after a restart. */
interface ProcessIdentity {
  pid: number
  host: string
  /** Where numbers of processes mean the same, empty where the system does not say; earlier versions wrote none. */
  space?: string
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

const bootId = (): string => read('/proc/sys/kernel/random/boot_id').trim()

const startedAt = (pid: number): string => {
  const ticks = statOf(pid)[19]
  return ticks ? `${bootId()}:${ticks}` : ''
}

/** The kernel and its namespace of processes: containers may have one host name and do not see each other's. */
const ownSpace = (): string => {
  try {
    return `${bootId()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return ''
  }
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
  space: ownSpace(),
  started: startedAt(process.pid),
})

/** Whether the process could be seen from here. */
const isNear = ({ host, space }: ProcessIdentity): boolean =>
  host === hostname() && (space === undefined || space === ownSpace())

/** Whether this very process still runs, not a later one with its number. Only for near ones. */
const isAlive = ({ pid, started }: ProcessIdentity): boolean =>
  isRunning(pid) && (started === '' || startedAt(pid) === started)

const prefix = 'lock-'
export const lockTimes = {
  beatMs: 5000,
  /** A process that something holds does not beat: its watchdog ends it before. */
  staleMs: 40_000,
}
const attempts = 5
const beatPauseMs = 500

export interface DirectoryLock {
  release(): Promise<void>
}

interface Holder extends ProcessIdentity {
  /** The time of its last heartbeat, where nothing else shows that it is alive. */
  beatAt?: number
}

/** Returns the holder if it is alive, which the last heartbeat shows for a process that cannot be seen from here. */
const liveHolder = async (path: string): Promise<Holder | null> => {
  try {
    const holder: ProcessIdentity = JSON.parse(await readFile(path, 'utf8'))
    if (isNear(holder)) return isAlive(holder) ? holder : null
    const { mtimeMs } = await stat(path)
    return Date.now() - mtimeMs < lockTimes.staleMs ? { ...holder, beatAt: mtimeMs } : null
  } catch {
    // Deleted, or not yet written: its owner checks for other holders after writing.
    return null
  }
}

const otherHolder = async (folder: string, mine: string): Promise<Holder | null> => {
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
  let holder: Holder | null = null
  let first: Holder | null = null
  // A container that was killed and started again finds its own lock: whether it beats is what tells.
  const mayBeDead = () =>
    holder?.beatAt !== undefined && holder.host === hostname() && holder.beatAt === first?.beatAt
  for (let attempt = 0; attempt < attempts || mayBeDead(); attempt += 1) {
    await writeFile(path, JSON.stringify(thisProcess()), { flag: 'wx' })
    holder = await otherHolder(folder, mine)
    if (!holder) {
      await removeStale(folder, mine)
      return keep(path)
    }
    await rm(path, { force: true })
    first ??= holder
    // A random delay, so that two processes that gave up do not retry at the same moment.
    await wait((attempt < attempts ? 20 : beatPauseMs) + Math.random() * 80)
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
  }, lockTimes.beatMs)
  heartbeat.unref()
  return {
    async release() {
      clearInterval(heartbeat)
      await rm(path, { force: true })
    },
  }
}
