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
