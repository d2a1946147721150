import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { root } from './workspace.mjs'

/** Colours are for people: a log file or a pipe gets plain text. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const isWindows = process.platform === 'win32'
const keptCharacters = 400_000
const orphanPollMs = 250
const stopAfterMs = 15_000

/** Everything that this command started and that still runs. */
const living = new Set()

/**
 * A process in a group of its own: a Ctrl+C of the terminal reaches only us, and we stop it in good order, children
 * included. On Windows programs such as `npx` are scripts and need a shell.
 */
function start(program, parameters, { cwd = root, env = {}, ...options } = {}) {
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...plain, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
    shell: isWindows,
    ...options,
  })
  living.add(child)
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, reason: error.message }))
    child.once('close', (code, signal) => resolve({ code: code ?? 1, reason: signal ?? `exit code ${code}` }))
  }).finally(() => living.delete(child))
  return { child, ended }
}

function signal(child, name) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
  try {
    if (isWindows) child.kill(name)
    else process.kill(-child.pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Keeps the last part of what was said. */
function memory() {
  let text = ''
  return {
    add: (more) => {
      text = (text + more).slice(-keptCharacters)
    },
    read: () => text,
  }
}

/**
 * Runs a program to its end.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run(program, parameters, { hear, ...options } = {}) {
  const { child, ended } = start(program, parameters, options)
  const said = memory()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said.add(text)
      hear?.(text)
    })
  }
  const { code, reason } = await ended
  return { code, output: code === 127 ? `${said.read()}${program}: ${reason}\n` : said.read() }
}

/**
 * Starts a program that is meant to stay.
 * @param {{ name: string, program?: string, parameters: string[], cwd?: string, env?: Record<string, string>,
 *   logFile?: string, hear?: (text: string) => void, uid?: number, gid?: number }} options
 */
export function serve({ name, program = process.execPath, parameters, logFile, hear, ...options }) {
  const { child, ended } = start(program, parameters, options)
  const said = memory()
  const log = logFile && createWriteStream(logFile)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said.add(text)
      log?.write(text)
      hear?.(text)
    })
  }
  ended.then(() => log?.end())
  return {
    name,
    pid: child.pid,
    ended,
    /** The last lines it said. */
    tail: (lines = 20) => said.read().trimEnd().split('\n').slice(-lines).join('\n'),
    /** Asks it to stop, insists after a while, and waits until it is gone. */
    async stop(name = 'SIGTERM') {
      signal(child, name)
      const insist = setTimeout(() => signal(child, 'SIGKILL'), stopAfterMs)
      await ended
      clearTimeout(insist)
    },
    kill: () => signal(child, 'SIGKILL'),
  }
}

/** `npm` hands no signal on to what it runs: whoever stops it leaves us behind, without a parent. */
const orphaned = () =>
  new Promise((resolve) => {
    if (!process.env.npm_lifecycle_event) return
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(watch)
      resolve('SIGHUP')
    }, orphanPollMs)
    watch.unref()
  })

/** Resolves with the signal's name when the person or the system asks this command to stop. */
export const askedToStop = () =>
  Promise.race([
    orphaned(),
    ...['SIGINT', 'SIGTERM', 'SIGHUP'].map(
      (name) => new Promise((resolve) => process.on(name, () => resolve(name))),
    ),
  ])

process.once('exit', () => {
  for (const child of living) signal(child, 'SIGKILL')
})
