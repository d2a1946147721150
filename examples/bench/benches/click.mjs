import { median } from '../figures.mjs'
import { withHostPages } from '../parts/host-pages.mjs'
import { idleMs, interleave, openPage, spotOf } from '../parts/open-page.mjs'
import { peerScripts, peers } from '../parts/peers.mjs'
import { withBrowser, withServer } from '../setup.mjs'

const runs = 9
const hoverMs = 150

/** Milliseconds from a press to the form, and the files that were fetched meanwhile. */
async function press(browser, address, { path, button, opens, hoveredMs = 0 }) {
  const { context, page } = await openPage(browser, address, { path, opens })
  const spot = await spotOf(page, button)
  let files = 0
  page.on('request', () => {
    files += 1
  })
  if (hoveredMs) {
    await page.mouse.move(...spot)
    await page.waitForTimeout(hoveredMs)
  }
  await page.mouse.click(...spot)
  const ms = await page.evaluate(() => window.pressed)
  await context.close()
  return { ms, files }
}

const pages = {
  ours: { path: '/box' },
  least: { path: '/reference' },
  calcom: { path: '/calcom', ...peers.calcom },
  sentry: { path: '/sentry', ...peers.sentry },
}

async function measure(browser, address) {
  const measures = Object.entries(pages).flatMap(([name, page]) => [
    [`${name} cold`, () => press(browser, address, page)],
    [`${name} hovered`, () => press(browser, address, { ...page, hoveredMs: hoverMs })],
  ])
  const results = await interleave(
    {
      ...Object.fromEntries(measures),
      'ours idle': () => press(browser, address, { ...pages.ours, hoveredMs: idleMs }),
    },
    runs,
  )
  const msOf = (name) => median(results[name].map(({ ms }) => ms))
  const bestPeer = Math.min(msOf('calcom cold'), msOf('sentry cold'))
  const row = (name, value, more = {}) => ({ name, value, unit: 'ms', ...more })
  return [
    row('click to form, nothing prefetched (4x)', msOf('ours cold')),
    row("  cal.com's shell", msOf('calcom cold')),
    row("  Sentry's form", msOf('sentry cold')),
    row('  reference element', msOf('least cold')),
    row('  ours', msOf('ours cold') / bestPeer, { unit: 'of the best peer', atMost: 1 }),
    row('  files fetched', Math.max(...results['ours cold'].map(({ files }) => files)), {
      unit: '',
      atMost: 4,
    }),
    row('click to form after 150 ms of hover (4x)', msOf('ours hovered')),
    row("  cal.com's shell", msOf('calcom hovered')),
    row("  Sentry's form", msOf('sentry hovered')),
    row('  reference element', msOf('least hovered')),
    row('  ours', msOf('ours hovered') / bestPeer, { unit: 'of the best peer, cold', atMost: 0.6 }),
    row('click to form after a long hover (4x)', msOf('ours idle'), { atMost: 75 }),
  ]
}

/** No page of this run can ask another host, whatever a peer has in mind. */
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/**
 * How long a visitor waits for a form after a click: ours, those of two peers, and the least there can be, in one run by turns.
 * Times are the median of `runs` runs.
 */
export default async () => {
  const scripts = await peerScripts()
  return withServer({}, ({ origin }) =>
    withHostPages(origin, scripts, (address) =>
      withBrowser((browser) => measure(browser, address), [offline]),
    ),
  )
}
