import { lowerQuartile } from '../figures.mjs'
import { withBrowser, withServer } from '../setup.mjs'

const throttle = 4
const limitMs = 300
const runs = 9
/** Time for work after a page is shown. */
const restMs = 700
const deadlineMs = 8000

const guide = '/crossBorderSiteGuide'

/** From a page by a link on it to another. */
const changes = [
  { name: 'home to guide', from: '/', to: guide },
  { name: 'home to news', from: '/', to: '/news' },
  { name: 'site to category', from: `${guide}/detail?id=10101`, to: `${guide}?firstTypeId=1` },
  { name: 'category to site', from: `${guide}?firstTypeId=1`, to: `${guide}/detail?id=10101` },
  { name: 'guide to second-level category', from: guide, to: `${guide}?firstTypeId=1&secondTypeId=101` },
  { name: 'first slide to second', from: '/kylinCup/one', to: '/kylinCup/two' },
  { name: 'first slide to the open edition', from: '/kylinCup/one', to: '/kylinCup/kycup' },
]

/**
 * Clicks a link. Resolves with the milliseconds until the new page is painted, and those in which a waiting display was shown.
 */
const follow = ({ to, deadlineMs, restMs }) => {
  // Another layout has a main part of its own; within one a page may keep its elements and change what is in them.
  const mainPart = () => document.querySelector('main')
  const signOf = (main) => main?.querySelector('h2')?.textContent
  const [first, sign] = [mainPart().firstElementChild, signOf(mainPart())]
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const deadline = setTimeout(() => reject(new Error(`${to} did not come`)), deadlineMs)
    let waitingSince = 0
    let waitedMs = 0
    const look = () => {
      const main = mainPart()
      const now = performance.now()
      const isBusy = main?.getAttribute('aria-busy') === 'true'
      if (isBusy) waitingSince ||= now
      else if (waitingSince) [waitedMs, waitingSince] = [now - waitingSince, 0]
      const hasCome = main && (main.firstElementChild !== first || signOf(main) !== sign)
      if (isBusy || !hasCome) return now - start < deadlineMs && requestAnimationFrame(look)
      setTimeout(() => {
        const ms = performance.now() - start
        clearTimeout(deadline)
        setTimeout(() => resolve({ ms, waitedMs }), restMs)
      })
    }
    document.querySelector(`a[href="${to}"]`).click()
    requestAnimationFrame(look)
  })
}

const isThere = (path) =>
  location.pathname + location.search === path &&
  document.querySelector('main')?.getAttribute('aria-busy') === 'false'

async function measureChange(browser, address, { from, to }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(deadlineMs)
    const session = await context.newCDPSession(page)
    const link = page.locator(`a[href="${to}"]`).first()
    await page.goto(address + from)
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    await link.waitFor({ state: 'attached' })
    // Once there and back: the files are here then.
    await page.evaluate(follow, { to, deadlineMs, restMs })
    await page.goBack()
    await page.waitForFunction(isThere, from)
    await page.waitForTimeout(restMs)
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    // A pointer comes before a click, and is time enough for the data.
    await link.dispatchEvent('mouseover')
    await page.waitForTimeout(restMs)
    const { ms, waitedMs } = await page.evaluate(follow, { to, deadlineMs, restMs })
    // The waiting display stays for 200 ms once it is there; it is not counted.
    return ms - Math.min(200, waitedMs)
  } finally {
    await context.close()
  }
}

async function measure(browser, portal) {
  const results = new Map(changes.map((change) => [change, []]))
  for (let run = 0; run < runs; run++) {
    for (const [change, list] of results) list.push(await measureChange(browser, portal, change))
  }
  return [...results].map(([{ name }, list]) => ({
    name,
    value: lowerQuartile(list),
    atMost: limitMs,
    unit: 'ms',
  }))
}

/** What a route change within the portal takes, files cached (4x): the lower quartile of `runs` runs, taken in turns. */
export default () => withServer({}, ({ origin }) => withBrowser((browser) => measure(browser, origin)))
