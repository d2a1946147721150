import type { Core } from '@chuhai/core'
import type { ReadableAtom } from 'nanostores'
import type { View } from './view'

interface VisitWatch {
  $view: ReadableAtom<View>
  track: Core['track']
  document: Document
  now?: () => number
}

/** Records a page view whenever a page is left: for another page, another tab or for good. */
export const watchVisits = ({ $view, track, document, now = Date.now }: VisitWatch): (() => void) => {
  let path = $view.get().href
  let startedAt: number | null = now()

  const end = () => {
    if (startedAt !== null) track.pageView({ path, startedAt, endedAt: now() })
    startedAt = null
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') end()
    else startedAt ??= now()
  }
  const stop = $view.listen((view) => {
    end()
    path = view.href
    startedAt = now()
  })
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
