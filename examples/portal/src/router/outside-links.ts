import type { Track } from '@chuhai/core'
import { anchorOf } from './links'

/** Records that a visitor follows a link to another site; not which one. */
export const watchOutsideLinks = (document: Document, track: Track): (() => void) => {
  const onClick = (event: Event) => {
    const anchor = anchorOf(event)
    const { location } = document
    if (!anchor?.protocol.startsWith('http') || anchor.origin === location.origin) return
    track.event('outsideLinkFollowed', location.pathname + location.search)
  }
  // The middle button opens a link in another tab, and is no click.
  for (const name of ['click', 'auxclick']) document.addEventListener(name, onClick)
  return () => {
    for (const name of ['click', 'auxclick']) document.removeEventListener(name, onClick)
  }
}
