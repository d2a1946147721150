import { vi } from 'vitest'

/** What pages ask of a browser and the test environment does not have; ends with `vi.unstubAllGlobals()`. */
export const standInBrowser = (): void => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
}
