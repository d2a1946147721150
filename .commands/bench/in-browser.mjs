import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareBrowser } from '../browser.mjs'
import { buildServed } from '../builds.mjs'
import { chromiumArguments } from '../chromium-arguments.mjs'
import { openHouse, usualPorts } from '../house.mjs'
import { freePort } from '../ports.mjs'
import { createProgress } from '../progress.mjs'
import { install } from '../toolchain.mjs'
import { command, Trouble } from '../trouble.mjs'
import { printFigures } from './figures.mjs'

/** A bench as a command: `measure` gets a browser to launch, and what it answers is printed. */
export const benchInBrowser = (label, measure) =>
  command(async () => {
    const progress = createProgress()
    await install(progress)
    await buildServed(progress)
    const browser = await prepareBrowser(progress)
    if (browser.missing) throw new Trouble(browser.missing)
    const launch = { executablePath: browser.path, arguments: chromiumArguments }
    return printFigures(await measure(launch, (work) => progress.during(label, work)))
  })

/** The same against a server on a database of its own, which goes afterwards; `measure` gets the portal's address first. */
export const benchPortal = (label, measure, env) =>
  benchInBrowser(label, async (launch, during) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'chuhai-bench-'))
    const portal = await freePort()
    const house = openHouse({ ports: { ...usualPorts, portal }, dataDir, env, only: ['server'] })
    try {
      await house.ready
      return await during(() => measure(`http://localhost:${portal}`, launch))
    } finally {
      await house.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
