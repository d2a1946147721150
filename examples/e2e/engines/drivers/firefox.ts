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

/** A page, or a frame of it whose viewport begins at a point of the page's. */
const tabOf = (page: Page, frame: Frame, left = 0, top = 0): Tab => ({
  async open(address) {
    await frame.goto(address, { waitUntil: 'load' })
  },
  evaluate: async (expression) => String(await frame.evaluate(expression)),
  click: (x, y) => page.mouse.click(left + x, top + y),
  async wheel(x, y, deltaY) {
    await page.mouse.move(left + x, top + y)
    await page.mouse.wheel({ deltaY })
  },
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  async choose(input, path) {
    const element = (await frame.evaluateHandle(withEyes(input))).asElement()
    await (await element?.toElement('input'))?.uploadFile(path)
  },
  picture: async () => Buffer.from(await page.screenshot()),
  async inside(origin) {
    const inner = page.frames().find((each) => each !== frame && each.url().startsWith(`${origin}/`))
    const box = await (await inner?.frameElement())?.boundingBox()
    return inner && box ? tabOf(page, inner, box.x, box.y) : undefined
  },
})

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
