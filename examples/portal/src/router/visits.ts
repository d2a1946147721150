import type { Core, PageVisit } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import { afterPaint } from '../app/rendering'
import type { View } from './view'

interface VisitWatch {
  $view: ReadableAtom<View>
  track: Core['track']
  document: Document
  now?: () => number
}

/**
 * Records a page view whenever a page is left: for another page, another tab or for good. What a visitor goes to is
 * painted first.
 */
export const watchVisits = ({ $view, track, document, now = Date.now }: VisitWatch): (() => void) => {
  let path = $view.get().href
  let startedAt: number | null = now()
  let unsent: PageVisit[] = []
  let callOff = () => {}

  const end = () => {
    if (startedAt !== null) unsent.push({ path, startedAt, endedAt: now() })
    startedAt = null
  }
  const send = () => {
    callOff()
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
    callOff()
    callOff = afterPaint(send)
  })
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    stop()
    send()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
