import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { execa } from 'execa'
import { CliError, root } from './first-step.mjs'
import { createLogFile, writeLog } from './log-file.mjs'

const readyTimeoutMs = 120_000
const pollMs = 100
const stopTimeoutMs = 15_000
const keptCharacters = 20_000

/** What `npm start` runs. `port` names an entry of `defaultPorts`. */
const services = [
  {
    name: 'server',
    port: 'portal',
    // Of thousands of answers at once, a larger young generation would only keep more garbage.
    args: ['--max-semi-space-size=8', 'packages/server/dist/main.js'],
    url: (port) => `http://localhost:${port}/readyz`,
  },
  {
    name: 'sign-on',
    port: 'signOn',
    args: ['examples/sign-on/dist/main.js'],
    url: (port) => `http://localhost:${port}/healthz`,
  },
  {
    name: 'partner-site',
    port: 'partner',
    args: ['examples/partner-site/serve.mjs'],
    url: (port) => `http://127.0.0.1:${port}/`,
  },
  {
    name: 'university-site',
    port: 'university',
    args: ['examples/university-site/serve.mjs'],
    url: (port) => `http://127.0.0.1:${port}/`,
  },
]

export const defaultPorts = { portal: 4000, signOn: 4001, partner: 4002, university: 4003 }

/** The environment variable that moves each port. */
export const portVariables = {
  portal: 'PORT',
  signOn: 'SIGN_ON_PORT',
  partner: 'PARTNER_PORT',
  university: 'UNIVERSITY_PORT',
}

export const portEnv = (ports) =>
  Object.fromEntries(Object.entries(portVariables).map(([name, variable]) => [variable, String(ports[name])]))

/** Throws when the data folder cannot be written to. */
export function requireWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new CliError(
      `The folder ${folder} cannot be written to (${error.code}). Name another one, for example DATA_DIR=/tmp/chuhai npm start.`,
    )
  }
}

/** Builds what `npm start` serves, where it is stale. */
export async function buildServed() {
  const { failed } = await execa('npm', ['run', '--silent', 'build:served'], {
    cwd: root,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (failed) throw new CliError('The build failed.')
}

/** Starts a program that is meant to stay; it ends with this command at the latest. */
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
    /** Asks it to end, insists after a while, and resolves when it has ended. */
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
    kill: () => child.kill('SIGKILL'),
  }
}

const isUp = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.body?.cancel().then(() => response.ok),
    () => false,
  )

async function waitUntilReady({ url, service }) {
  let end = null
  service.ended.then((result) => {
    end = result
  })
  const deadline = Date.now() + readyTimeoutMs
  while (!(await isUp(url))) {
    if (end) throw new CliError(`${service.name} did not start (${end.reason})\n${end.output}`)
    if (Date.now() > deadline) {
      throw new CliError(`${service.name} was not ready after ${readyTimeoutMs / 1000} seconds (${url})`)
    }
    await pause(pollMs)
  }
}

/**
 * Starts the built server, the sign-on provider and the two example sites.
 * @param {{ ports?: typeof defaultPorts, dataDir: string, env?: Record<string, string>, only?: string[] }} options
 *   `only` names services: `['server']`
 */
export function startServices({ ports = defaultPorts, dataDir, env = {}, only }) {
  const logs = join(dataDir, 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  const started = services
    .filter(({ name }) => !only || only.includes(name))
    .map(({ name, port, args, url }) => {
      const service = startProcess(name, args, {
        env: {
          NODE_ENV: 'production',
          ...portEnv(ports),
          PORTAL_DIR: join(root, 'examples/portal/dist'),
          WIDGETS_DIR: join(root, 'packages/loader/dist/widgets'),
          DATA_DIR: dataDir,
          ...env,
        },
      })
      writeLog(service.output, createLogFile(logs, name), name)
      return { url: url(ports[port]), service }
    })
  const all = started.map(({ service }) => service)
  const stop = () => Promise.all(all.map((service) => service.stop()))
  return {
    logs,
    pids: Object.fromEntries(all.map(({ name, pid }) => [name, pid])),
    /** Resolves when all of them answer; when one does not, stops the others and throws a sentence. */
    ready: Promise.all(started.map(waitUntilReady)).then(
      () => undefined,
      async (error) => {
        await stop()
        throw error
      },
    ),
    /** Resolves with a sentence as soon as one of them ends. */
    lost: Promise.race(
      all.map(({ name, ended }) =>
        ended.then(({ reason, output }) => `${name} stopped unexpectedly (${reason})\n${output}`),
      ),
    ),
    stop,
    /** Ends all of them at once, as a power cut does. */
    async kill() {
      for (const service of all) service.kill()
      await Promise.all(all.map(({ ended }) => ended))
    },
  }
}

const orphanPollMs = 250

/** Resolves with a signal's name when this command is asked to stop, or when the `npm` that started it is gone. */
export const stopRequest = () =>
  Promise.race([
    new Promise((resolve) => {
      if (!process.env.npm_lifecycle_event) return
      const parent = process.ppid
      setInterval(() => process.ppid !== parent && resolve('SIGHUP'), orphanPollMs).unref()
    }),
    ...['SIGINT', 'SIGTERM', 'SIGHUP'].map(
      // Not `once`: execa ends the command at a signal that nobody else listens for.
      (name) => new Promise((resolve) => process.on(name, () => resolve(name))),
    ),
  ])
