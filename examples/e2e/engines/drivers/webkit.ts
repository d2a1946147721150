import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, Capabilities, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver'
import { Command, Name } from 'selenium-webdriver/lib/command.js'
import { freePort } from '../../../../.commands/ports.mjs'
import { withEyes } from '../look'
import { until } from '../part'
import type { Driver, Key, Session, Size, Tab } from './driver'
import { screenSize, startScreen } from './screen'

export const webkitPath = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  PageDown: Keys.PAGE_DOWN,
  End: Keys.END,
}

interface Place {
  window: string
  frame?: WebElement
}

/** Goes to windows and frames of a browser, which has one current place. Going there moves the focus. */
const travelIn = (driver: WebDriver) => {
  let current: Place | undefined
  return async (place: Place) => {
    if (current?.window === place.window && current.frame === place.frame) return
    current = undefined
    await driver.switchTo().window(place.window)
    await driver.switchTo().defaultContent()
    if (place.frame) await driver.switchTo().frame(place.frame)
    current = place
  }
}

type Travel = ReturnType<typeof travelIn>

/** A window, or a frame in it. */
const tabOf = (driver: WebDriver, go: Travel, place: Place): Tab => {
  const { window, frame } = place
  /** The point of the window at a point of this place. */
  const pointOf = async (x: number, y: number) => {
    await go({ window })
    const { x: left, y: top } = frame ? await frame.getRect() : { x: 0, y: 0 }
    return { x: Math.round(left + x), y: Math.round(top + y), duration: 0 }
  }
  const evaluate = async <T>(expression: string): Promise<T> => {
    await go(place)
    return driver.executeScript<T>(`return ${expression}`)
  }
  return {
    async open(address) {
      await evaluate('String(window.isLeft = true)')
      await driver.get(address)
      const isThere = 'String(!window.isLeft && document.readyState === "complete")'
      await until('“the page is there”', async () => (await evaluate(isThere)) === 'true')
    },
    evaluate,
    async click(x, y) {
      const at = await pointOf(x, y)
      await driver.actions({ async: true }).move(at).press().release().perform()
    },
    async wheel(x, y, deltaY) {
      const scroll = { ...(await pointOf(x, y)), type: 'scroll', origin: 'viewport', deltaX: 0, deltaY }
      const actions = [{ type: 'wheel', id: 'wheel', actions: [scroll] }]
      await driver.execute(new Command(Name.ACTIONS).setParameter('actions', actions))
    },
    async type(text) {
      await go(place)
      await driver.actions({ async: true }).sendKeys(text).perform()
    },
    async press(key) {
      await go(place)
      await driver.actions({ async: true }).sendKeys(keys[key]).perform()
    },
    async pressWithControl(letter) {
      await go(place)
      const held = driver.actions({ async: true }).keyDown(Keys.CONTROL)
      await held.sendKeys(letter).keyUp(Keys.CONTROL).perform()
    },
    async choose(input, path) {
      await (await evaluate<WebElement>(withEyes(input))).sendKeys(path)
    },
    async picture() {
      await go({ window })
      return Buffer.from(await driver.takeScreenshot(), 'base64')
    },
    async inside(origin) {
      for (const each of await evaluate<WebElement[]>(withEyes('eyes.frames()'))) {
        const inner = tabOf(driver, go, { window, frame: each })
        if ((await inner.evaluate('location.origin').catch(() => '')) === origin) return inner
      }
    },
  }
}

/** More than a window is wide that cannot be narrower. */
const narrowPx = 500

/** Makes the page as large as asked, as far as the window can be that narrow. Its window has the focus while the mouse, in the middle of the screen, is over it. */
const resize = async (driver: WebDriver, { width, height }: Size) => {
  const window = driver.manage().window()
  const x = Math.round((screenSize.width - width) / 2)
  const y = Math.round((screenSize.height - height) / 2)
  const page = () => driver.executeScript<[width: number, height: number]>('return [innerWidth, innerHeight]')
  await window.setRect({ x, y, width, height })
  const [innerWidth, innerHeight] = await until('“the page has its width”', async () => {
    const size = await page()
    return size[0] >= width && size[0] <= Math.max(width, narrowPx) && size
  })
  await window.setRect({ x, y, width: 2 * width - innerWidth, height: 2 * height - innerHeight })
  await until('“the page has its height”', async () => (await page())[1] === height)
}

/** Starts the program that starts browsers on a screen. */
const startServer = async (display: string) => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // With its browsers it is a group of processes, which end together.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      LANGUAGE: 'zh_CN',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox needs rights that containers do not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const isUp = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await pause(50)
  return { address, end: () => process.kill(-(server.pid ?? 0)) }
}

const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  acceptInsecureCerts: true,
  // Waiting itself, the driver misses pages that come from the cache of Back.
  pageLoadStrategy: 'none',
  timeouts: { script: 5000 },
  'webkitgtk:browserOptions': { binary: webkitPath, args: ['--automation'] },
})

const openBrowser = async (address: string, size: Size): Promise<Session> => {
  const driver = await new Builder()
    .usingServer(address)
    .disableEnvironmentOverrides()
    .withCapabilities(capabilities)
    .build()
  await resize(driver, size)
  const own = await driver.getWindowHandle()
  const go = travelIn(driver)
  return {
    tab: tabOf(driver, go, { window: own }),
    async window(origin) {
      for (const handle of await driver.getAllWindowHandles()) {
        const other = tabOf(driver, go, { window: handle })
        if (handle !== own && (await other.evaluate('location.origin')) === origin) return other
      }
    },
    problems: [],
    close: () => driver.quit(),
  }
}

/** A browser that is not there by then never comes: at times one and its driver do not find each other. */
const startMs = 20_000
const starts = 3

export const startWebkit = async (): Promise<Driver> => {
  const { name, screen } = await startScreen()
  let server = await startServer(name)
  return {
    version: 'WebKitGTK',
    async openSession(size) {
      for (let start = 1; start < starts; start += 1) {
        const late = pause(startMs, undefined, { ref: false })
        const session = await Promise.race([openBrowser(server.address, size), late])
        if (session) return session
        server.end()
        server = await startServer(name)
      }
      return openBrowser(server.address, size)
    },
    async close() {
      server.end()
      screen.kill()
    },
  }
}
