import type { Core, PageVisit } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import { afterPaint } from '../app/rendering'
import type { View } from './view'

interface PageViewOptions {
  $view: ReadableAtom<View>
  track: Core['track']
  document: Document
  now?: () => number
}

/**
 * Records a page view whenever a page is left: for another page, another tab or for good. It is sent after the next page
 * is painted.
 */
export const watchPageViews = ({ $view, track, document, now = Date.now }: PageViewOptions): (() => void) => {
  let path = $view.get().href
  let startedAt: number | null = now()
  let unsent: PageVisit[] = []
  let cancelSend = () => {}

  const end = () => {
    if (startedAt !== null) unsent.push({ path, startedAt, endedAt: now() })
    startedAt = null
  }
  const send = () => {
    cancelSend()
    const visits = unsent
    unsent = []
    for (const visit of visits) track.pageView(visit)
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') {
      end()
      send()
    } else startedAt ??= now()
  }
  const stop = $view.listen((view) => {
    end()
    path = view.href
    startedAt = now()
    cancelSend()
    cancelSend = afterPaint(send)
  })
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    stop()
    send()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
