import { useLayoutEffect, useRef } from 'react'
import type { Notice } from './notice'
import { Toast } from './Toast'
import { useDeparture } from './use-departure'

export interface ToastsProps {
  notice: Notice | null
  onDismiss: (id: Notice['id']) => void
}

const useBeforePaint = typeof document === 'undefined' ? () => undefined : useLayoutEffect

/** One message at a time, above everything; it leaves by itself and waits while it is pointed at. */
export const Toasts = ({ notice, onDismiss }: ToastsProps) => {
  const layer = useRef<HTMLDivElement>(null)
  const hover = useDeparture(notice, onDismiss)
  // Taken out and put back for each message: what is shown last lies on top, also above a dialog opened since.
  useBeforePaint(() => {
    const node = layer.current
    if (!notice || !node) return
    // A browser without the top layer shows it where it stands.
    if (!node.showPopover) return node.removeAttribute('popover')
    node.showPopover()
    return () => {
      if (node.isConnected) node.hidePopover()
    }
  }, [notice?.id])
  return (
    <div
      className="ch-toasts"
      ref={layer}
      popover="manual"
      role={notice?.kind === 'error' ? 'alert' : 'status'}
    >
      {notice && <Toast key={notice.id} kind={notice.kind} text={notice.text} {...hover} />}
    </div>
  )
}
