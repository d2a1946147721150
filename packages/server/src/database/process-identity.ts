import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Which process: the pid alone is not enough, because it is given again after a restart. */
export interface ProcessIdentity {
  pid: number
  host: string
  /** Boot and start time where the system tells them (Linux), else empty. */
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

export const thisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  host: hostname(),
  started: startedAt(process.pid),
})

/** Whether that very process, not a later one with its number, is still there. Only for this host. */
export const isAlive = ({ pid, started }: ProcessIdentity): boolean =>
  isRunning(pid) && (started === '' || startedAt(pid) === started)
