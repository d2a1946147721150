import { chromium, type Frame, type Page } from '@playwright/test'
import { chromiumArguments } from '../../../../.commands/test-settings.mjs'
import { withEyes } from '../look'
import type { Driver, Session, Tab } from './driver'
import { oldChromium } from './unpack-chromium'

/** A page, or a frame of it. */
const tabOf = (page: Page, frame: Frame): Tab => {
  /** The point of the page at a point of the frame. */
  const pointOf = async (x: number, y: number): Promise<[x: number, y: number]> => {
    const box = frame === page.mainFrame() ? null : await (await frame.frameElement())?.boundingBox()
    return [(box?.x ?? 0) + x, (box?.y ?? 0) + y]
  }
  return {
    async open(address) {
      await frame.goto(address)
    },
    evaluate: async (expression) => String(await frame.evaluate(expression)),
    async click(x, y) {
      await page.mouse.click(...(await pointOf(x, y)))
    },
    async wheel(x, y, deltaY) {
      await page.mouse.move(...(await pointOf(x, y)))
      await page.mouse.wheel(0, deltaY)
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    pressWithControl: (letter) => page.keyboard.press(`Control+${letter}`),
    async compose(letters, candidate) {
      const session = await page.context().newCDPSession(page)
      await session.send('Input.imeSetComposition', {
        text: letters,
        selectionStart: letters.length,
        selectionEnd: letters.length,
      })
      await session.send('Input.insertText', { text: candidate })
      await session.detach()
    },
    async choose(input, path) {
      const field = await frame.evaluateHandle<HTMLInputElement>(withEyes(input))
      await field.setInputFiles(path)
    },
    picture: async () => page.screenshot(),
    async inside(origin) {
      const inner = page.frames().find((each) => each !== frame && each.url().startsWith(`${origin}/`))
      return inner && tabOf(page, inner)
    },
  }
}

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
