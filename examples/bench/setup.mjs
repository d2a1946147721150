import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CliError } from '../../.commands/first-step.mjs'
import { freePort } from '../../.commands/ports.mjs'
import { requireChromium, requirePostgres } from '../../.commands/programs.mjs'
import { defaultPorts, startServices } from '../../.commands/services.mjs'
import { chromiumArguments } from '../../.commands/test-settings.mjs'

/** Throws when a program was not found. */
const found = (program) => {
  if (program.missing) throw new CliError(program.missing)
  return program
}

/** Runs `body` with a Chromium. */
export async function withBrowser(body, args = []) {
  const { env } = found(requireChromium())
  const browser = await chromium.launch({
    executablePath: env.CHROMIUM_PATH,
    args: ['--headless', ...chromiumArguments, ...args],
  })
  try {
    return await body(browser)
  } finally {
    await browser.close()
  }
}

/** Runs `body(url)` with an empty PostgreSQL. */
export async function withPostgres(body) {
  const { env, stop } = found(await requirePostgres())
  try {
    return await body(env.TEST_DATABASE_URL)
  } finally {
    await stop?.()
  }
}

/**
 * Runs `body` with a data folder and a way to start servers on it; the folder is removed afterwards.
 * @param {Record<string, string>} given
 */
export async function withFolder(given, body) {
  // All callers have the address of this machine.
  const env = { CONNECTIONS_PER_ADDRESS: '0', ...given }
  const dataDir = mkdtempSync(join(tmpdir(), 'chuhai-bench-'))
  const portal = await freePort()
  const start = (port = portal) =>
    startServices({ ports: { ...defaultPorts, portal: port }, dataDir, env, only: ['server'] })
  try {
    return await body({ origin: `http://localhost:${portal}`, portal, dataDir, env, start })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The same with one server that is ready. */
export const withServer = (env, body) =>
  withFolder(env, async (place) => {
    const services = place.start()
    await services.ready
    try {
      return await body({ ...place, pid: services.pids.server })
    } finally {
      await services.stop()
    }
  })
