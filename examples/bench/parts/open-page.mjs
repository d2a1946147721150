export const throttle = 4
export const idleMs = 1500

/** Runs the measurements in rounds, so that other work on the machine affects all of them alike. */
export async function interleave(measures, rounds) {
  const results = Object.fromEntries(Object.keys(measures).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(measures)) results[name].push(await measure())
  }
  return results
}

/** Records the longest task. */
const watchTasks = () => {
  window.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Milliseconds from the press to the frame in which the form is painted. */
const watchPress = ({ hosts, forms }) => {
  window.pressed = new Promise((resolve) => {
    window.addEventListener(
      'pointerdown',
      () => {
        const start = performance.now()
        // What is in the page when a frame begins is painted by the end of it; asking for boxes would add a layout.
        const look = () => {
          // The box's panels stand in a shadow root of their own, the last thing in its root.
          const roots = [...document.querySelectorAll(hosts)].flatMap(({ shadowRoot: root }) => [
            root,
            root?.lastElementChild?.shadowRoot,
          ])
          if (!roots.some((inside) => inside?.querySelector(forms))) return requestAnimationFrame(look)
          setTimeout(() => resolve(performance.now() - start))
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}

const ours = { hosts: 'chuhai-help-box, x-reference', forms: 'form' }

/** Opens a page and leaves it until it is idle; `opens` says which elements have a form inside, and what it is. */
export async function openPage(browser, address, { path = '/box', slow = throttle, opens = ours } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow })
  await page.addInitScript(watchTasks)
  await page.addInitScript(watchPress, opens)
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

/** The middle of what opens the form. */
export const spotOf = async (page, button = entry) => {
  const { x, y, width, height } = await page.locator(button).boundingBox()
  return [x + width / 2, y + height / 2]
}
