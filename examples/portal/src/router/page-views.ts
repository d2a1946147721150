import { createScope, randomKey, type Track, trackedPath } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import { afterPaint } from '../app/rendering'
import type { View } from '../app/view'

interface PageViewOptions {
  $view: ReadableAtom<View>
  track: Track
  document: Document
  now?: () => number
}

/** A page while it is looked at: it counts once, for as long as it is in sight. */
interface OpenView {
  id: string
  path: string
  startedAt: number
  seenMs: number
  /** Since when the page is in sight; null while another tab or nothing is. */
  shownAt: number | null
}

/** Errors and pages that wait for sign-on are no views of the page. */
const pathOf = (view: View): string | null => (view.phase === 'ready' ? trackedPath(view.href) : null)

/**
 * Records a page view whenever a page is left: for another page, another tab or for good. It is sent after the next page
 * is painted; a visitor who comes back to the tab extends it.
 */
export const watchPageViews = ({ $view, track, document, now = Date.now }: PageViewOptions): (() => void) => {
  const { defaultView: window } = document
  let open: OpenView | null = null
  let unsent = new Set<OpenView>()
  let cancelSend = () => {}

  const start = (path: string | null) => {
    const shownAt = document.visibilityState === 'hidden' ? null : now()
    open = path === null ? null : { id: randomKey(), path, startedAt: now(), seenMs: 0, shownAt }
  }
  const hide = () => {
    if (!open || open.shownAt === null) return
    open.seenMs += Math.max(0, now() - open.shownAt)
    open.shownAt = null
    unsent.add(open)
  }
  const send = () => {
    cancelSend()
    const views = unsent
    unsent = new Set()
    for (const { id, path, startedAt, seenMs } of views)
      track.pageView({ viewId: id, path, startedAt, endedAt: startedAt + seenMs })
  }
  const leave = () => {
    hide()
    send()
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave()
    else if (open) open.shownAt ??= now()
  }
  start(pathOf($view.get()))
  const { signal, add, end } = createScope()
  const watchView = (view: View) => {
    const path = pathOf(view)
    if (path === open?.path) return
    hide()
    start(path)
    cancelSend()
    cancelSend = afterPaint(send)
  }
  add($view.listen(watchView), leave)
  document.addEventListener('visibilitychange', onVisibility, { signal })
  // Some browsers leave a page without hiding it first.
  window?.addEventListener('pagehide', leave, { signal })
  window?.addEventListener('pageshow', onVisibility, { signal })
  return end
}
