import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Waits for animations, because contrast is final only then. A document does not list those in shadow roots. */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const hasEnd = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    const movingIn = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations().filter(hasEnd),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? movingIn(shadowRoot) : [],
      ),
    ]
    for (let moving = movingIn(document); moving.length > 0; moving = movingIn(document))
      await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
  })

/**
 * Returns what every rule of axe finds on the page, or on the part that the selector names. Without frames of other sites
 * it takes half the time.
 */
export const findViolations = async (
  page: Page,
  selector?: string,
  { withFrames = true } = {},
): Promise<string[]> => {
  await waitForAnimations(page)
  const builder = new AxeBuilder({ page }).setLegacyMode(!withFrames)
  const { violations } = await (selector ? builder.include(selector) : builder).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary ?? ''}`),
  )
}

/** Runs every rule of axe on the page, or on the part that the selector names. */
export const expectAccessible = async (page: Page, selector?: string): Promise<void> =>
  expect(await findViolations(page, selector)).toEqual([])

/** Expects that nothing is wider than the window. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)

/** Expects that the content of a page is accessible, and not wider than the window. */
export const expectRight = async (page: Page): Promise<void> => {
  await expectAccessible(page, 'main')
  await expectNoOverflow(page)
}
