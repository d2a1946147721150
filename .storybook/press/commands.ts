import type {} from '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

/** Presses a point of the window with the mouse. */
export const pressMouse: BrowserCommand<[x: number, y: number]> = ({ page }, x, y) => page.mouse.click(x, y)

/** Presses a point of the window with a finger; by DevTools protocol, so that other stories keep a fine pointer. */
export const pressFinger: BrowserCommand<[x: number, y: number]> = async ({ page }, x, y) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devTools.detach()
}

export const pressKey: BrowserCommand<[key: string]> = ({ page }, key) => page.keyboard.press(key)

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressMouse(x: number, y: number): Promise<void>
    pressFinger(x: number, y: number): Promise<void>
    pressKey(key: string): Promise<void>
  }
}
