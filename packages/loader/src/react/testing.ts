import { afterEach, beforeEach } from 'vitest'
import { createRoot } from './client'

/** A place on the page for each test, and its root; both go with the test. */
export const placeForEach = () => {
  const own = {} as { place: HTMLElement; root: ReturnType<typeof createRoot> }
  beforeEach(() => {
    own.place = document.body.appendChild(document.createElement('div'))
    own.root = createRoot(own.place)
  })
  afterEach(() => {
    own.root.unmount()
    own.place.remove()
  })
  return own
}
