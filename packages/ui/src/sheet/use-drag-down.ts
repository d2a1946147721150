import { type PointerEvent, type RefObject, useRef } from 'react'

/** Pulled down this far, or this fast, the sheet closes; otherwise it springs back. */
const farPx = 96
const fastPxPerMs = 0.6

/** Handlers for the grip of a sheet that is pulled down to close it. */
export const useDragDown = (panel: RefObject<HTMLElement | null>, onClose: () => void) => {
  const start = useRef<{ y: number; at: number } | null>(null)
  const pull = (y: number) => {
    const node = panel.current
    if (!node) return
    node.style.translate = y ? `0 ${y}px` : ''
    node.toggleAttribute('data-dragged', y > 0)
  }
  const end = (event: PointerEvent, wants: boolean) => {
    const from = start.current
    start.current = null
    if (!from) return
    const distance = Math.max(0, event.clientY - from.y)
    const speed = distance / Math.max(1, event.timeStamp - from.at)
    if (wants && (distance > farPx || (distance > 24 && speed > fastPxPerMs))) onClose()
    else pull(0)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = { y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current) pull(Math.max(0, event.clientY - start.current.y))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
