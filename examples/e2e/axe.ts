import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Every rule of axe holds for the page, or for the part of it that the selector names. */
export const expectAccessible = async (page: Page, selector?: string): Promise<void> => {
  // What fades in has the contrast of its end only at its end.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  )
  const builder = new AxeBuilder({ page })
  const { violations } = await (selector ? builder.include(selector) : builder).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect(found).toEqual([])
}
