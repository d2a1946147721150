import { createServer } from 'node:http'
import { lowerQuartile } from '../figures.mjs'
import { withBrowser, withServer } from '../setup.mjs'

const throttle = 4
const idleMs = 1500
const runs = 15

const bare = (script) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>空白页</title>
<style>body { font: 16px/1.6 'Noto Sans CJK SC', sans-serif; margin: 40px }</style>${script}</head><body><h1>空白页</h1><p>${'一段文字。'.repeat(80)}</p></body></html>`

/** A minimal floating element: one script, one button, one stylesheet, and a form in a file that a press loads. */
const referenceScript = `customElements.define('x-reference', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('button { position: fixed; right: 0; top: 50%; padding: 12px }')
    root.adoptedStyleSheets = [sheet]
    const button = Object.assign(document.createElement('button'), { className: 'ch-rail', textContent: '在线咨询' })
    button.onclick = () => import('/reference-form.js').then(({ show }) => show(root))
    root.append(button)
  }
})
document.body.append(document.createElement('x-reference'))`

const referenceForm = `export const show = (root) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('form { position: fixed; right: 60px; bottom: 20px; width: 340px; padding: 16px; background: white; border: 1px solid } label { display: block }')
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const form = document.createElement('form')
  for (const name of ['咨询内容', '姓名', '电话', '公司', '职位', '邮箱']) {
    const label = Object.assign(document.createElement('label'), { textContent: name })
    label.append(document.createElement('input'))
    form.append(label)
  }
  form.append(Object.assign(document.createElement('button'), { textContent: '提交' }))
  root.append(form)
}`

/** Host pages: `/` without the box, `/box` with it, `/reference` with a minimal element. */
async function servePages(portal) {
  const tags = {
    '/box': `<script async crossorigin src="${portal}/widgets/help-box.js"></script>`,
    '/reference': '<script async src="/reference.js"></script>',
  }
  const scripts = { '/reference.js': referenceScript, '/reference-form.js': referenceForm }
  const server = createServer((request, response) => {
    const script = scripts[request.url]
    response.setHeader('Content-Type', `${script ? 'text/javascript' : 'text/html'}; charset=utf-8`)
    response.end(script ?? bare(tags[request.url] ?? ''))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** Runs the measurements in rounds, so that other work on the machine affects all of them alike. */
async function interleave(measures, rounds) {
  const results = Object.fromEntries(Object.keys(measures).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measures)) results[name].push(await measure())
  }
  return results
}

/** Records long tasks and layout shifts. */
const watchFeel = () => {
  window.feel = { longest: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.feel.longest = Math.max(window.feel.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.feel.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Milliseconds from the press to the frame in which the form is painted. */
const watchPress = () => {
  window.pressed = new Promise((resolve) => {
    window.addEventListener(
      'pointerdown',
      () => {
        const start = performance.now()
        // What is in the page when a frame begins is painted by the end of it; asking for boxes would add a layout.
        const look = () => {
          // The box's panels stand in a shadow root of their own, the last thing in its root.
          const root = document.querySelector('chuhai-help-box, x-reference')?.shadowRoot
          const roots = [root, root?.lastElementChild?.shadowRoot]
          if (!roots.some((inside) => inside?.querySelector('form'))) return requestAnimationFrame(look)
          setTimeout(() => resolve(performance.now() - start))
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}

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

async function openPage(browser, address, { path = '/box', slow = throttle } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow })
  await page.addInitScript(watchFeel)
  await page.addInitScript(watchPress)
  await page.goto(address + path)
  // A pause instead of a locator, whose script would count as work of the page.
  await page.waitForTimeout(idleMs)
  const metrics = async () => {
    const { metrics: list } = await cdp.send('Performance.getMetrics')
    return Object.fromEntries(list.map(({ name, value }) => [name, value]))
  }
  const settled = async () => {
    for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
    return metrics()
  }
  return { context, page, metrics, settled }
}

const entry = 'chuhai-help-box .ch-rail__entries [data-entry=consultation], x-reference .ch-rail'

const spotOf = async (page) => {
  const { x, y, width, height } = await page.locator(entry).boundingBox()
  return [x + width / 2, y + height / 2]
}

async function pressCost(browser, address, { path, hoveredMs = 0 } = {}) {
  const { context, page } = await openPage(browser, address, { path })
  const spot = await spotOf(page)
  if (hoveredMs) {
    await page.mouse.move(...spot)
    await page.waitForTimeout(hoveredMs)
  }
  await page.mouse.click(...spot)
  const ms = await page.evaluate(() => window.pressed)
  await context.close()
  return ms
}

async function launcherCost(browser, address, path) {
  const { context, page, metrics } = await openPage(browser, address, { path })
  const { ScriptDuration, LayoutDuration, RecalcStyleDuration } = await metrics()
  const feel = await page.evaluate(() => window.feel)
  await context.close()
  return { ...feel, workMs: (ScriptDuration + LayoutDuration + RecalcStyleDuration) * 1000 }
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
  const { withoutBox, leastBox, withBox, leastCold, cold, hovered, warm, reference, first } =
    await interleave(
      {
        withoutBox: () => launcherCost(browser, address, '/'),
        leastBox: () => launcherCost(browser, address, '/reference'),
        withBox: () => launcherCost(browser, address, '/box'),
        leastCold: () => pressCost(browser, address, { path: '/reference' }),
        cold: () => pressCost(browser, address),
        hovered: () => pressCost(browser, address, { hoveredMs: 150 }),
        warm: () => pressCost(browser, address, { hoveredMs: idleMs }),
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
      name: 'click to panel painted, nothing prefetched (4x)',
      value: lowerQuartile(cold),
      atMost: 130,
      unit: 'ms',
    },
    { name: '  reference element', value: lowerQuartile(leastCold), unit: 'ms' },
    { name: '  after 150 ms of hover', value: lowerQuartile(hovered), unit: 'ms' },
    { name: 'click to panel painted after hover (4x)', value: lowerQuartile(warm), atMost: 75, unit: 'ms' },
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
  withServer({}, async ({ origin }) => {
    const { address, close } = await servePages(origin)
    try {
      return await withBrowser((browser) => measure(address, browser), ['--enable-precise-memory-info'])
    } finally {
      close()
    }
  })
