import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/Icon'
import { iconError, iconSuccess, iconWarning } from '../icons/paths'
import { useIsomorphicLayoutEffect } from '../layout-effect/use-isomorphic-layout-effect'
import { useStyles } from '../styling/use-styles'
import { keepPopover } from '../top-layer/stay-in-top-layer'
import css from './toasts.css?inline'

/** A short message of the page. */
export interface Notice {
  id: string | number
  kind: 'success' | 'warning' | 'error'
  text: string
  durationMs: number
}

/** Counts a notice's time down, except while the pointer rests on it. */
const useNoticeTimer = (notice: Notice | null, onDismiss: (id: Notice['id']) => void) => {
  const [isPaused, setIsPaused] = useState(false)
  const leftMs = useRef(0)
  const id = notice?.id
  const durationMs = notice?.durationMs ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new notice restarts, even with the same duration
  useEffect(() => {
    leftMs.current = durationMs
    setIsPaused(false)
  }, [id, durationMs])
  useEffect(() => {
    if (id === undefined || isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => onDismiss(id), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= Date.now() - startedAt
    }
  }, [id, isPaused, onDismiss])
  // Not `onPointerEnter`, which React derives from the `pointerout` of the element before: a removed toast sends none.
  return { onPointerOver: () => setIsPaused(true), onPointerLeave: () => setIsPaused(false) }
}

interface ToastProps {
  kind: 'success' | 'warning' | 'error'
  text: string
  onPointerOver?: () => void
  onPointerLeave?: () => void
}

const icons = { success: iconSuccess, warning: iconWarning, error: iconError }

/** What a message looks like. */
export const Toast = ({ kind, text, ...hover }: ToastProps) => {
  useStyles(css)
  return (
    <div className={`ch-toast ch-toast--${kind}`} {...hover}>
      <Icon path={icons[kind]} size={20} />
      <span>{text}</span>
    </div>
  )
}

/** What `Toasts` takes; the owner keeps the notice and takes it away on `onDismiss`. */
export interface ToastsProps {
  /** The message that is shown; null for none. */
  notice: Notice | null
  /** Its time is over; the owner takes it away. */
  onDismiss: (id: Notice['id']) => void
}

/**
 * One message at a time, above everything; it leaves by itself and waits while it is pointed at.
 *
 * @example
 * const [notice, setNotice] = useState<Notice | null>({ id: 1, kind: 'success', text: '已保存', durationMs: 1000 })
 * return <Toasts notice={notice} onDismiss={() => setNotice(null)} />
 */
export const Toasts = ({ notice, onDismiss }: ToastsProps) => {
  const layer = useRef<HTMLDivElement>(null)
  const hover = useNoticeTimer(notice, onDismiss)
  // Taken out and put back for each message: what is shown last lies on top, also above a dialog opened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notice
  useIsomorphicLayoutEffect(() => {
    const node = layer.current
    return notice && node ? keepPopover(node) : undefined
  }, [notice?.id])
  return (
    <div className="ch-toasts" ref={layer} role={notice?.kind === 'error' ? 'alert' : 'status'}>
      {notice && <Toast key={notice.id} kind={notice.kind} text={notice.text} {...hover} />}
    </div>
  )
}
