import { expect, type Locator } from '@playwright/test'

/**
 * Presses after a lost answer until the sign of success is seen, however late its own answer is:
 * within a second of the first press the same is not sent twice.
 */
export const pressUntil = (button: Locator, sign: Locator) =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    await expect(sign).toBeVisible({ timeout: 5000 })
  }).toPass()

/** Presses a point of the page with what visitors have: a finger on a touch screen, else the mouse. */
const pressAt = async (seen: Locator, x: number, y: number) => {
  const page = seen.page()
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/** Presses the middle of what is seen, as soon as it stands still and nothing lies over it. */
export const press = async (seen: Locator) => {
  await seen.click({ trial: true })
  const box = await seen.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${seen}`)
  await pressAt(seen, box.x + box.width / 2, box.y + box.height / 2)
}

/** The middle of the first line of words, and whether a press there reaches them or the control they belong to. */
const lineOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element)
    const { x, y, width, height } = range.getClientRects()[0] ?? element.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(at.x, at.y)
    const control = element.closest('label') ?? element
    return { ...at, isReached: hit !== null && (control.contains(hit) || hit.contains(element)) }
  })

/** Presses the words of a control, in the middle of their first line, as soon as they stand still. */
export const pressText = async (words: Locator) => {
  await words.scrollIntoViewIfNeeded()
  let line = await lineOf(words)
  await expect(async () => {
    const before = line
    line = await lineOf(words)
    expect({ ...line }).toEqual({ ...before, isReached: true })
  }).toPass()
  await pressAt(words, line.x, line.y)
}
