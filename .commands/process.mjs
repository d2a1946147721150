import { execa } from 'execa'
import { createStream } from 'rotating-file-stream'
import { root } from './first-step.mjs'

const stopTimeoutMs = 15_000
const keptCharacters = 20_000
const parentPollMs = 250
/** The maximum that the privacy policy names. */
const keptLogs = 180

/** Starts a long-running program, which ends with this command at the latest. */
export function startProcess(name, args, { env = {}, program = process.execPath, ...options } = {}) {
  const child = execa(program, args, {
    cwd: root,
    env,
    reject: false,
    buffer: false,
    all: true,
    stdin: 'ignore',
    forceKillAfterDelay: stopTimeoutMs,
    ...options,
  })
  let tail = ''
  child.all.setEncoding('utf8').on('data', (text) => {
    tail = (tail + text).slice(-keptCharacters)
  })
  const ended = child.then(({ exitCode, signal, originalMessage }) => ({
    reason: signal ?? originalMessage ?? `exit code ${exitCode}`,
    output: tail.trimEnd().split('\n').slice(-20).join('\n'),
  }))
  return {
    name,
    pid: child.pid,
    output: child.all,
    ended,
    /** Resolves when the process has ended, which is enforced after a timeout. */
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
    kill: () => child.kill('SIGKILL'),
  }
}

/** Opens a log that continues after a restart and is rotated each day and at 50 MB. */
export const openLog = (folder, name) =>
  createStream(
    (time, index) => (time ? `${name}-${time.toISOString().slice(0, 10)}-${index}.log` : `${name}.log`),
    { path: folder, interval: '1d', size: '50M', maxFiles: keptLogs, mode: 0o600 },
  )

/** Writes a process's output to its log. A log that fails, as on a full disk, loses lines and stops nothing. */
export function writeLog({ name, output }, log) {
  output.pipe(log)
  let isReported = false
  log.on('error', (error) => {
    if (!isReported) console.error(`[chuhai] ${name}: the log cannot be written (${error.message})`)
    isReported = true
    output.unpipe(log)
    output.resume()
  })
}

/** Resolves with a signal when this command is asked to stop or the `npm` that started it has ended. */
export const stopRequest = () =>
  Promise.race([
    new Promise((resolve) => {
      if (!process.env.npm_lifecycle_event) return
      const parent = process.ppid
      setInterval(() => process.ppid !== parent && resolve('SIGHUP'), parentPollMs).unref()
    }),
    ...['SIGINT', 'SIGTERM', 'SIGHUP'].map(
      // Not `once`: execa ends this process at a signal without a listener.
      (name) => new Promise((resolve) => process.on(name, () => resolve(name))),
    ),
  ])
