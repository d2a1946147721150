import { vi } from 'vitest'

const isOpen = Symbol('open')
type Popover = HTMLElement & { [isOpen]?: boolean }

const turn = (popover: Popover, open: boolean) => {
  popover[isOpen] = open
  popover.style.display = open ? 'block' : ''
}

/** Adds what jsdom lacks of a wide screen: media queries, client rectangles and a top layer. */
export const pretendWideScreen = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { matches } = Element.prototype
  Object.assign(HTMLElement.prototype, {
    getClientRects: () => [new DOMRect()],
    showPopover(this: Popover) {
      turn(this, true)
    },
    hidePopover(this: Popover) {
      turn(this, false)
    },
    matches(this: Popover, selector: string) {
      return selector === ':popover-open' ? Boolean(this[isOpen]) : matches.call(this, selector)
    },
  })
}

/** Removes the support of popovers, on the same screen. */
export const pretendNoPopovers = (): void => {
  for (const name of ['showPopover', 'hidePopover', 'matches'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
}

export const pretendNarrowScreen = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
}
