import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { execa } from 'execa'
import { CliError, root } from './first-step.mjs'
import { keepRunning } from './keep-running.mjs'
import { openLog, startProcess, writeLog } from './process.mjs'
import { createServedMark } from './served-mark.mjs'

const readyTimeoutMs = 300_000
const pollMs = 100

/** What `npm start` runs. `port` names an entry of `defaultPorts`. */
const services = [
  {
    name: 'server',
    port: 'portal',
    // A larger young generation would only keep more garbage of thousands of streamed answers.
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
    name: 'cashier',
    port: 'cashier',
    args: ['examples/cashier/dist/main.js'],
    url: (port) => `http://localhost:${port}/healthz`,
  },
  {
    name: 'mailbox',
    port: 'mailbox',
    args: ['examples/mailbox/dist/main.js'],
    url: (port) => `http://localhost:${port}/healthz`,
  },
  {
    name: 'carrier',
    port: 'carrier',
    args: ['examples/carrier/dist/main.js'],
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

export const defaultPorts = {
  portal: 4000,
  signOn: 4001,
  partner: 4002,
  university: 4003,
  cashier: 4004,
  mailbox: 4005,
  mailboxSmtp: 4006,
  carrier: 4007,
}

/** The environment variable that moves each port. */
export const portVariables = {
  portal: 'PORT',
  signOn: 'SIGN_ON_PORT',
  partner: 'PARTNER_PORT',
  university: 'UNIVERSITY_PORT',
  cashier: 'CASHIER_PORT',
  mailbox: 'MAILBOX_PORT',
  mailboxSmtp: 'MAILBOX_SMTP_PORT',
  carrier: 'CARRIER_PORT',
}

async function build() {
  const { failed } = await execa('npm', ['run', '--silent', 'build:served'], {
    cwd: root,
    reject: false,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (failed) throw new CliError('The build failed.')
}

/** Builds what `npm start` serves, where it is stale. */
export const buildServed = () => createServedMark().buildIfStale(build)

function createLogFolder(dataDir) {
  const folder = join(dataDir, 'logs')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new CliError(
      `The folder ${dataDir} cannot be written to (${error.code}). Name another one, for example DATA_DIR=/tmp/chuhai npm start.`,
    )
  }
  return folder
}

const isUp = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.body?.cancel().then(() => response.ok),
    () => false,
  )

async function waitUntilReady(service, url) {
  let end = null
  service.ended.then((result) => {
    end = result
  })
  const deadline = Date.now() + readyTimeoutMs
  while (!(await isUp(url))) {
    if (end) throw new CliError(`${service.name} did not start (${end.reason})\n${end.output}`)
    if (Date.now() > deadline)
      throw new CliError(`${service.name} was not ready after ${readyTimeoutMs / 1000} seconds (${url})`)
    await pause(pollMs)
  }
}

/**
 * Starts the built server, the sign-on provider, the cashier, the mailbox, the carrier and the two example sites.
 * @param {{
 *   ports?: typeof defaultPorts, dataDir: string, env?: Record<string, string>, only?: string[],
 *   onRestart?: (sentence: string) => void,
 * }} options `only` names services: `['server']`; with `onRestart`, what falls once all are ready is started again
 */
export function startServices({ ports = defaultPorts, dataDir, env = {}, only, onRestart }) {
  const logs = createLogFolder(dataDir)
  const chosen = services.filter(({ name }) => !only || only.includes(name))
  // The server sends to a mailbox, and books with a carrier, whose ports it is given.
  const missing = ['mailbox', 'carrier'].filter((one) => !chosen.some(({ name }) => name === one))
  const portEnv = Object.entries(portVariables).flatMap(([name, variable]) =>
    missing.some((one) => name.startsWith(one)) ? [] : [[variable, String(ports[name])]],
  )
  const start = ({ name, args }) => {
    const service = startProcess(name, args, {
      env: {
        NODE_ENV: 'production',
        ...Object.fromEntries(portEnv),
        PORTAL_DIR: join(root, 'examples/portal/dist'),
        WIDGETS_DIR: join(root, 'packages/loader/dist/widgets'),
        DATA_DIR: dataDir,
        ...env,
      },
    })
    writeLog(service, openLog(logs, name))
    return service
  }
  const running = chosen.map(start)
  let isStopped = false
  const stop = () => {
    isStopped = true
    return Promise.all(running.map((service) => service.stop()))
  }
  const keepAll = () => {
    for (const [index, one] of chosen.entries())
      keepRunning(
        running[index],
        () => {
          running[index] = start(one)
          return running[index]
        },
        {
          isStopped: () => isStopped,
          onEnd: ({ reason }, pauseMs) =>
            onRestart(`${one.name} stopped (${reason}) and is started again in ${pauseMs / 1000} s`),
        },
      )
  }
  const allReady = chosen.map(({ url, port }, index) => waitUntilReady(running[index], url(ports[port])))
  return {
    logs,
    pids: Object.fromEntries(running.map(({ name, pid }) => [name, pid])),
    /** Resolves when all of them respond; when one fails, stops the others and rejects. */
    ready: Promise.all(allReady).then(
      () => {
        if (onRestart) keepAll()
      },
      async (error) => {
        await stop()
        throw error
      },
    ),
    stop,
    /** Ends all of them at once, as a power cut does. */
    async kill() {
      isStopped = true
      for (const service of running) service.kill()
      await Promise.all(running.map(({ ended }) => ended))
    },
  }
}
