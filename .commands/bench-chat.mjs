import { measureChat } from './bench/chat.mjs'
import { prepareBrowser } from './browser.mjs'
import { buildServed } from './builds.mjs'
import { chromiumArguments } from './chromium-arguments.mjs'
import { table } from './columns.mjs'
import { createProgress } from './progress.mjs'
import { install } from './toolchain.mjs'
import { command, Trouble } from './trouble.mjs'

/** Prints what a streamed answer costs the page it is shown on. Figures hold on a quiet machine only. */
await command(async () => {
  const progress = createProgress()
  await install(progress)
  await buildServed(progress)
  const browser = await prepareBrowser(progress)
  if (browser.missing) throw new Trouble(browser.missing)
  const rows = await progress.during('测量回答', () =>
    measureChat({ executablePath: browser.path, arguments: chromiumArguments }),
  )
  const isKept = ({ value, limit }) => value <= limit
  console.log(
    `\n${table(
      rows.map((row) => [
        isKept(row) ? '✓' : '✗',
        row.name,
        `${Number(row.value.toFixed(2))} ${row.unit}`,
        `≤ ${row.limit} ${row.unit}`,
      ]),
    )}`,
  )
  return rows.every(isKept) ? 0 : 1
})
