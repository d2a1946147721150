import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const everyMs = 200

/** Resident kilobytes of a process and of its children. */
async function look(pid) {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const sum = (isMeant) => rows.filter(isMeant).reduce((total, [, , kilobytes]) => total + kilobytes, 0)
  return { own: sum(([id]) => id === pid), children: sum(([, parent]) => parent === pid) }
}

/** Watches a process. The returned function ends this and resolves with the peaks in megabytes. */
export function watchMemory(pid) {
  const peaks = { own: 0, children: 0 }
  let isOver = false
  const watch = (async () => {
    while (!isOver) {
      const now = await look(pid)
      for (const name of Object.keys(peaks)) peaks[name] = Math.max(peaks[name], now[name] / 1000)
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  })()
  return async () => {
    isOver = true
    await watch
    return peaks
  }
}
