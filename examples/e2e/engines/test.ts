import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { startChromium } from './drivers/chromium'
import type { Driver } from './drivers/driver'
import { startFirefox } from './drivers/firefox'
import { startWebkit } from './drivers/webkit'
import { type EngineName, limits, phoneWidth } from './limits'
import { type Visitor, visitorOf } from './visitor'

const start: Record<EngineName, () => Promise<Driver>> = {
  firefox: startFirefox,
  webkit: startWebkit,
  'chromium-109': startChromium,
}

export interface EngineOptions {
  engine: EngineName
  width: number
}

const height = 800

/** What the page has asked for, each with its status: not every driver tells of the console. */
const loaded = `[location.href, document.visibilityState]
  .concat(performance.getEntriesByType('resource').map(({ name, responseStatus, duration }) =>
    [responseStatus, Math.round(duration), name].join(' ')))
  .join('\\n')`

export const test = base.extend<{ width: number; visitor: Visitor }, { engine: EngineName; driver: Driver }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  width: [1280, { option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start[engine]()
      await use(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ driver, engine, width }, use, info) => {
    const session = await driver.openSession({ width, height })
    const isNarrow = (await session.tab.evaluate('String(innerWidth)')) === String(width)
    expect(isNarrow, 'limits.ts is right about the width').toBe(
      width > phoneWidth || limits[engine]['phone width'] === undefined,
    )
    await use(visitorOf(session, engine, width))
    if (info.status !== info.expectedStatus) {
      writeFileSync(info.outputPath('picture.png'), await session.tab.picture())
      writeFileSync(info.outputPath('loaded.txt'), await session.tab.evaluate(loaded))
    }
    await session.close()
  },
})
