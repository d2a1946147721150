import { type Frame, launch, type Page } from 'puppeteer-core'
import { withEyes } from '../look'
import type { Driver, Session, Tab } from './driver'

export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

const preferences = {
  'intl.accept_languages': 'zh-CN',
  // Third parties have no cookies in common, which is the default of a Firefox with windows.
  'network.cookie.cookieBehavior': 5,
  // Else mouse and keys do not reach frames of other sites.
  'fission.autostart': false,
  'fission.webContentIsolationStrategy': 0,
}

/** A page, or a frame of it. */
const tabOf = (page: Page, frame: Frame): Tab => {
  /** The point of the page at a point of the frame. */
  const pointOf = async (x: number, y: number): Promise<[x: number, y: number]> => {
    const box = frame === page.mainFrame() ? null : await (await frame.frameElement())?.boundingBox()
    return [(box?.x ?? 0) + x, (box?.y ?? 0) + y]
  }
  return {
    async open(address) {
      const go = () => frame.goto(address, { waitUntil: 'load' })
      // A document that is still fetching aborts the first attempt to leave it, or interrupts it.
      const isOvertaken = (error: unknown) =>
        /NS_BINDING_ABORTED|new navigation interrupted/.test(String(error))
      await go().catch((error) => (isOvertaken(error) ? go() : Promise.reject(error)))
    },
    evaluate: async (expression) => String(await frame.evaluate(expression)),
    async click(x, y) {
      await page.mouse.click(...(await pointOf(x, y)))
    },
    async wheel(x, y, deltaY) {
      await page.mouse.move(...(await pointOf(x, y)))
      await page.mouse.wheel({ deltaY })
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async pressWithControl(letter) {
      await page.keyboard.down('Control')
      await page.keyboard.press(letter)
      await page.keyboard.up('Control')
    },
    async choose(input, path) {
      const element = (await frame.evaluateHandle(withEyes(input))).asElement()
      await (await element?.toElement('input'))?.uploadFile(path)
    },
    picture: async () => Buffer.from(await page.screenshot()),
    async inside(origin) {
      const inner = page.frames().find((each) => each !== frame && each.url().startsWith(`${origin}/`))
      return inner && tabOf(page, inner)
    },
  }
}

export const startFirefox = async (): Promise<Driver> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: preferences,
  })
  return {
    version: await browser.version(),
    async openSession(size): Promise<Session> {
      const context = await browser.createBrowserContext()
      const problems: string[] = []
      const page = await context.newPage()
      await page.setViewport(size)
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      return {
        tab: tabOf(page, page.mainFrame()),
        async window(origin) {
          const pages = await context.pages()
          const other = pages.find((each) => each !== page && each.url().startsWith(`${origin}/`))
          return other && tabOf(other, other.mainFrame())
        },
        problems,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
