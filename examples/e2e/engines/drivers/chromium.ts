import { chromium, type Frame, type Page } from '@playwright/test'
import { chromiumArguments } from '../../../../.commands/test-settings.mjs'
import { withEyes } from '../look'
import type { Driver, Session, Tab } from './driver'
import { oldChromium } from './unpack-chromium'

/** A page, or a frame of it whose viewport begins at a point of the page's. */
const tabOf = (page: Page, frame: Frame, left = 0, top = 0): Tab => ({
  async open(address) {
    await frame.goto(address)
  },
  evaluate: async (expression) => String(await frame.evaluate(expression)),
  click: (x, y) => page.mouse.click(left + x, top + y),
  async wheel(x, y, deltaY) {
    await page.mouse.move(left + x, top + y)
    await page.mouse.wheel(0, deltaY)
  },
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  async choose(input, path) {
    const field = await frame.evaluateHandle<HTMLInputElement>(withEyes(input))
    await field.setInputFiles(path)
  },
  picture: () => page.screenshot(),
  async inside(origin) {
    const inner = page.frames().find((each) => each !== frame && each.url().startsWith(`${origin}/`))
    const box = await (await inner?.frameElement())?.boundingBox()
    return inner && box ? tabOf(page, inner, box.x, box.y) : undefined
  },
})

export const startChromium = async (): Promise<Driver> => {
  const browser = await chromium.launch({
    executablePath: oldChromium(),
    args: [...chromiumArguments, '--no-zygote'],
  })
  return {
    version: browser.version(),
    async openSession(viewport): Promise<Session> {
      const context = await browser.newContext({ viewport, locale: 'zh-CN', ignoreHTTPSErrors: true })
      const problems: string[] = []
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text())
      })
      page.on('pageerror', (error) => problems.push(error.message))
      return {
        tab: tabOf(page, page.mainFrame()),
        async window(origin) {
          const other = context.pages().find((each) => each !== page && each.url().startsWith(`${origin}/`))
          return other && tabOf(other, other.mainFrame())
        },
        problems,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
