import { expect, type Page } from '@playwright/test'

interface Notice {
  role: string | null
  text: string | null
}

type Watched = Window & { notices: Notice[] }

/** Records every notice from the next page on, because one may disappear before an assertion runs. */
export const watchNotices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const notices: Notice[] = []
    const { showPopover } = HTMLElement.prototype
    HTMLElement.prototype.showPopover = function (...options) {
      showPopover.apply(this, options)
      if (this.matches('.ch-toasts') && this.checkVisibility())
        notices.push({ role: this.role, text: this.textContent })
    }
    Object.assign(window, { notices })
  })

/** The notices so far, oldest first: failures have the role alert, others status. */
export const expectNotices = (page: Page, notices: readonly Notice[]) =>
  expect.poll(() => page.evaluate(() => (window as unknown as Watched).notices)).toEqual(notices)
