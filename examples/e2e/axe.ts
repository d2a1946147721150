import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What fades in has the contrast of its end only at its end. A document tells nothing of what moves in shadow trees. */
const waitUntilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const endsByItself = ({ playState, effect }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
    const movingIn = (root: Document | ShadowRoot): Animation[] => [
      ...root.getAnimations().filter(endsByItself),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? movingIn(shadowRoot) : [],
      ),
    ]
    for (let moving = movingIn(document); moving.length > 0; moving = movingIn(document))
      await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
  })

/** Every rule of axe holds for the page, or for the part of it that the selector names. */
export const expectAccessible = async (page: Page, selector?: string): Promise<void> => {
  await waitUntilStill(page)
  const builder = new AxeBuilder({ page })
  const { violations } = await (selector ? builder.include(selector) : builder).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect(found).toEqual([])
}
