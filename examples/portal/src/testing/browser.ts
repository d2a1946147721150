import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** Stubs what jsdom lacks and pages need; undone by `vi.unstubAllGlobals()`. */
export const stubBrowser = (): void => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  // A wide window of a visitor who prefers less motion, so that dialogs close at once.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
}

/** Stops the clock for each test of a file, in a browser with what pages need. */
export const stopClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers()
    stubBrowser()
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** An IntersectionObserver whose elements come near the window with `meet`; ends with `vi.unstubAllGlobals()`. */
export const stubIntersections = () => {
  const callbacks: (() => void)[] = []
  let options: IntersectionObserverInit | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        onChange: (entries: { isIntersecting: boolean }[]) => void,
        init: IntersectionObserverInit,
      ) {
        options = init
        callbacks.push(() => onChange([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const meet = () => {
    for (const callback of callbacks) callback()
  }
  return { meet, optionsOf: () => options }
}
