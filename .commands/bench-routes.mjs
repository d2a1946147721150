import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureRoutes } from './bench/routes.mjs'
import { prepareBrowser } from './browser.mjs'
import { buildServed } from './builds.mjs'
import { chromiumArguments } from './chromium-arguments.mjs'
import { table } from './columns.mjs'
import { openHouse, usualPorts } from './house.mjs'
import { freePort } from './ports.mjs'
import { createProgress } from './progress.mjs'
import { install } from './toolchain.mjs'
import { command, Trouble } from './trouble.mjs'

/** Prints how long a change of pages takes within the portal. */
await command(async () => {
  const progress = createProgress()
  await install(progress)
  await buildServed(progress)
  const browser = await prepareBrowser(progress)
  if (browser.missing) throw new Trouble(browser.missing)

  const dataDir = mkdtempSync(join(tmpdir(), 'chuhai-bench-'))
  const portal = await freePort()
  const house = openHouse({
    ports: { ...usualPorts, portal },
    dataDir,
    only: ['server'],
    // One visitor turns pages here as fast as many.
    env: { READS_PER_MINUTE: '999999', PAGES_PER_MINUTE: '999999' },
  })
  try {
    await house.ready
    const rows = await progress.during('测量换页', () =>
      measureRoutes(`http://localhost:${portal}`, {
        executablePath: browser.path,
        arguments: chromiumArguments,
      }),
    )
    const isKept = ({ value, limit = Number.POSITIVE_INFINITY }) => value <= limit
    const signOf = (row) => (row.limit === undefined ? '·' : isKept(row) ? '✓' : '✗')
    console.log(
      `\n${table(
        rows.map((row) => [
          signOf(row),
          row.name,
          `${Number(row.value.toFixed(2))} ${row.unit}`,
          row.limit === undefined ? '' : `≤ ${row.limit} ${row.unit}`,
        ]),
      )}`,
    )
    return rows.every(isKept) ? 0 : 1
  } finally {
    await house.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
