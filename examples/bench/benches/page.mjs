import { layoutShiftOf } from '../../../.commands/layout-shift.mjs'
import { lowerQuartile } from '../figures.mjs'
import { withHostPages } from '../parts/host-pages.mjs'
import { idleMs, interleave, openPage, spotOf, throttle } from '../parts/open-page.mjs'
import { withBrowser, withServer } from '../setup.mjs'

const runs = 15

/** Milliseconds from the start of the navigation to the frame in which the first of the element is painted. */
const watchFirst = () => {
  window.firstPainted = new Promise((resolve) => {
    const look = () => {
      const hosts = document.querySelectorAll('chuhai-help-box, x-reference')
      if (![...hosts].some((host) => host.shadowRoot?.querySelector('.ch-rail')))
        return requestAnimationFrame(look)
      setTimeout(() => resolve(performance.now()))
    }
    requestAnimationFrame(look)
  })
}

/** A slow mobile line: 1.6 Mbit/s, 150 ms round trips. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

async function firstPaint(browser, address, path) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slowLine)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.addInitScript(watchFirst)
  await page.goto(address + path)
  const ms = await page.evaluate(() => window.firstPainted)
  await context.close()
  return ms
}

async function launcherCost(browser, address, path) {
  const { context, page, metrics } = await openPage(browser, address, { path })
  const { ScriptDuration, LayoutDuration, RecalcStyleDuration } = await metrics()
  const longest = await page.evaluate(() => window.longestTask)
  const shift = await layoutShiftOf(page)
  await context.close()
  return { longest, shift, workMs: (ScriptDuration + LayoutDuration + RecalcStyleDuration) * 1000 }
}

async function heapOfPanel(browser, address) {
  const { context, page, settled } = await openPage(browser, address, { slow: 1 })
  // Loads Playwright's own script before the heap is measured.
  const spot = await spotOf(page)
  const before = await settled()
  await page.mouse.click(...spot)
  await page.evaluate(() => window.pressed)
  await page.waitForTimeout(idleMs)
  const after = await settled()
  await context.close()
  return (after.JSHeapUsedSize - before.JSHeapUsedSize) / 1e6
}

async function leftAfterMounts(browser, address, times) {
  const { context, page, settled } = await openPage(browser, address, { slow: 1 })
  const mount = (count) =>
    page.evaluate(async (rounds) => {
      for (let round = 0; round < rounds; round++) {
        const element = document.body.appendChild(document.createElement('chuhai-consultation'))
        while (!element.shadowRoot?.querySelector('form')) await new Promise(requestAnimationFrame)
        element.remove()
        await Promise.resolve()
      }
    }, count)
  await mount(50)
  const before = await settled()
  await mount(times)
  const after = await settled()
  await context.close()
  const grown = (name) => after[name] - before[name]
  return { listeners: grown('JSEventListeners'), nodes: grown('Nodes'), heap: grown('JSHeapUsedSize') / 1e6 }
}

async function measure(address, browser) {
  const { withoutBox, leastBox, withBox, reference, first } = await interleave(
    {
      withoutBox: () => launcherCost(browser, address, '/'),
      leastBox: () => launcherCost(browser, address, '/reference'),
      withBox: () => launcherCost(browser, address, '/box'),
      reference: () => firstPaint(browser, address, '/reference'),
      first: () => firstPaint(browser, address, '/box'),
    },
    runs,
  )
  const left = await leftAfterMounts(browser, address, 1000)
  const workOf = (results) => lowerQuartile(results.map(({ workMs }) => workMs))
  const longest = lowerQuartile(withBox.map((result) => result.longest))
  const shift = Math.max(...withBox.map((result) => result.shift))
  return [
    {
      name: 'launcher idle: main thread added (4x)',
      value: workOf(withBox) - workOf(withoutBox),
      atMost: 45,
      unit: 'ms',
    },
    { name: '  reference element', value: workOf(leastBox) - workOf(withoutBox), unit: 'ms' },
    { name: 'longest task (4x)', value: longest, atMost: 50, unit: 'ms' },
    { name: 'layout shift', value: shift, atMost: 0, unit: '' },
    {
      name: 'first paint at 1.6 Mbit/s and 150 ms (4x)',
      value: lowerQuartile(first) / lowerQuartile(reference),
      atMost: 1.5,
      unit: 'of the reference',
    },
    {
      name: 'heap added with one panel open',
      value: await heapOfPanel(browser, address),
      atMost: 1,
      unit: 'MB',
    },
    { name: 'listeners left of 1,000 mounts', value: left.listeners, atMost: 0, unit: '' },
    { name: 'nodes left of 1,000 mounts', value: left.nodes, atMost: 0, unit: '' },
    { name: 'heap left of 1,000 mounts', value: left.heap, atMost: 2, unit: 'MB' },
  ]
}

/**
 * What the help box costs its host page. Times are the lower quartile of `runs` runs, taken in turns; rows of the
 * reference element have no limit.
 */
export default () =>
  withServer({}, ({ origin }) =>
    withHostPages(origin, {}, (address) =>
      withBrowser((browser) => measure(address, browser), ['--enable-precise-memory-info']),
    ),
  )
