import { expect, type Page } from '@playwright/test'

interface Notice {
  role: string | null
  text: string | null
}

type Watched = Window & { notices: Notice[] }

/** Remembers every notice from the next page on: on a busy machine one has gone before anybody looks for it. */
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

/** What the page has said so far, the oldest first: trouble as an alert, anything else as a status. */
export const expectNotices = (page: Page, notices: readonly Notice[]) =>
  expect.poll(() => page.evaluate(() => (window as unknown as Watched).notices)).toEqual(notices)
