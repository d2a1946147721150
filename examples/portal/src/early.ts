import {
  applyTouchMode,
  hasSessionHint,
  markSession,
  readClosedAnnouncement,
  readTouchMode,
} from './app/document-attributes'
import { keepEarlyPress } from './app/early-press'

/*
 * Runs in the head before the first paint: what the browser remembers and the server cannot know changes the height of
 * the page and its header, and must not shift it later. Presses are kept from here on.
 */
const root = document.documentElement
const openStorage = () => localStorage
if (window.self !== window.top) root.dataset.framed = ''
applyTouchMode(root, readTouchMode(openStorage, location.search))
markSession(root, hasSessionHint(openStorage))
const closed = readClosedAnnouncement(openStorage)
if (closed && root.dataset.announcement === closed) root.dataset.announcement = 'closed'
keepEarlyPress(document)
