import { readClosedAnnouncement } from './device/closed-announcement'
import { applyTouchMode, readTouchMode } from './device/touch-mode'

/*
 * Runs before the first paint, from the head: what the browser remembers and the server cannot know decides how high
 * the page begins, and must not make it jump later.
 */
const root = document.documentElement
try {
  applyTouchMode(root, readTouchMode(localStorage, location.search))
  const closed = readClosedAnnouncement(localStorage)
  if (closed && root.dataset.announcement === closed) root.dataset.announcement = 'closed'
} catch {
  // A browser without storage gets the ordinary page.
}
