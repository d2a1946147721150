import {
  applyTouchMode,
  hasSessionHint,
  markSession,
  readClosedAnnouncement,
  readTouchMode,
} from './app/document-attributes'

/*
 * Runs before the first paint, from the head: what the browser remembers and the server cannot know decides how high
 * the page begins and what stands in its header, and must not make it jump later.
 */
const root = document.documentElement
try {
  if (window.self !== window.top) root.dataset.framed = ''
  applyTouchMode(root, readTouchMode(localStorage, location.search))
  markSession(root, hasSessionHint(localStorage))
  const closed = readClosedAnnouncement(localStorage)
  if (closed && root.dataset.announcement === closed) root.dataset.announcement = 'closed'
} catch {
  // A browser without storage gets the ordinary page.
}
