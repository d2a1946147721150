import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from './processes.mjs'
import { Trouble } from './trouble.mjs'
import { root } from './workspace.mjs'

const patienceMs = 120_000
const pollMs = 100

/** Where everything listens when nobody says otherwise. */
export const usualPorts = { portal: 4000, signOn: 4001, partner: 4002, university: 4003 }

/** The environment variable that moves each port. */
export const portVariables = {
  portal: 'PORT',
  signOn: 'SIGN_ON_PORT',
  partner: 'PARTNER_PORT',
  university: 'UNIVERSITY_PORT',
}

const residents = [
  {
    name: 'server',
    label: '服务端',
    place: 'portal',
    // Of thousands of answers at once, a larger nursery would only keep more garbage.
    flags: ['--max-semi-space-size=8'],
    script: 'packages/server/dist/main.js',
    host: 'localhost',
    path: '/readyz',
  },
  {
    name: 'sign-on',
    label: '登录服务',
    place: 'signOn',
    script: 'examples/sign-on/dist/main.js',
    host: 'localhost',
    path: '/healthz',
  },
  {
    name: 'partner-site',
    label: '合作方示例',
    place: 'partner',
    script: 'examples/partner-site/serve.mjs',
    host: '127.0.0.1',
    path: '/',
  },
  {
    name: 'university-site',
    label: '高校示例',
    place: 'university',
    script: 'examples/university-site/serve.mjs',
    host: '127.0.0.1',
    path: '/',
  },
]

/** What server, sign-on and sites read from their environment. */
const environment = (ports, dataDir) => ({
  NODE_ENV: 'production',
  ...Object.fromEntries(Object.entries(portVariables).map(([place, name]) => [name, String(ports[place])])),
  PORTAL_DIR: join(root, 'examples/portal/dist'),
  WIDGETS_DIR: join(root, 'packages/loader/dist/widgets'),
  DATA_DIR: dataDir,
})

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.body?.cancel().then(() => response.ok),
    () => false,
  )

async function waitUntilReady({ label, url, service }) {
  let end = null
  service.ended.then((result) => {
    end = result
  })
  const deadline = Date.now() + patienceMs
  while (!(await answers(url))) {
    if (end) throw new Trouble(`${label}没有启动 (${service.name}: ${end.reason})\n${service.tail()}`)
    if (Date.now() > deadline) {
      throw new Trouble(`${label}在 ${patienceMs / 1000} 秒内没有就绪 (${url})\n${service.tail()}`)
    }
    await pause(pollMs)
  }
}

/**
 * Starts the built server, the sign-on provider and the two sites of strangers.
 * @param {{ ports?: import('./house.mjs').Ports, dataDir: string,
 *   env?: Record<string, string>, only?: string[] }} options `only` names residents: `['server']`
 */
export function openHouse({ ports = usualPorts, dataDir, env = {}, only }) {
  const logs = join(dataDir, 'logs')
  mkdirSync(logs, { recursive: true })
  const started = residents
    .filter(({ name }) => !only || only.includes(name))
    .map(({ name, label, place, flags = [], script, host, path }) => ({
      label,
      url: `http://${host}:${ports[place]}${path}`,
      service: serve({
        name,
        parameters: [...flags, join(root, script)],
        env: { ...environment(ports, dataDir), ...env },
        logFile: join(logs, `${name}.log`),
      }),
    }))
  const stop = async () => {
    await Promise.all(started.map(({ service }) => service.stop()))
  }
  return {
    logs,
    /** The process of each, by its name. */
    pids: Object.fromEntries(started.map(({ service }) => [service.name, service.pid])),
    /** Resolves when all of them answer; when one does not, stops the others and rejects with a sentence. */
    ready: Promise.all(started.map(waitUntilReady)).then(
      () => undefined,
      async (error) => {
        await stop()
        throw error
      },
    ),
    /** Resolves with a sentence as soon as one of them ends. */
    lost: Promise.race(
      started.map(({ label, service }) =>
        service.ended.then(
          ({ reason }) => `${label}意外停止 (${service.name}: ${reason})\n${service.tail()}`,
        ),
      ),
    ),
    /** Stops all of them in good order. */
    stop,
    /** Ends all of them at once, as a power cut would. */
    async kill() {
      for (const { service } of started) service.kill()
      await Promise.all(started.map(({ service }) => service.ended))
    },
  }
}
