/** The distance at which a pointer counts as near. */
const nearPx = 64
/** Further away from the sides of the window than this nothing is measured: the rail stands at one of them. */
const sidePx = 128

/** Calls back once, when a pointer comes near an element at a side of the window. Returns what stops it. */
export const whenNear = (view: Window, element: Element, onNear: () => void): (() => void) => {
  const look = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
    // A finger that scrolls the page only passes by.
    if (pointerType === 'touch' || Math.min(x, view.innerWidth - x) > sidePx) return
    const { left, right, top, bottom } = element.getBoundingClientRect()
    if (Math.max(left - x, x - right, top - y, y - bottom) > nearPx) return
    stop()
    onNear()
  }
  const stop = () => view.removeEventListener('pointermove', look, true)
  // While capturing, because a page may stop its events.
  view.addEventListener('pointermove', look, true)
  return stop
}
