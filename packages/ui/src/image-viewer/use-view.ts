import { ownOptions } from '@chuhai/host-page'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { watchGestures } from './gestures'
import {
  doubleTapScale,
  fitOf,
  keptInside,
  type Point,
  type View,
  wholeView,
  zoomedAt,
  zoomStep,
} from './view'

const swipePx = 48

interface ViewOptions {
  stage: RefObject<HTMLElement | null>
  picture: RefObject<HTMLImageElement | null>
  /** Swiped to the left (1) or to the right (-1) while the whole picture is seen. */
  onSwipe: (direction: 1 | -1) => void
}

const sizeOf = (node: HTMLElement | null) => ({
  width: node?.offsetWidth ?? 0,
  height: node?.offsetHeight ?? 0,
})

const pictureOf = (node: HTMLImageElement | null) => ({ ...sizeOf(node), pixels: node?.naturalWidth ?? 0 })

/** How the picture on the stage is looked at, by buttons, keys, wheel and fingers. */
export const useView = ({ stage, picture, onSwipe }: ViewOptions) => {
  const [view, setView] = useState<View>(wholeView)
  const [isMoving, setIsMoving] = useState(false)

  const change = useCallback(
    (next: (view: View) => View) =>
      setView((before) => keptInside(next(before), pictureOf(picture.current), sizeOf(stage.current))),
    [picture, stage],
  )
  const zoom = (factor: number, at?: Point) => change((before) => zoomedAt(before, before.scale * factor, at))
  const pan = (by: Point) => change((before) => ({ ...before, x: before.x + by.x, y: before.y + by.y }))

  /** From the middle of the stage. */
  const inside = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  const gestures = {
    onDrag: (by: Point) => {
      if (view.scale === 1) return
      setIsMoving(true)
      pan(by)
    },
    onPinch: (factor: number, at: Point) => {
      setIsMoving(true)
      zoom(factor, inside(at))
    },
    onDoubleTap: (at: Point) =>
      change((before) => zoomedAt(before, before.scale > 1 ? 1 : doubleTapScale, inside(at))),
    onRelease: (by: Point) => {
      setIsMoving(false)
      const isSideways = Math.abs(by.x) > swipePx && Math.abs(by.x) > Math.abs(by.y) * 1.5
      if (view.scale === 1 && isSideways) onSwipe(by.x < 0 ? 1 : -1)
    },
    onWheel: (event: WheelEvent) => {
      event.preventDefault()
      setIsMoving(true)
      zoom(Math.exp(-event.deltaY / 400), inside({ x: event.clientX, y: event.clientY }))
    },
  }
  const latest = useRef(gestures)
  useLayoutEffect(() => {
    latest.current = gestures
  })
  useEffect(() => {
    const node = stage.current
    if (!node) return
    const end = watchGestures(node, () => latest.current)
    // Not passive, because the page behind must not scroll or zoom along.
    const wheel = (event: WheelEvent) => latest.current.onWheel(event)
    node.addEventListener('wheel', wheel, ownOptions({ passive: false }))
    return () => {
      end()
      node.removeEventListener('wheel', wheel)
    }
  }, [stage])

  return {
    view,
    /** Follows a finger or the wheel: without a transition. */
    isMoving,
    transform: () => {
      const fit = fitOf(view, pictureOf(picture.current), sizeOf(stage.current))
      return `translate(${view.x}px, ${view.y}px) rotate(${view.quarters * 90}deg) scale(${view.scale * fit})`
    },
    zoomIn: () => {
      setIsMoving(false)
      zoom(zoomStep)
    },
    zoomOut: () => {
      setIsMoving(false)
      zoom(1 / zoomStep)
    },
    rotate: () => {
      setIsMoving(false)
      change((before) => ({ ...before, x: 0, y: 0, quarters: before.quarters + 1 }))
    },
    reset: () => {
      setIsMoving(false)
      setView(wholeView)
    },
    pan,
  }
}
