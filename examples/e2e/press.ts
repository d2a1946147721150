import { expect, type Locator } from '@playwright/test'

/** Presses after a lost response until `sign` is visible. More than once, because duplicates within a second are not sent. */
export const pressUntil = (button: Locator, sign: Locator) =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 })
    await expect(sign).toBeVisible({ timeout: 5000 })
  }).toPass()

/** Presses a point of the page by touch where the device has it, else by mouse. */
const pressAt = async (seen: Locator, x: number, y: number) => {
  const page = seen.page()
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

/**
 * The middle of an element, or of its first line of text, and whether a press there reaches it or its control.
 * Playwright's trial click would check a radio button without an event.
 */
const placeOf = (seen: Locator, isWords: boolean) =>
  seen.evaluate((element, ofWords) => {
    const range = document.createRange()
    range.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element)
    const line = ofWords ? range.getClientRects()[0] : undefined
    const { x, y, width, height } = line ?? element.getBoundingClientRect()
    const at = { x: x + width / 2, y: y + height / 2 }
    const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(at.x, at.y)
    const control = element.closest('label') ?? element
    return { ...at, isReached: hit !== null && (control.contains(hit) || hit.contains(element)) }
  }, isWords)

const pressPlace = async (seen: Locator, isWords: boolean) => {
  let place = await placeOf(seen, isWords)
  await expect(async () => {
    // Each time: a page that is still growing returns to where it was left.
    await seen.scrollIntoViewIfNeeded()
    const before = place
    place = await placeOf(seen, isWords)
    expect(place).toEqual({ ...before, isReached: true })
  }).toPass()
  await pressAt(seen, place.x, place.y)
}

/** Presses the middle of an element, once it is stable and not covered. */
export const press = (seen: Locator) => pressPlace(seen, false)

/** Presses the middle of the first line of a control's text. */
export const pressText = (words: Locator) => pressPlace(words, true)

/** Moves the focus on with Tab until it is on a control, as visitors without a mouse do. */
export const reach = async (control: Locator) => {
  const isFocused = () =>
    control.evaluate((element) => (element.getRootNode() as Document).activeElement === element)
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isFocused()) return
    await control.page().keyboard.press('Tab')
  }
  throw new Error('The keyboard does not reach it.')
}

/** Reaches a control with the keyboard, and presses it. */
export const pressByKeyboard = async (control: Locator, key = 'Enter') => {
  await reach(control)
  await control.page().keyboard.press(key)
}
