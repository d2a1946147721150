import {
  applyTouchMode,
  hasSessionHint,
  markSession,
  readClosedAnnouncement,
  readTouchMode,
} from './app/document-attributes'

/*
 * Runs in the head before the first paint: what the browser remembers and the server cannot know changes the height of
 * the page and its header, and must not shift it later.
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
